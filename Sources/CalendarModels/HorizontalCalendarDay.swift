import DayCore

/// A day of a horizontal calendar as it is to be drawn.
public struct HorizontalCalendarDay<Cell> {
  /// The day.
  public let day: Day
  /// What the cell source makes of the day.
  public let cell: Cell
  /// Whether it is today.
  public let isToday: Bool
  /// Whether it is the selected day.
  public let isSelected: Bool
  /// Whether it can be selected.
  public let isAvailable: Bool
  /// Whether it is marked as having content.
  public let hasContent: Bool
}

extension HorizontalCalendarDay: Identifiable {
  /// The day itself identifies its cell.
  public var id: Day { day }
}

extension HorizontalCalendarDay: Sendable where Cell: Sendable {}
extension HorizontalCalendarDay: Equatable where Cell: Equatable {}
