import DayCore

/// One row of days, from a start date to today and on to the end of its week, with a window of a
/// few days on it.
///
/// Today is selected at first; the days after it are shown but unavailable, unless the calendar
/// was made for later days too. Cells come from a function of the day, asked for the days in
/// view only.
///
/// It is a class because a client and a user interface share the one calendar, and the observer
/// belongs to it.
///
/// ```swift
/// let calendar = try HorizontalCalendarModel(
///   startDay: Day(2026, 1, 1), today: Day(2026, 2, 17), startOfWeek: .monday,
///   monthName: { months[$0 - 1] }, cell: CalendarDay.init)
/// calendar.markContent(on: [try Day(2026, 2, 14)])
/// calendar.page(byWeeks: -1)
/// calendar.visibleCells.map(\.hasContent)   // the week of 9 to 15 February
/// ```
public final class HorizontalCalendarModel<Cell>: HorizontalCalendar {
  /// The days of the row, first to last: from the start date to the end of the last week.
  public let days: ClosedRange<Day>
  /// The days that can be selected: from the start date to today, or later on request.
  public let availableDays: ClosedRange<Day>
  /// The selected day: today, at first.
  public private(set) var selectedDay: Day
  /// Today, as the calendar was told when it was made.
  public let today: Day
  /// The first day of every week.
  public let startOfWeek: StartOfWeek

  /// Who is told of taps and of days that appear. Held weakly. An observer that is attached is
  /// told the selected day at once.
  public weak var observer: (any HorizontalCalendarObserver)? {
    didSet { observer?.didSelectFirstDay(selectedDay) }
  }

  /// The number of days in view, at least one and at most what the row has: another number is
  /// taken as the nearest of these.
  public var visibleCount: Int {
    get { width }
    set { show(from: firstVisible, count: newValue) }
  }

  private var count: Int
  private var firstVisible: Day
  private var contentDays: Set<Day> = []
  private var hasHeight = false
  private let monthName: (Int) -> String
  private let cell: (Day) -> Cell

  /// A calendar with today selected and in view.
  ///
  /// - Parameters:
  ///   - startDay: The first day of the row, at least seven days before today.
  ///   - today: Today.
  ///   - lastAvailableDay: The last day that can be selected: today, when nil. The row goes on to
  ///     the end of that day's week.
  ///   - visibleCount: The number of days in view.
  ///   - startOfWeek: The first day of every week: the locale's, unless given.
  ///   - monthName: The name of a month, 1 to 12.
  ///   - cell: The cell of a day. It is called again each time a cell is drawn.
  /// - Throws: `CalendarModelsError.startTooLate` when the start is less than seven days before
  ///   today, `.lastDayBeforeToday` when the last available day is before today.
  public init(
    startDay: Day, today: Day = .today, lastAvailableDay: Day? = nil, visibleCount: Int = 7,
    startOfWeek: StartOfWeek = .firstOfWeekInCurrentLocale,
    monthName: @escaping (Int) -> String, cell: @escaping (Day) -> Cell
  ) throws(CalendarModelsError) {
    let today = CalendarReach.clamp(today)
    let start = CalendarReach.clamp(startDay)
    let last = CalendarReach.clamp(lastAvailableDay ?? today)
    guard start <= today - 7 else { throw .startTooLate(start: startDay, latest: today - 7) }
    guard last >= today else { throw .lastDayBeforeToday(last: last, today: today) }
    days = start...last.endOfWeek(startingOn: startOfWeek)
    availableDays = start...last
    selectedDay = today
    self.today = today
    self.startOfWeek = startOfWeek
    self.monthName = monthName
    self.cell = cell
    count = visibleCount
    firstVisible = today.startOfWeek(startingOn: startOfWeek)
    firstVisible = clampedFirst(firstVisible)
  }
}

// MARK: - What is in view

extension HorizontalCalendarModel {
  /// The days in view, first to last.
  public var visibleDays: ClosedRange<Day> { firstVisible...(firstVisible + (width - 1)) }

  /// The days in view as they are to be drawn, first to last.
  public var visibleCells: [HorizontalCalendarDay<Cell>] { visibleDays.map(self.day(_:)) }

  /// A day as it is to be drawn.
  public func day(_ day: Day) -> HorizontalCalendarDay<Cell> {
    HorizontalCalendarDay(
      day: day, cell: cell(day), isToday: day == today, isSelected: day == selectedDay,
      isAvailable: availableDays.contains(day), hasContent: contentDays.contains(day))
  }

