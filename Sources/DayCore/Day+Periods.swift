// The first and the last day of the periods around a day. At the two ends of what an `Int` can
// number, a period is cut off where the day numbers end.

extension Day {
  /// The first day of this day's month.
  public var startOfMonth: Day { clampedAdvance(by: 1 - dayComponents.dayOfMonth) }

  /// The last day of this day's month.
  public var endOfMonth: Day {
    let date = dayComponents
    return clampedAdvance(
      by: Self.daysInMonth(date.month, year: date.year) - date.dayOfMonth)
  }

  /// The first day of this day's week.
  public func startOfWeek(startingOn startOfWeek: StartOfWeek = .sunday) -> Day {
    clampedAdvance(by: -startOfWeek.daysUntil(weekday))
  }

  /// The last day of this day's week.
  public func endOfWeek(startingOn startOfWeek: StartOfWeek = .sunday) -> Day {
    clampedAdvance(by: 6 - startOfWeek.daysUntil(weekday))
  }

  /// The day that many days later, but no further than an `Int` can number.
  func clampedAdvance(by days: Int) -> Day {
    let (count, overflow) = daysSince1970.addingReportingOverflow(days)
    guard !overflow else { return Day(daysSince1970: days < 0 ? .min : .max) }
    return Day(daysSince1970: count)
  }
}
