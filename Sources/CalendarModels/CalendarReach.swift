import DayCore

/// The days that the models calculate with: about 3 quadrillion years to either side of 1970. It
/// leaves room in a day number for every window and every extension, so that none overflows.
enum CalendarReach {
  private static let limit = 1 << 60
  /// The weeks between the two ends.
  static let weeks = 2 * limit / 7

  /// The nearest day within reach.
  static func clamp(_ day: Day) -> Day {
    Day(daysSince1970: min(max(day.daysSince1970, -limit), limit))
  }

  static func clamp(_ days: ClosedRange<Day>) -> ClosedRange<Day> {
    clamp(days.lowerBound)...clamp(days.upperBound)
  }
}
