import CalendarModels
import DayCore
import Testing

/// 2026-12-30, a Wednesday.
private let wednesday = Day(daysSince1970: 20_817)

private func makeCalendar(
  startDay: Day = wednesday - 400, lastAvailableDay: Day? = nil,
  startOfWeek: StartOfWeek = .monday
) throws(CalendarModelsError) -> HorizontalCalendarModel<CalendarDay> {
  try HorizontalCalendarModel(
    startDay: startDay, today: wednesday, lastAvailableDay: lastAvailableDay,
    startOfWeek: startOfWeek, monthName: { "month \($0)" }, cell: CalendarDay.init)
}

@Suite("HorizontalCalendarModel")
struct HorizontalCalendarModelTests {
  @Test(
    "the row goes from the start date to the end of today's week",
    arguments: [(Weekday.monday, 4), (.sunday, 3), (.thursday, 0), (.wednesday, 6)])
  func row(startOfWeek: StartOfWeek, daysLeft: Int) throws {
    let calendar = try makeCalendar(startOfWeek: startOfWeek)
    #expect(calendar.days == (wednesday - 400)...(wednesday + daysLeft))
    #expect(calendar.visibleDays == (wednesday + daysLeft - 6)...(wednesday + daysLeft))
    #expect(calendar.visibleCells.map(\.day.weekday).first == startOfWeek)
  }

  @Test("the first weekday is that of the locale unless it is given")
  func locale() throws {
    let calendar = try HorizontalCalendarModel(
      startDay: wednesday - 30, today: wednesday, monthName: String.init(_:),
      cell: CalendarDay.init)
    #expect(calendar.startOfWeek == .firstOfWeekInCurrentLocale)
  }

  @Test("today is selected at first")
  func today() throws {
    let calendar = try makeCalendar()
    #expect(calendar.selectedDay == wednesday)
    #expect(calendar.visibleCells.filter(\.isSelected).map(\.day) == [wednesday])
    #expect(calendar.visibleCells.filter(\.isToday).map(\.day) == [wednesday])
  }

