import CalendarModels
import DayCore

/// The horizontal calendar of the browser: all days that a screen can show, those with a mark
/// marked as they come into view.
struct StripModel {
  /// Marks the days that appear.
  private final class Marker: HorizontalCalendarObserver {
    weak var calendar: HorizontalCalendarModel<DayCell>?
    let cell: (Day) -> DayCell

    init(_ calendar: HorizontalCalendarModel<DayCell>, cell: @escaping (Day) -> DayCell) {
      self.calendar = calendar
      self.cell = cell
    }

    func dayAppeared(_ day: Day) {
      if cell(day).mark != nil { calendar?.markContent(on: CollectionOfOne(day)) }
    }
  }

  /// The columns of a day.
  static let stride = 7

  /// The calendar, nil where today lies so near to year 1 that it could not start.
  let calendar: HorizontalCalendarModel<DayCell>?
  private let marker: Marker?

  init(_ source: some CalendarSource, today: Day, startOfWeek: StartOfWeek) {
    let reach = CalendarCursor.reach
    calendar = try? HorizontalCalendarModel(
      startDay: reach.lowerBound, today: CalendarCursor.clamp(today),
      lastAvailableDay: reach.upperBound, startOfWeek: startOfWeek,
      monthName: { source.language.solarMonthName($0) }, cell: source.cell(of:))
    marker = calendar.map { Marker($0, cell: source.cell(of:)) }
    calendar?.observer = marker
    calendar?.appear()
  }

  /// Selects a day and scrolls to its week where it is out of view.
  func show(_ day: Day, columns: Int) {
    guard let calendar else { return }
    calendar.visibleCount = max(1, columns / Self.stride)
    calendar.tap(day)
    if !calendar.visibleDays.contains(day) { try? calendar.scroll(to: day) }
    if !calendar.visibleDays.contains(day) {
      calendar.scroll(byDays: day - calendar.visibleDays.lowerBound)
    }
  }

  /// The day in a column, nil when there is none.
  func day(atColumn column: Int) -> Day? {
    guard let days = calendar?.visibleDays, column >= 0 else { return nil }
    let day = days.lowerBound + column / Self.stride
    return days.contains(day) ? day : nil
  }
}
