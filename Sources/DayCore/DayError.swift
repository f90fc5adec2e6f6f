/// What can be wrong with a civil date. Every case holds the offending value; `description` says
/// what was wrong and what would be right.
public enum DayError: Error, Equatable, Sendable {
  /// The month is not 1 to 12.
  case monthOutOfRange(month: Int)
  /// The month of that year has no such day.
  case dayOutOfRange(day: Int, month: Int, year: Int)
  /// The year lies beyond what an `Int` day number can hold (about 25 quadrillion years).
  case yearOutOfRange(year: Int)
  /// The month of that year has no such weekday; ordinals count from 1, and from -1 at the end.
  case weekdayOutOfRange(ordinal: Int, weekday: Weekday, month: Int, year: Int)
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
      let name = DayComponents(year: year, month: month, dayOfMonth: 1).isoMonth
      return "day \(day) does not exist in \(name): its days are 1 to \(last)"
    case .yearOutOfRange(let year):
      let (first, last) = (Day(daysSince1970: .min), Day(daysSince1970: .max))
      return "year \(year) is out of range: days are numbered from \(first) to \(last)"
    case .weekdayOutOfRange(let ordinal, let weekday, let month, let year):
      let name = DayComponents(year: year, month: month, dayOfMonth: 1).isoMonth
      return """
        \(name) has no \(weekday) number \(ordinal): \
        write 1 for the first to 4, in some months 5, or -1 for the last
        """
    case .malformedISO8601(let text):
      return "\"\(text)\" is not a date: write YYYY-MM-DD, for example 2026-02-17"
    }
  }
}
