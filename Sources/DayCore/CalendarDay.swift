/// One cell of a calendar grid: a day with its components already worked out, so that drawing the
/// cell computes nothing.
public struct CalendarDay: Hashable, Identifiable, Sendable {
  /// The day.
  public let day: Day
  /// The year, month and day of the month of ``day``.
  public let dayComponents: DayComponents

  /// The day itself identifies its cell.
  public var id: Day { day }

  /// The cell of that day.
  public init(day: Day) {
    self.day = day
    dayComponents = day.dayComponents
  }
}
