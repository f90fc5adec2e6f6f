import Annotation
import DayCore
import LunarDatabaseBundled
import Testing

@Suite("Business calendars of regions")
struct RegionBusinessCalendarTests {
  @Test("a day is worked where its annotation says so", arguments: ["CN", "VN", "KR", "MY"])
  func agreement(region: String) throws {
    let days = try Day(2024, 1, 1)...Day(2027, 12, 31)
    let found = try LunarDatabase.bundled.businessCalendar(of: region, in: days)
    let calendar = try #require(found)
    let annotator = try Annotator(database: .bundled, traditions: [], regions: [region])
    for day in try annotator.days(in: days) {
      #expect(calendar.isBusinessDay(day.day) == day.isWorkday)
    }
  }

  @Test("Tết is stepped over, and what the table does not know is not made up")
  func stepping() throws {
    let found = try LunarDatabase.bundled.businessCalendar(of: "VN", in: Day.allDays(inYear: 2026))
    let vietnam = try #require(found)
    #expect(try Day(2026, 2, 13).nextBusinessDay(in: vietnam) == Day(2026, 2, 23))
    #expect(try Day(2027, 1, 1).isBusinessDay(in: vietnam))
    #expect(
      try LunarDatabase.bundled.businessCalendar(of: "XX", in: Day.allDays(inYear: 2026)) == nil)
  }
}
