import DayCore
import Events
import Holidays
import Testing

@Suite("ICalendarFile, times of day and weeks")
struct ICalendarTimeTests {
  private static let tables = Result { try SampleTables.all() }

  /// The days and titles of an event's lines, read by a clock seven hours ahead of UTC.
  private func days(_ lines: String, _ years: ClosedRange<Int> = 2026...2026) throws -> [String] {
    let text =
      "BEGIN:VCALENDAR\nBEGIN:VTIMEZONE\nTZID:Asia/Ho_Chi_Minh\nBEGIN:STANDARD\n"
      + "DTSTART:19700101T000000\nRRULE:FREQ=YEARLY\nEND:STANDARD\nEND:VTIMEZONE\n"
      + "BEGIN:VEVENT\nSUMMARY:x\n\(lines)\nBEGIN:VALARM\nTRIGGER:-PT15M\nEND:VALARM\n"
      + "END:VEVENT\nEND:VCALENDAR\n"
    let tables = try Self.tables.get()
    let file = ICalendarFile(Array(text.utf8), tables: tables) { $0 + 7 * 3600 }
    #expect(file.problems == [])
    let range = try Day(years.lowerBound, 1, 1)...Day(years.upperBound, 12, 31)
    return try file.events.flatMap { event in
      try event.rule.days(in: range, tables: tables, tradition: .chinese).map {
        "\($0) \(event.title)"
      }
    }.sorted()
  }

  @Test(
    "an event with a time stands on its day by the clock, with the time before its title",
    arguments: [
      ("DTSTART:20260217T093000", ["2026-02-17 09:30 x"]),
      ("DTSTART;TZID=Asia/Ho_Chi_Minh:20260217T233000", ["2026-02-17 23:30 x"]),
      ("DTSTART:20260217T023000Z", ["2026-02-17 09:30 x"]),
      ("DTSTART:20260217T173000Z", ["2026-02-18 00:30 x"]),
      ("DTSTART:20260217T235960Z", ["2026-02-18 06:59 x"]),
      ("DTSTART:20260217T200000\nDTEND:20260218T020000", ["2026-02-17 20:00 x"]),
      ("DTSTART:20260217T200000\nDURATION:PT1H30M", ["2026-02-17 20:00 x"]),
      (
        "DTSTART:20260217T090000\nDTEND:20260219T170000",
        ["2026-02-17 09:00 x", "2026-02-18 09:00 x", "2026-02-19 09:00 x"]
      ),
      (
        "DTSTART:20260217T000000\nDURATION:P1DT24H", ["2026-02-17 00:00 x", "2026-02-18 00:00 x"]
      ),
      (
        "DTSTART;VALUE=DATE-TIME:20260217T090000\nRDATE;VALUE=PERIOD:20260301T010000Z/PT1H",
        ["2026-02-17 09:00 x", "2026-03-01 09:00 x"]
      ),
      // Until a moment of a day: its occurrence begins before or behind it.
      (
        "DTSTART:20260217T090000\nRRULE:FREQ=DAILY;UNTIL=20260219T020000Z",
        ["2026-02-17 09:00 x", "2026-02-18 09:00 x", "2026-02-19 09:00 x"]
      ),
      (
        "DTSTART:20260217T090000\nRRULE:FREQ=DAILY;UNTIL=20260219T015959Z",
        ["2026-02-17 09:00 x", "2026-02-18 09:00 x"]
      ),
    ])
  func times(lines: String, expected: [String]) throws {
    #expect(try days(lines) == expected)
  }

  @Test(
    "works out weekly, daily and monthly rules as RFC 5545 gives them",
    arguments: [
      ("DTSTART:20260106\nRRULE:FREQ=WEEKLY;COUNT=3", ["01-06", "01-13", "01-20"]),
      (
        "DTSTART:20260106\nRRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20260115",
        ["01-06", "01-08", "01-13", "01-15"]
      ),
      // The examples of section 3.3.10: what the first day of the week changes.
      (
        "DTSTART:20260106\nRRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
        ["01-06", "01-11", "01-20", "01-25"]
      ),
      (
        "DTSTART:20260106\nRRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
        ["01-06", "01-18", "01-20", "02-01"]
      ),
      ("DTSTART:20260106\nRRULE:FREQ=DAILY;INTERVAL=10;COUNT=3", ["01-06", "01-16", "01-26"]),
      (
        "DTSTART:20260106\nRRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=6\nEXDATE:20260107",
        ["01-06", "01-08", "01-09", "01-12", "01-13"]
      ),
      (
        "DTSTART:20260131\nRRULE:FREQ=MONTHLY;INTERVAL=2;UNTIL=20261231",
        ["01-31", "03-31", "05-31", "07-31"]
      ),
      ("DTSTART:20260113\nRRULE:FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2;COUNT=2", ["01-13", "02-10"]),
      ("DTSTART:20260105\nRRULE:FREQ=MONTHLY;BYDAY=MO;COUNT=2", ["01-05", "01-12"]),
      ("DTSTART:20260106\nRRULE:FREQ=YEARLY;BYMONTHDAY=6;COUNT=3", ["01-06", "02-06", "03-06"]),
      (
        "DTSTART:20260217\nRRULE:RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=1;COUNT=3",
        ["02-17", "03-19", "04-17"]
      ),
      ("DTSTART:20260106\nRRULE:FREQ=MONTHLY;INTERVAL=24;UNTIL=20271231", ["01-06"]),
      ("DTSTART:20260504\nRRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=MO;COUNT=2", ["05-04", "05-11"]),
    ])
  func rules(lines: String, expected: [String]) throws {
    #expect(try days(lines) == expected.map { "2026-\($0) x" })
  }

  @Test("years that are left out are not counted")
  func countedYears() throws {
    let lines = "DTSTART:20260106\nRRULE:FREQ=YEARLY;INTERVAL=3;COUNT=3"
    #expect(
      try days(lines, 2026...2040) == ["2026-01-06 x", "2029-01-06 x", "2032-01-06 x"])
  }
}
