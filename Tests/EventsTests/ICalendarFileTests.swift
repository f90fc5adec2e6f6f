import DayCore
import Events
import Holidays
import Lunisolar
import Testing

@Suite("ICalendarFile")
struct ICalendarFileTests {
  private static let tables = Result { try SampleTables.all() }

  private func read(_ lines: String, ending: String = "\r\n") throws -> ICalendarFile {
    let text = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: ending)
    return ICalendarFile(Array(text.utf8), tables: try Self.tables.get())
  }

  private func event(_ lines: String) throws -> ICalendarFile {
    try read("BEGIN:VCALENDAR\nBEGIN:VEVENT\n\(lines)\nEND:VEVENT\nEND:VCALENDAR\n")
  }

  private func days(_ file: ICalendarFile, _ years: ClosedRange<Int>) throws -> [String] {
    let range = try Day(years.lowerBound, 1, 1)...Day(years.upperBound, 12, 31)
    let tables = try Self.tables.get()
    return try file.events.flatMap {
      try $0.rule.days(in: range, tables: tables, tradition: .chinese)
    }.sorted().map(\.description)
  }

  @Test("reads titles, notes and categories, folded and escaped, whatever ends its lines")
  func texts() throws {
    for ending in ["\r\n", "\n", "\r"] {
      let file = try read(
        """
        \u{FEFF}BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:1
        DTSTART;VALUE=DATE:20260217
        SUMMARY;LANGUAGE="x:y";X=z:Giỗ\\, ông \\; nộ
         i
        DESCRIPTION:một\\nhai
        CATEGORIES:Memorial
        BEGIN:VALARM
        DESCRIPTION:other
        END:VALARM
        END:VEVENT
        END:VCALENDAR
        """, ending: ending)
      #expect(file.problems == [])
      let event = try #require(file.events.first)
      #expect(event.title == "Giỗ, ông ; nội")
      #expect(event.note == "một hai")
      #expect(event.category == "memorial")
      #expect(try days(file, 2025...2027) == ["2026-02-17"])
    }
  }

  @Test(
    "works out yearly and monthly rules",
    arguments: [
      ("DTSTART:20200229\nRRULE:FREQ=YEARLY", ["2024-02-29", "2028-02-29"]),
      (
        "DTSTART:20240510\nRRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=2SU",
        ["2024-05-10", "2024-05-12", "2025-05-11", "2026-05-10", "2027-05-09", "2028-05-14"]
      ),
      ("DTSTART:20240101\nRRULE:FREQ=YEARLY;COUNT=2", ["2024-01-01", "2025-01-01"]),
      ("DTSTART:20240101\nRRULE:FREQ=YEARLY;INTERVAL=3", ["2024-01-01", "2027-01-01"]),
      ("DTSTART:20240101\nRRULE:FREQ=YEARLY;UNTIL=20250101", ["2024-01-01", "2025-01-01"]),
      (
        "DTSTART:20240101\nRRULE:FREQ=YEARLY;UNTIL=20260101\nEXDATE:20250101\nRDATE:20250102",
        ["2024-01-01", "2025-01-02", "2026-01-01"]
      ),
      (
        "DTSTART:20240131\nRRULE:FREQ=MONTHLY;COUNT=3",
        ["2024-01-31", "2024-03-31", "2024-05-31"]
      ),
      ("DTSTART:20240101\nDTEND:20240103", ["2024-01-01", "2024-01-02"]),
      ("DTSTART:20240101\nDURATION:P2D", ["2024-01-01", "2024-01-02"]),
    ])
  func rules(lines: String, days: [String]) throws {
    let file = try event(lines)
    #expect(file.problems == [])
    #expect(try self.days(file, 2024...2028) == days)
  }

  @Test(
    "works out rules of RFC 7529 in the Chinese and Korean calendars",
    arguments: [
      // The example of section 6: Chinese New Year.
      (
        "DTSTART:20130210\nRRULE:RSCALE=CHINESE;FREQ=YEARLY",
        ["2024-02-10", "2025-01-29", "2026-02-17", "2027-02-06", "2028-01-26"]
      ),
      (
        "DTSTART:20130210\nRRULE:RSCALE=DANGI;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1",
        ["2024-02-10", "2025-01-29", "2026-02-17", "2027-02-07", "2028-01-27"]
      ),
      ("DTSTART:20170806\nRRULE:RSCALE=CHINESE;FREQ=YEARLY;SKIP=OMIT", ["2025-08-08"]),
      (
        "DTSTART:20170806\nRRULE:RSCALE=CHINESE;FREQ=YEARLY;SKIP=BACKWARD;UNTIL=20261231",
        ["2024-07-20", "2025-08-08", "2026-07-28"]
      ),
      (
        "DTSTART:20170806\nRRULE:RSCALE=CHINESE;FREQ=YEARLY;SKIP=FORWARD;UNTIL=20261231",
        ["2024-08-18", "2025-08-08", "2026-08-27"]
      ),
      (
        "DTSTART:20220201\nRRULE:RSCALE=CHINESE;FREQ=YEARLY;INTERVAL=2",
        ["2024-02-10", "2026-02-17", "2028-01-26"]
      ),
      (
        "DTSTART:20240210\nRRULE:RSCALE=CHINESE;FREQ=YEARLY;COUNT=2",
        ["2024-02-10", "2025-01-29"]
      ),
    ])
  func lunarRules(lines: String, days: [String]) throws {
    let file = try event(lines)
    #expect(file.problems == [])
    #expect(try self.days(file, 2024...2028) == days)
  }

  @Test("puts a changed occurrence in the place of its own, and takes cancelled ones out")
  func changes() throws {
    let file = try read(
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:a
      DTSTART:20240101
      RRULE:FREQ=YEARLY
      END:VEVENT
      BEGIN:VEVENT
      UID:a
      RECURRENCE-ID:20250101
      DTSTART:20250103
      END:VEVENT
      BEGIN:VEVENT
      UID:a
      RECURRENCE-ID:20260101
      DTSTART:20260101
      STATUS:CANCELLED
      END:VEVENT
      BEGIN:VEVENT
      UID:b
      DTSTART:20260505
      STATUS:CANCELLED
      END:VEVENT
      END:VCALENDAR
      """)
    #expect(file.problems == [])
    #expect(try days(file, 2024...2027) == ["2024-01-01", "2025-01-03", "2027-01-01"])
  }

  @Test(
    "reports what it cannot read with its line, and reads the rest",
    arguments: [
      ("DTSTART:20260101T2560", "six digits"), ("DTSTART:20260101T256000", "235959"),
      ("DTSTART:20260101T090000\nDURATION:PT", "PT1H30M"),
      ("DTSTART:20260230", "its days are 1 to 28"),
      ("DTSTART:tomorrow", "eight digits"),
      ("DTSTART:20260101\nRRULE:FREQ=HOURLY", "WEEKLY and DAILY"),
      ("DTSTART:20260101\nRRULE:FREQ=MONTHLY;INTERVAL=5", "1, 2, 3, 4, 6 months"),
      ("DTSTART:20260101\nRRULE:FREQ=WEEKLY;BYMONTH=5", "weekdays"),
      ("DTSTART:15000101\nRRULE:RSCALE=CHINESE;FREQ=YEARLY", "covers 1645"),
      ("SUMMARY:x", "DTSTART"), ("DTSTART:20260101\nDTEND:20290101", "up to 400 days"),
      ("nonsense", "expected a property"), ("DTSTART:20260101\nEXRULE:FREQ=YEARLY", "EXRULE"),
    ])
  func problems(lines: String, part: String) throws {
    let file = try read(
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      \(lines)
      END:VEVENT
      BEGIN:VEVENT
      DTSTART:20260606
      END:VEVENT
      END:VCALENDAR
      """)
    let problem = try #require(file.problems.first)
    #expect(problem.message.contains(part))
    #expect(2...4 ~= problem.line)
    #expect(try days(file, 2026...2026).contains("2026-06-06"))
  }

  @Test("bounds what is nested, cut off, huge or endless")
  func bounds() throws {
    #expect(try read("BEGIN:VCALENDAR\nBEGIN:VEVENT").problems.map(\.line) == [2])
    #expect(try read("BEGIN:VCALENDAR\nEND:VEVENT").problems.map(\.line) == [2])
    let nested = try read(String(repeating: "BEGIN:VCALENDAR\n", count: 100_000))
    #expect(nested.problems.map(\.line) == [9])
    let title = String(repeating: "節", count: 10_000)
    let long = try event("DTSTART:20260101\nSUMMARY:\(title)")
    #expect(long.events.map(\.title) == [title])
    let tooLong = try event("DTSTART:20260101\nATTACH:\(String(repeating: "x", count: 200_000))")
    #expect(tooLong.problems.map(\.line) == [4])
    #expect(tooLong.events.count == 1)
    let heavy =
      "BEGIN:VEVENT\nDTSTART:00010101\nRDATE:99991231\n"
      + "RRULE:FREQ=MONTHLY;BYMONTHDAY=1,2,3,4,5;COUNT=99999\nEND:VEVENT\n"
    let busy = try read("BEGIN:VCALENDAR\n" + String(repeating: heavy, count: 1000))
    #expect(busy.events.count > 10)
    #expect(try #require(busy.problems.first).message.contains("behind so many others"))
    let rules = String(repeating: "RRULE:FREQ=YEARLY\n", count: 3000)
    let exceptions = (1...4000).map { "\(20_000_101 + $0 / 28 % 12 * 100 + $0 % 28)" }
    let crossed = try event(
      "DTSTART:20260101\nEXDATE:\(exceptions.joined(separator: ","))\n\(rules)")
    #expect(try #require(crossed.problems.first).message.contains("behind so many others"))
    let changes = String(
      repeating: "BEGIN:VEVENT\nUID:a\nDTSTART:20260102\nRECURRENCE-ID:20260101\nEND:VEVENT\n",
      count: 5000)
    let series = "BEGIN:VEVENT\nUID:a\nDTSTART:20260101\n\(rules)END:VEVENT\n"
    let changed = try read("BEGIN:VCALENDAR\n\(series)\(changes)END:VCALENDAR")
    #expect(try #require(changed.problems.first).message.contains("behind so many others"))
    let many = "BEGIN:VEVENT\nDTSTART:20260101\nEND:VEVENT\n"
    let huge = try read("BEGIN:VCALENDAR\n" + String(repeating: many, count: 100_001))
    #expect(huge.events.count == 100_000)
    #expect(huge.problems.map(\.message) == ["the file has more than 100000 events"])
  }
}
