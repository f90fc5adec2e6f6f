import DayCore

/// What a horizontal calendar tells its client. Every callback is optional: one that is not
/// implemented does nothing.
public protocol HorizontalCalendarObserver: AnyObject {
  /// The user has tapped an available day, which is now the selected one.
  func didTapDay(_ day: Day)

  /// A day has come into view: by scrolling, or because the whole calendar has appeared. A client
  /// may load what there is on that day and mark it with ``HorizontalCalendar/markContent(on:)``.
  func dayAppeared(_ day: Day)

  /// The user interface has laid out the calendar for the first time and knows its height, in
  /// its own unit: points, or lines of a terminal. Told once.
  func didSetFirstHeight(_ height: Double)

  /// The day that is selected without a tap when the observer is attached: today, at first.
  func didSelectFirstDay(_ day: Day)
}

extension HorizontalCalendarObserver {
  /// Does nothing.
  public func didTapDay(_ day: Day) {}
  /// Does nothing.
  public func dayAppeared(_ day: Day) {}
  /// Does nothing.
  public func didSetFirstHeight(_ height: Double) {}
  /// Does nothing.
  public func didSelectFirstDay(_ day: Day) {}
}
