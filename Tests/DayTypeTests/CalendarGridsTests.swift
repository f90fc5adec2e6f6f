import DayType
import Foundation
import Testing

@Suite("Grids around a Date")
struct CalendarGridsTests {
  private func calendar(firstWeekday: Int, zone: String = "Asia/Ho_Chi_Minh") throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  /// 2026-03-01T17:30:00Z: Sunday 1 March in GMT, Monday 2 March in Vietnam.
  private let date = Date(timeIntervalSince1970: 1_772_386_200)

  @Test("a week has the days that Foundation says", arguments: 1...7)
  func week(firstWeekday: Int) throws {
    let calendar = try calendar(firstWeekday: firstWeekday)
    let week = try #require(calendar.dateInterval(of: .weekOfYear, for: date))
    #expect(calendar.startOfWeek(for: date) == week.start)
    #expect(calendar.startOfWeek.rawValue + 1 == firstWeekday)
    let days = calendar.weekDays(for: date)
    let first = Day(date: week.start, usingCalendar: calendar)
    #expect(days == (0..<7).map { CalendarDay(day: first + $0) })
    #expect(days.contains { $0.day.description == "2026-03-02" })
  }

  @Test("a month comes in whole weeks", arguments: 1...7)
  func month(firstWeekday: Int) throws {
    let calendar = try calendar(firstWeekday: firstWeekday)
    let days = calendar.monthDays(for: date)
    let grid = try Day(2026, 3, 1).calendarMonth(startingOn: calendar.startOfWeek)
    #expect(days == grid.values.flatMap { $0 })
    #expect(days.count % 7 == 0)
  }

  @Test("cells of one's own, and what making them throws")
  func cells() throws {
    let calendar = try calendar(firstWeekday: 2)
    let numbers = calendar.weekDays(for: date) { $0.dayComponents.dayOfMonth }
    #expect(numbers == [2, 3, 4, 5, 6, 7, 8])
    #expect(throws: DayError.monthOutOfRange(month: 13)) {
      try calendar.monthDays(for: date) { _ throws(DayError) in try Day(2026, 13, 1) }
    }
  }

  @Test("weeks are numbered by the calendar's rules")
  func weekNumber() throws {
    var calendar = try calendar(firstWeekday: 2, zone: "GMT")
    let newYear = try Day(2027, 1, 1).date(inCalendar: calendar)
    calendar.minimumDaysInFirstWeek = 4
    #expect(calendar.weekNumber(for: newYear) == 53)
    calendar.minimumDaysInFirstWeek = 1
    #expect(calendar.weekNumber(for: newYear) == 1)
  }
}