  @Test("days after today are unavailable, and a tap on one does nothing")
  func unavailable() throws {
    let calendar = try makeCalendar()
    #expect(
      calendar.visibleCells.map(\.isAvailable) == [true, true, true]
        + .init(repeating: false, count: 4))
    calendar.tap(wednesday + 1)
    #expect(calendar.selectedDay == wednesday)
    calendar.tap(wednesday - 1)
    #expect(calendar.selectedDay == wednesday - 1)
  }

  @Test("days beyond today are available where the calendar is made for them")
  func future() throws {
    let calendar = try makeCalendar(lastAvailableDay: wednesday + 30)
    #expect(calendar.days.upperBound == wednesday + 32)
    #expect(calendar.visibleDays.contains(wednesday))
    calendar.tap(wednesday + 30)
    #expect(calendar.selectedDay == wednesday + 30)
    #expect(throws: CalendarModelsError.lastDayBeforeToday(last: wednesday - 1, today: wednesday)) {
      try makeCalendar(lastAvailableDay: wednesday - 1)
    }
  }

  @Test("content is marked and unmarked; duplicates and days outside the row do not matter")
  func content() throws {
    let calendar = try makeCalendar()
    calendar.markContent(on: [wednesday, wednesday - 1, wednesday, wednesday + 900])
    #expect(calendar.visibleCells.filter(\.hasContent).map(\.day) == [wednesday - 1, wednesday])
    #expect(!calendar.hasContent(on: wednesday + 900))
    calendar.removeContent(on: [wednesday, wednesday, wednesday + 3])
    #expect(calendar.visibleCells.filter(\.hasContent).map(\.day) == [wednesday - 1])
  }

  @Test("times of day do not matter: moments of one day mark it once")
  func moments() throws {
    let calendar = try makeCalendar()
    let midnight = wednesday.daysSince1970 * 86_400
    calendar.markContent(
      on: [0, 1, 43_200, 86_399].map { Day(daysSince1970: (midnight + $0) / 86_400) })
    calendar.removeContent(on: [Day(daysSince1970: (midnight + 7) / 86_400)])
    #expect(calendar.visibleCells.filter(\.hasContent).isEmpty)
  }

  @Test("the month is the one that most visible days belong to, the earlier one of two equals")
  func prominentMonth() throws {
    let calendar = try makeCalendar(lastAvailableDay: wednesday + 60)
    #expect(calendar.prominentMonthName == "month 12")  // 28 December to 3 January
    calendar.scroll(byDays: 1)
    #expect(calendar.prominentMonthName == "month 1")
    #expect(
      calendar.prominentMonth == DayComponents(year: 2027, month: 1, dayOfMonth: 1))
    calendar.visibleCount = 6
    #expect(calendar.visibleDays == (wednesday - 1)...(wednesday + 4))
    #expect(calendar.prominentMonthName == "month 12")
    calendar.visibleCount = 40
    #expect(calendar.prominentMonthName == "month 1")
  }

  @Test("paging goes by whole weeks, as far as the row reaches")
  func paging() throws {
    let calendar = try makeCalendar(startDay: wednesday - 20)  // a Thursday
    calendar.page(byWeeks: -1)
    #expect(calendar.visibleDays.lowerBound == wednesday - 9)
    calendar.page(byWeeks: -5)
    #expect(calendar.visibleDays.lowerBound == wednesday - 20)
    calendar.page(byWeeks: 1)
    #expect(calendar.visibleDays.lowerBound == wednesday - 16)
    calendar.page(byWeeks: .max)
    #expect(calendar.visibleDays.upperBound == calendar.days.upperBound)
    calendar.page(byWeeks: .min)
    #expect(calendar.visibleDays.lowerBound == calendar.days.lowerBound)
  }

  @Test("code scrolls to a day and selects a day")
  func fromCode() throws {
    let calendar = try makeCalendar()
    try calendar.scroll(to: wednesday - 100)
    #expect(calendar.visibleDays.contains(wednesday - 100))
    #expect(calendar.visibleDays.lowerBound.weekday == .monday)
    #expect(calendar.selectedDay == wednesday)
    try calendar.select(wednesday - 300)
    #expect(calendar.selectedDay == wednesday - 300)
  }

  @Test("a day that cannot be scrolled to or selected is an error that says which days can")
  func errors() throws {
    let calendar = try makeCalendar()
    let outside = CalendarModelsError.dayOutsideCalendar(day: wednesday + 5, days: calendar.days)
    #expect(throws: outside) { try calendar.scroll(to: wednesday + 5) }
    #expect(throws: outside) { try calendar.select(wednesday + 5) }
    let unavailable = CalendarModelsError.dayUnavailable(
      day: wednesday + 1, available: calendar.availableDays)
    #expect(throws: unavailable) { try calendar.select(wednesday + 1) }
    #expect(
      unavailable.description
        == "2026-12-31 cannot be selected: the available days are 2025-11-25 to 2026-12-30")
    #expect(
      outside.description
        == "the calendar does not show 2027-01-04: its days are 2025-11-25 to 2027-01-03")
  }

  @Test("a start date less than seven days back is an error, seven days are enough")
  func startTooLate() throws {
    let error = CalendarModelsError.startTooLate(start: wednesday - 6, latest: wednesday - 7)
    #expect(throws: error) { try makeCalendar(startDay: wednesday - 6) }
    #expect(throws: CalendarModelsError.self) { try makeCalendar(startDay: wednesday + 100) }
    #expect(
      error.description
        == "the calendar cannot start on 2026-12-24: it must start on 2026-12-23 or earlier")
    #expect(try makeCalendar(startDay: wednesday - 7).days.lowerBound == wednesday - 7)
  }

  @Test("the row may be as long as day numbers allow")
  func extremes() throws {
    let calendar = try makeCalendar(
      startDay: Day(daysSince1970: .min), lastAvailableDay: Day(daysSince1970: .max))
    calendar.page(byWeeks: .min)
    calendar.scroll(byDays: .max)
    #expect(calendar.visibleDays.upperBound == calendar.days.upperBound)
    calendar.visibleCount = 0
    #expect(calendar.visibleCells.count == 1)
  }
}
