import DayCore
import Events
import Holidays
import Lunisolar
import Testing

@Suite("EventCalendar")
struct EventCalendarTests {
  private static let tables = Result { try SampleTables.all() }

  private func calendar(
    _ files: String..., tradition: Tradition = .vietnamese
  ) throws -> EventCalendar {
    var calendar = EventCalendar(tradition: tradition)
    for (place, file) in files.enumerated() {
      calendar.add(Array(file.utf8), named: "file\(place)", tables: try Self.tables.get())
    }
    return calendar
  }

  private func lines(
    _ calendar: EventCalendar, _ years: ClosedRange<Int>
  ) throws -> [String] {
    let range = try Day(years.lowerBound, 1, 1)...Day(years.upperBound, 12, 31)
    return try calendar.occurrences(in: range, tables: Self.tables.get()).map {
      "\($0.day) \(calendar.entries[$0.entry].event.title)"
    }
  }

  @Test("merges files of both kinds by day, and on one day in their order")
  func merges() throws {
    let calendar = try calendar(
      "lunar 7-20  Giỗ ông nội\nsolar 9-1  B\n",
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      DTSTART;VALUE=DATE:20260901
      SUMMARY:A
      END:VEVENT
      END:VCALENDAR
      """)
    #expect(calendar.problems.isEmpty)
    #expect(
      try lines(calendar, 2026...2026) == [
        "2026-09-01 Giỗ ông nội", "2026-09-01 B", "2026-09-01 A",
      ])
    #expect(calendar.needs.months == [.vietnamese])
  }

  @Test("is not worked out where that would take too long")
  func limits() throws {
    let tables = try Self.tables.get()
    let range = try Day(1900, 1, 1)...Day(2099, 12, 31)
    let many = try calendar(String(repeating: "solar *-1..31  x\n", count: 100))
    #expect(throws: EventsError.tooManyOccurrences(limit: EventCalendar.occurrenceLimit)) {
      try many.occurrences(in: range, tables: tables)
    }
    // Nothing comes of these, however many days are looked at.
    let none = try calendar(
      String(
        repeating: "solar 1-1 for 400 days since 9999\nlunar *-1..30 since 9998  x\n", count: 4000))
    #expect(throws: EventsError.tooManyDays(limit: EventCalendar.dayLimit)) {
      try none.occurrences(in: range, tables: tables)
    }
  }

  @Test("sorts few occurrences and many alike")
  func sorts() throws {
    let many = try calendar("lunar *-1..30  a\nsolar *-1..31  b\nsolar 1-1  c\n")
    let found = try lines(many, 2026...2026)
    #expect(found.count == 365 + 365 + 1)
    #expect(found.prefix(4) == ["2026-01-01 a", "2026-01-01 b", "2026-01-01 c", "2026-01-02 a"])
    let few = try calendar("solar 6-1  b\nsolar 5-1  a\n")
    #expect(try lines(few, 2026...2026) == ["2026-05-01 a", "2026-06-01 b"])
  }

  @Test("keeps an anniversary in a leap month as its occasion and tradition do")
  func customaryPolicies() throws {
    let file = "lunar 2017-L6-15  A\nlunar 2017-L6-15  B\n  category: memorial\n"
    #expect(
      try lines(calendar(file, tradition: .chinese), 2025...2025) == [
        "2025-07-09 B", "2025-08-08 A",
      ])
    #expect(
      try lines(calendar(file), 2025...2025) == ["2025-07-09 A", "2025-07-09 B"])
    let explicit = "lunar 2017-L6-15 leap-and-ordinary  A\n"
    #expect(
      try lines(calendar(explicit), 2025...2025) == ["2025-07-09 A", "2025-08-08 A"])
  }

  @Test("goes on by the common calendar where that of the South of Vietnam ends")
  func succession() throws {
    let calendar = try calendar("tradition: vn-south\nlunar 1968-1-1  A\n")
    #expect(calendar.needs.months == [.vietnameseSouth, .vietnamese])
    #expect(
      try lines(calendar, 1968...1969) + lines(calendar, 2026...2026) == [
        "1968-01-30 A", "1969-02-17 A", "2026-02-17 A",
      ])
  }

  @Test("names the years and ages of anniversaries, also of those kept on the eve")
  func anniversaries() throws {
    let calendar = try calendar(
      """
      lunar 1962-7-20 -1 day  Giỗ
        category: memorial
      solar 1950-3-14  Mẹ
        category: birthday
      lunar 8-15  Trung thu
      """)
    let tables = try Self.tables.get()
    let names = try calendar.entries.map { entry -> String? in
      guard let (anniversary, shift) = entry.anniversary(tables: tables) else { return nil }
      let day = entry.occasion == .memorial ? try Day(2026, 8, 31) : try Day(2026, 3, 14)
      let found = try anniversary.occurrence(on: day - shift, tables: tables)
      return anniversary.name(of: found, in: .vietnamese, tables: tables)
    }
    #expect(names == ["giỗ lần thứ 64", "76 tuổi, 77 tuổi ta", nil])
  }

  @Test("reports each bad line with file, line and column, and reads the rest")
  func problems() throws {
    let calendar = try calendar(
      "lunar 8-15  A\nlunra 8-15  B\nsolar 2-30  C\nbetween-holidays  D\nsolar 5-1  E\n",
      "solar 1-1  ok\n\u{1B}]0;x\u{7}\n")
    let problems = calendar.problems.map { file, problem in
      "\(file):\(problem.line):\(problem.column ?? 0)"
    }
    #expect(problems == ["file0:2:1", "file0:3:7", "file0:4:1", "file1:2:1"])
    let messages = calendar.problems.map(\.problem.message).joined()
    #expect(messages.unicodeScalars.allSatisfy { $0.value >= 32 })
    #expect(calendar.entries.map(\.event.title) == ["A", "E", "ok"])
    var broken = EventCalendar(tradition: .chinese)
    broken.add([0x61, 10, 0xFF, 10], named: "x", tables: try Self.tables.get())
    #expect(broken.problems.map(\.problem.line) == [2])
  }

  @Test("cleans titles and notes of what controls terminals")
  func cleans() throws {
    let calendar = try calendar("solar 1-1  a\u{1B}[2J\u{202E}b\n  note: x\u{7}y\n  vi: \u{9B}z\n")
    #expect(calendar.entries[0].event.title == "a [2Jb")
    #expect(calendar.entries[0].event.note == "x y")
    #expect(calendar.entries[0].event.names["vi"] == "z")
  }

  @Test("gives each event an identity that depends on nothing but itself")
  func ids() throws {
    let first = try calendar("lunar 7-20  A\nsolar 1-1  B\nsolar 1-1  B\nsolar 2-2  C\n  id: c\n")
    let second = try calendar("solar 1-1  B\n\nlunar 7-20  A\n  note: changed\n")
    #expect(first.ids[0] == second.ids[1])
    #expect(first.ids[1] == second.ids[0])
    #expect(first.ids[2] == first.ids[1] + ".2")
    #expect(first.ids[3] == "event-c")
  }

  @Test("writes the same days in every form of a calendar file", arguments: ICalendarForm.allCases)
  func export(form: ICalendarForm) throws {
    let tables = try Self.tables.get()
    let calendar = try calendar(
      """
      lunar 1962-7-20  Giỗ, ông; nội
      lunar 2017-L6-30  Lá
      solar 5-1 for 3 days except 2027  Hè
      term qingming  Thanh minh
      on 2026-03-03, 2028-04-04  Đi
      """, tradition: .chinese)
    let range = try Day(2026, 1, 1)...Day(2035, 12, 31)
    func file() throws -> [UInt8] {
      var writer = ICalendarWriter(name: "x", stamp: "20260101T000000Z")
      try calendar.write(range, as: form, language: .english, tables: tables, to: &writer)
      return writer.finish()
    }
    var again = EventCalendar(tradition: .chinese)
    again.add(try file(), named: "export", tables: tables)
    #expect(again.problems.isEmpty)
    let days = try lines(calendar, 2026...2035)
    #expect(try lines(again, 2026...2035).sorted() == days.sorted())
    #expect(try file() == file())
  }
}