  /// The month that most of the days in view belong to, by its first day; the earlier one of two
  /// that have equally many.
  public var prominentMonth: DayComponents {
    var best = (month: visibleDays.lowerBound.dayComponents, count: 0)
    var first = visibleDays.lowerBound
    while first <= visibleDays.upperBound {
      let last = min(first.endOfMonth, visibleDays.upperBound)
      if last - first + 1 > best.count { best = (first.dayComponents, last - first + 1) }
      first = last + 1
    }
    best.month.dayOfMonth = 1
    return best.month
  }

  /// The name of the month that most of the days in view belong to.
  public var prominentMonthName: String { monthName(prominentMonth.month) }

  private var width: Int { min(max(1, count), days.upperBound - days.lowerBound + 1) }
}

// MARK: - What the user interface reports

extension HorizontalCalendarModel {
  /// Takes a tap on a day. A day that is not available stays as it is.
  public func tap(_ day: Day) {
    guard availableDays.contains(day) else { return }
    selectedDay = day
    observer?.didTapDay(day)
  }

  /// The calendar has come on screen, for the first time or again: every day in view appears.
  public func appear() {
    for day in visibleDays { observer?.dayAppeared(day) }
  }

  /// The calendar has been laid out. Only the first height is passed on.
  public func setHeight(_ height: Double) {
    guard !hasHeight else { return }
    hasHeight = true
    observer?.didSetFirstHeight(height)
  }

  /// Scrolls by single days, later or, when negative, earlier; as far as the row goes.
  public func scroll(byDays count: Int) {
    show(from: firstVisible + min(max(count, -rowLength), rowLength))
  }
}

// MARK: - What code may do

extension HorizontalCalendarModel {
  /// Selects a day from code. The observer is not told.
  ///
  /// - Throws: `CalendarModelsError.dayUnavailable` when the row has the day but it is not
  ///   available, `.dayOutsideCalendar` when the row does not have it.
  public func select(_ day: Day) throws(CalendarModelsError) {
    try check(day)
    guard availableDays.contains(day) else {
      throw .dayUnavailable(day: day, available: availableDays)
    }
    selectedDay = day
  }

  /// Scrolls so that the week of the day is in view, its first day first where the row allows it.
  ///
  /// - Throws: `CalendarModelsError.dayOutsideCalendar` when the row does not have the day.
  public func scroll(to day: Day) throws(CalendarModelsError) {
    try check(day)
    show(from: day.startOfWeek(startingOn: startOfWeek))
  }

  /// Scrolls by whole weeks, later or, when negative, earlier; as far as the row goes.
  public func page(byWeeks count: Int) {
    let week = firstVisible.startOfWeek(startingOn: startOfWeek)
    let weeksOfRow = rowLength / 7 + 1
    show(from: week + 7 * min(max(count, -weeksOfRow), weeksOfRow))
  }

  /// Marks the days as having content. Days marked already stay so, and days that the row does
  /// not have are ignored.
  public func markContent(on days: some Sequence<Day>) {
    for day in days where self.days.contains(day) { contentDays.insert(day) }
  }

  /// Takes the mark off the days.
  public func removeContent(on days: some Sequence<Day>) {
    for day in days { contentDays.remove(day) }
  }

  /// Whether the day is marked as having content.
  public func hasContent(on day: Day) -> Bool { contentDays.contains(day) }

  private func check(_ day: Day) throws(CalendarModelsError) {
    guard days.contains(day) else { throw .dayOutsideCalendar(day: day, days: days) }
  }
}

// MARK: - The window

extension HorizontalCalendarModel {
  /// The days of the row: more than any step needs to reach its other end.
  private var rowLength: Int { days.upperBound - days.lowerBound + 1 }

  /// Moves the window, or gives it another width, and tells of the days that were not in view
  /// before.
  private func show(from day: Day, count newCount: Int? = nil) {
    let before = visibleDays
    count = newCount ?? count
    firstVisible = clampedFirst(day)
    for day in visibleDays where !before.contains(day) { observer?.dayAppeared(day) }
  }

  /// The nearest first day that keeps the window full.
  private func clampedFirst(_ day: Day) -> Day {
    max(days.lowerBound, min(day, days.upperBound - (width - 1)))
  }
}
