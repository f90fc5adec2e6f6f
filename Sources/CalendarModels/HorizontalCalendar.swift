import DayCore

/// What a client does with a horizontal calendar. ``HorizontalCalendarModel`` is the real one; a
/// client that is written against the protocol can be tested with a double.
public protocol HorizontalCalendar: AnyObject {
  /// Who is told of taps and of days that appear. Held weakly.
  var observer: (any HorizontalCalendarObserver)? { get set }
  /// The days of the row, first to last.
  var days: ClosedRange<Day> { get }
  /// The days that can be selected.
  var availableDays: ClosedRange<Day> { get }
  /// The days in view.
  var visibleDays: ClosedRange<Day> { get }
  /// The selected day.
  var selectedDay: Day { get }

  /// Selects a day from code. The observer is not told.
  ///
  /// - Throws: `CalendarModelsError.dayUnavailable` when the row has the day but it is not
  ///   available, `.dayOutsideCalendar` when the row does not have it.
  func select(_ day: Day) throws(CalendarModelsError)

  /// Scrolls so that the week of the day is in view, its first day first where the row allows it.
  ///
  /// - Throws: `CalendarModelsError.dayOutsideCalendar` when the row does not have the day.
  func scroll(to day: Day) throws(CalendarModelsError)

  /// Scrolls by whole weeks, later or, when negative, earlier; as far as the row goes.
  func page(byWeeks count: Int)

  /// Marks the days as having content. Days marked already stay so, and days that the row does
  /// not have are ignored.
  func markContent(on days: some Sequence<Day>)

  /// Takes the mark off the days.
  func removeContent(on days: some Sequence<Day>)

  /// Whether the day is marked as having content.
  func hasContent(on day: Day) -> Bool
}
