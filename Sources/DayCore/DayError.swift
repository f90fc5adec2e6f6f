/// What can be wrong with a civil date. Every case holds the offending value; `description` says
/// what was wrong and what would be right.
public enum DayError: Error, Equatable, Sendable {
  /// The month is not 1 to 12.
  case monthOutOfRange(month: Int)
  /// The month of that year has no such day.
  case dayOutOfRange(day: Int, month: Int, year: Int)
  /// The year lies beyond what an `Int` day number can hold (about 25 quadrillion years).
  case yearOutOfRange(year: Int)
  /// The text is not a calendar date of ISO 8601, `YYYY-MM-DD`.
  case malformedISO8601(text: String)
}

extension DayError: CustomStringConvertible {
  /// The message a person should read.
  public var description: String {
    switch self {
    case .monthOutOfRange(let month):
      return "month \(month) does not exist: months are 1 to 12"
    case .dayOutOfRange(let day, let month, let year):
      let last = Day.daysInMonth(month, year: year)
      let name = DayComponents.isoMonth(year: year, month: month)
      return "day \(day) does not exist in \(name): its days are 1 to \(last)"
    case .yearOutOfRange(let year):
      return "year \(year) is beyond the range of day numbers"
    case .malformedISO8601(let text):
      return "\"\(text)\" is not a date: write YYYY-MM-DD, for example 2026-02-17"
    }
  }
}
