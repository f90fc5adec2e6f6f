import DayCore
import Holidays
import Lunisolar

/// What can be wrong with an anniversary or a calendar of events, or with what it is evaluated
/// over. `description` says what was wrong and what would be right.
public enum EventsError: Error, Equatable, Sendable {
  /// The day lies outside what the table covers for the tradition.
  case dayOutsideCoverage(day: Day, tradition: Tradition, coverage: ClosedRange<Day>)
  /// There are more occurrences than anyone can want.
  case tooManyOccurrences(limit: Int)
  /// Finding the occurrences, be there any or none, takes longer than anyone can want.
  case tooManyDays(limit: Int)
  /// A rule cannot be evaluated.
  case rule(HolidayError)
}

extension EventsError: CustomStringConvertible {
  /// The message a person should read.
  public var description: String {
    switch self {
    case .dayOutsideCoverage(let day, let tradition, let coverage):
      """
      \(day) is outside the \(tradition.name) calendar: it covers \(coverage.lowerBound) to \
      \(coverage.upperBound)
      """
    case .tooManyOccurrences(let limit):
      "the events have more than \(limit) occurrences in this time: ask for fewer days"
    case .tooManyDays(let limit):
      "more than \(limit) days would have to be looked at for the events: ask for fewer days"
    case .rule(let error):
      error.description
    }
  }
}
