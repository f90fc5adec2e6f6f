import DayCore

/// What can be wrong with what a calendar model is asked for. Every case holds the offending
/// value and the bounds; `description` says what was wrong and what would be right.
public enum CalendarModelsError: Error, Equatable, Sendable {
  /// The start of a horizontal calendar lies less than seven days before today.
  case startTooLate(start: Day, latest: Day)
  /// The last available day of a horizontal calendar lies before today.
  case lastDayBeforeToday(last: Day, today: Day)
  /// The horizontal calendar does not have the day.
  case dayOutsideCalendar(day: Day, days: ClosedRange<Day>)
  /// The horizontal calendar shows the day, but it cannot be selected.
  case dayUnavailable(day: Day, available: ClosedRange<Day>)
}

extension CalendarModelsError: CustomStringConvertible {
  /// The message a person should read.
  public var description: String {
    switch self {
    case .startTooLate(let start, let latest):
      "the calendar cannot start on \(start): it must start on \(latest) or earlier"
    case .lastDayBeforeToday(let last, let today):
      "the calendar cannot end on \(last): it must reach today, \(today), or a later day"
    case .dayOutsideCalendar(let day, let days):
      "the calendar does not show \(day): its days are \(days.lowerBound) to \(days.upperBound)"
    case .dayUnavailable(let day, let available):
      """
      \(day) cannot be selected: the available days are \(available.lowerBound) to \
      \(available.upperBound)
      """
    }
  }
}
