import DayTypeLunar
import Foundation
import Testing

@Suite("Annotated grids around a Date")
struct CalendarAnnotatedDaysTests {
  private func calendar() throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Ho_Chi_Minh"))
    calendar.firstWeekday = 2
    return calendar
  }

  private func annotator() throws -> Annotator {
    try Annotator(
      database: .bundled, traditions: [.vietnamese], regions: ["VN"], today: Day(2026, 2, 17))
  }

  /// Tết 2026 is 17 February, a Tuesday.
  @Test("the week of Tết")
  func week() throws {
    let date = try Day(2026, 2, 20).date(inCalendar: calendar())
    let cells = try calendar().weekDays(for: date, from: annotator())
    #expect(cells.map(\.gregorianDay) == ["16", "17", "18", "19", "20", "21", "22"])
    #expect(cells.map(\.lunarDay) == ["29", "1/1", "2", "3", "4", "5", "6"])
    #expect(cells[1].isHoliday && cells[1].isToday)
    #expect(!cells[6].isHoliday)
  }

  @Test("a month has the cells of the plain grid, in their order")
  func month() throws {
    let date = try Day(2026, 2, 17).date(inCalendar: calendar())
    let cells = try calendar().monthDays(for: date, from: annotator())
    #expect(cells.map(\.day) == (try calendar().monthDays(for: date).map(\.day)))
    #expect(cells.first?.lunarDay == "8")
    #expect(cells.count { $0.isToday } == 1)
  }
}
