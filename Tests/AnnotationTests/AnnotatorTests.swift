import Annotation
import DayCore
import Holidays
import LunarDatabaseBundled
import Lunisolar
import Testing

@Suite("Annotator")
struct AnnotatorTests {
  private func annotator(
    _ traditions: [Tradition] = [.vietnamese, .chinese], regions: [String] = ["VN"]
  ) throws -> Annotator {
    try Annotator(
      database: .bundled, traditions: traditions, regions: regions,
      today: Day(daysSince1970: 20_501))
  }

  private func day(_ text: String, regions: [String] = ["VN"]) throws -> AnnotatedDay {
    let day = try Day(iso8601: text)
    return try #require(try annotator(regions: regions).days(in: day...day).first)
  }

  @Test("a day knows its lunar dates, and whether it is today")
  func lunar() throws {
    let tet = try day("2026-02-17")
    #expect(tet.gregorianDay == "17")
    #expect(tet.lunarDay == "1/1")
    #expect(tet.isToday)
    #expect(tet.lunarDate(in: .chinese) == LunarDate(year: 2026, month: 1, day: 1))
    #expect(tet.lunarDate(in: .korean) == nil)
    #expect(try day("2025-07-25").lunarDay == "1/L6")
    #expect(try day("2025-08-08").lunarDay == "15")
  }

  @Test("a holiday is off and says why, in a language")
  func holiday() throws {
    let tet = try day("2026-02-17")
    #expect(tet.isHoliday && tet.isOff && !tet.isWorkday && !tet.isMakeupWorkday)
    #expect(tet.holidays.map { $0.name(in: .vietnamese) } == ["Tết Nguyên Đán"])
    let plain = try day("2026-03-17")
    #expect(!plain.isHoliday && !plain.isOff && plain.isWorkday && plain.records.isEmpty)
    #expect(try !day("2026-03-15").isWorkday)
  }

  @Test("a make-up workday is worked, though it is a Saturday")
  func makeupWorkday() throws {
    // 22 August 2026 is worked for Monday, 31 August.
    let worked = try day("2026-08-22")
    #expect(worked.isMakeupWorkday && worked.isWeeklyRest && worked.isWorkday && !worked.isOff)
    #expect(try day("2026-08-31").isOff)
  }

  @Test("a region that is not known has no holidays")
  func unknownRegion() throws {
    #expect(try day("2026-02-17", regions: ["XX"]).records.isEmpty)
    #expect(try LunarDatabase.bundled.isAnnounced(year: 2026, region: "XX") == nil)
    #expect(try LunarDatabase.bundled.isAnnounced(year: 2026, region: "VN") == true)
    #expect(try LunarDatabase.bundled.isAnnounced(year: 2090, region: "VN") == false)
  }

  @Test("a month is a grid of annotated days, with the user's events among them")
  func month() throws {
    var annotator = try annotator()
    annotator.events = { days in
      let day = Day(daysSince1970: 20_500)
      let event = HolidayRecord(
        day: day, id: "event", kind: .special, isOff: false, names: ["vi": "Tất niên"])
      return days.contains(day) ? [event] : []
    }
    let grid = try annotator.calendarMonth(
      containing: Day(daysSince1970: 20_501), startingOn: .monday)
    #expect(grid.keys.map(\.description).first == "2026-01-26")
    #expect(grid.values.joined().count == 35)
    let eve = try #require(grid.values.joined().first { $0.day.daysSince1970 == 20_500 })
    #expect(eve.isSpecialDay && eve.isOff)
    #expect(eve.specialDays.map { $0.name(in: .vietnamese) } == ["Tất niên"])
    #expect(eve.lunarDay == "29")
  }
}
