import DayCore
import Lunisolar

/// Why a table could not be opened or an answer could not be given.
public enum LunarDatabaseError: Error, Hashable, Sendable {
  /// The file cannot be read; `reason` is the operating system's word.
  case unreadable(path: String, reason: String)
  /// The file is something else than a lunarcal table.
  case notATable(source: String, found: String)
  /// The table is of a schema version that this program does not know.
  case unsupportedSchema(source: String, found: Int, supported: Int)
  /// The table has been damaged: its content is not what its generator wrote.
  case damaged(source: String, detail: String)
  /// The day lies outside what the table covers for the tradition.
  case dayOutsideCoverage(day: Day, tradition: Tradition, coverage: ClosedRange<Day>)
  /// The lunar year lies outside what the table covers for the tradition.
  case yearOutsideCoverage(year: Int, tradition: Tradition, years: ClosedRange<Int>)
  /// The lunar year has no such month; `leapMonth` is the one it has, if any.
  case noSuchMonth(date: LunarDate, tradition: Tradition, leapMonth: Int?)
  /// The month has no such day; `length` is the number of its days.
  case noSuchDay(date: LunarDate, tradition: Tradition, length: Int)
}

extension LunarDatabaseError: CustomStringConvertible {
  /// The message a person should read.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      return "cannot read \"\(path)\": \(reason)"
    case .notATable(let source, let found):
      return "\(source) is not a lunarcal table: \(found); Tools/generate makes one"
    case .unsupportedSchema(let source, let found, let supported):
      let remedy = found > supported ? "use a newer lunarcal" : "make a new one by Tools/generate"
      return """
        \(source) has schema version \(found) and this program reads version \(supported): \
        \(remedy)
        """
    case .damaged(let source, let detail):
      return "\(source) is damaged: \(detail); make a new one by Tools/generate"
    case .dayOutsideCoverage(let day, let tradition, let coverage):
      return """
        \(day) is outside the \(tradition.name) calendar: it covers \(coverage.lowerBound) to \
        \(coverage.upperBound)
        """
    case .yearOutsideCoverage(let year, let tradition, let years):
      return """
        lunar year \(year) is outside the \(tradition.name) calendar: it covers lunar years \
        \(years.lowerBound) to \(years.upperBound)
        """
    case .noSuchMonth(let date, let tradition, let leapMonth):
      let leap = leapMonth.map { "its leap month is L\($0)" } ?? "it has no leap month"
      let month = (date.isLeapMonth ? "leap month L" : "month ") + String(date.month)
      return "\(tradition.name) lunar year \(date.year) has no \(month): \(leap)"
    case .noSuchDay(let date, let tradition, let length):
      let month = (date.isLeapMonth ? "leap month L" : "month ") + String(date.month)
      return """
        \(tradition.name) lunar year \(date.year), \(month) has no day \(date.day): its days are \
        1 to \(length)
        """
    }
  }
}
