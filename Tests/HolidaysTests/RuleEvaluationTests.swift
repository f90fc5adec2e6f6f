import DayCore
import Holidays
import Lunisolar
import Testing

@Suite("Rule evaluation")
struct RuleEvaluationTests {
  /// Rule, tradition, and its days from 2024 to 2026.
  static let cases: [(String, Tradition, String)] = [
    ("lunar 1-1", .chinese, "2024-02-10 2025-01-29 2026-02-17"),
    ("lunar 1-1 -1 day", .chinese, "2024-02-09 2025-01-28 2026-02-16"),
    ("lunar 12-last", .chinese, "2024-02-09 2025-01-28 2026-02-16"),
    ("lunar 12-23", .vietnamese, "2024-02-02 2025-01-22 2026-02-10"),
    ("lunar 3-10", .vietnamese, "2024-04-18 2025-04-07 2026-04-26"),
    ("lunar 4-8", .korean, "2024-05-15 2025-05-05 2026-05-24"),
    ("lunar 8-15 -1 day for 3 days if thursday", .korean, "2026-09-24 2026-09-25 2026-09-26"),
    ("lunar 9-9", .chinese, "2024-10-11 2025-10-29 2026-10-18"),
    ("lunar 9-9 by kr", .chinese, "2024-10-11 2025-10-29 2026-10-19"),
    // Leap months: 2025 has a leap month 6.
    ("lunar 6-15", .chinese, "2024-07-20 2025-07-09 2026-07-28"),
    ("lunar L6-15", .chinese, "2025-08-08"),
    ("lunar 6-15 leap-and-ordinary", .chinese, "2024-07-20 2025-07-09 2025-08-08 2026-07-28"),
    ("lunar 2017-L6-15", .chinese, "2024-07-20 2025-08-08 2026-07-28"),
    ("lunar 2017-L6-15 ordinary-only", .chinese, "2024-07-20 2025-07-09 2026-07-28"),
    ("lunar 2025-6-15", .chinese, "2025-07-09 2026-07-28"),
    // Month 12 has 30 days in lunar 2023, and 29 in 2024 and 2025.
    ("lunar 12-30", .chinese, "2024-02-09 2025-01-28 2026-02-16"),
    ("lunar 12-30 short-next", .chinese, "2024-02-09 2025-01-29 2026-02-17"),
    ("lunar 12-30 short-skip", .chinese, "2024-02-09"),
    ("solar 2-29", .chinese, "2024-02-29 2025-02-28 2026-02-28"),
    ("solar 2-29 short-next", .chinese, "2024-02-29 2025-03-01 2026-03-01"),
    ("term qingming", .chinese, "2024-04-04 2025-04-04 2026-04-05"),
    ("term dongzhi", .chinese, "2024-12-21 2025-12-21 2026-12-22"),
    ("term dongzhi", .korean, "2024-12-21 2025-12-22 2026-12-22"),
    ("term xiazhi geng-on-or-after +20 days", .chinese, "2024-07-15 2025-07-20 2026-07-15"),
    ("term liqiu geng-on-or-after", .chinese, "2024-08-14 2025-08-09 2026-08-14"),
    ("easter -2 days", .chinese, "2024-03-29 2025-04-18 2026-04-03"),
    ("2nd monday of january", .chinese, "2024-01-08 2025-01-13 2026-01-12"),
    ("last monday of may", .chinese, "2024-05-27 2025-05-26 2026-05-25"),
    ("5th thursday of february", .chinese, "2024-02-29"),
    ("solar 4-9 wednesday-on-or-after since 2024 every 4 years", .korean, "2024-04-10"),
    ("solar 5-25 monday-on-or-before", .korean, "2024-05-20 2025-05-19 2026-05-25"),
    ("solar 5-25 monday-before", .korean, "2024-05-20 2025-05-19 2026-05-18"),
    ("solar 5-1 since 2025", .chinese, "2025-05-01 2026-05-01"),
    ("solar 5-1 until 2025-05-01", .chinese, "2024-05-01 2025-05-01"),
    ("solar 5-1 except 2025", .chinese, "2024-05-01 2026-05-01"),
    ("solar 5-1 except 2026, 2024-05-01, 2026-05-01, 1999", .chinese, "2025-05-01"),
    (
      "solar 5-1..3 except 2024-05-02, 2025, 2024-05-01, 2026-05-03", .chinese,
      "2024-05-03 2026-05-01 2026-05-02"
    ),
    (
      "solar 5-1,3 for 4 days if friday, sunday", .chinese,
      "2024-05-03 2024-05-04 2024-05-05 2024-05-06 2026-05-01 2026-05-02 2026-05-03 2026-05-04 "
        + "2026-05-05 2026-05-06"
    ),
    ("solar 5-1 if wednesday, thursday", .chinese, "2024-05-01 2025-05-01"),
    ("on 2026-01-02, 2024-06-01, 2031-01-01", .chinese, "2024-06-01 2026-01-02"),
  ]

  @Test("rules fall on the days of published calendars", arguments: cases)
  func days(rule: String, tradition: Tradition, expected: String) throws {
    let days = try Rule(rule).days(
      in: Day(2024, 1, 1)...Day(2026, 12, 31), tables: SampleTables.tables(), tradition: tradition)
    #expect(days.map(\.description).joined(separator: " ") == expected)
  }

  @Test("a ten-day fast counts its last three days from the end of the month")
  func fasting() throws {
    let rule = try Rule("lunar *-1,8,14,15,18,23,24,last-2..last")
    let tables = try SampleTables.tables()
    func days(in month: LunarMonth) throws -> [Int] {
      try rule.days(
        in: month.firstDay...month.lastDay, tables: tables, tradition: .chinese
      ).map { $0 - month.firstDay + 1 }
    }
    let months = try tables.months(of: .chinese)
    let long = try #require(months.month(year: 2025, month: 6))
    let short = try #require(months.month(year: 2025, month: 6, isLeap: true))
    #expect(try days(in: long) == [1, 8, 14, 15, 18, 23, 24, 28, 29, 30])
    #expect(try days(in: short) == [1, 8, 14, 15, 18, 23, 24, 27, 28, 29])
  }

  @Test("an occurrence of several days counts with those that lie in the range")
  func spans() throws {
    let rule = try Rule("solar 12-30 for 5 days")
    let tables = try SampleTables.tables()
    let days = try rule.days(
      in: Day(2026, 1, 1)...Day(2026, 12, 30), tables: tables, tradition: .chinese)
    #expect(days.map(\.description) == ["2026-01-01", "2026-01-02", "2026-01-03", "2026-12-30"])
  }

  @Test("a rule needs the table of its tradition")
  func noTable() throws {
    let range = try Day(2026, 1, 1)...Day(2026, 12, 31)
    #expect(throws: HolidayError.noTable(tradition: .japanese)) {
      try Rule("lunar 1-1 by jp").days(
        in: range, tables: SampleTables.tables(), tradition: .chinese)
    }
  }

  @Test(
    "Easter falls where published tables have it",
    arguments: ["1943-04-25", "1954-04-18", "1981-04-19", "2000-04-23", "2038-04-25", "2100-03-28"])
  func easter(text: String) throws {
    let day = try Day(iso8601: text)
    let range = try Day(day.dayComponents.year, 1, 1)...Day(day.dayComponents.year, 12, 31)
    let found = try Rule("easter").days(
      in: range, tables: CalendarTables(months: [], terms: []), tradition: .chinese)
    #expect(found == [day])
  }

  @Test(
    "the next occurrences are found however rare they are",
    arguments: [
      ("lunar L6-1", 2, "2025-07-25"), ("lunar 8-15", 2, "2025-10-06 2026-09-25"),
      ("solar 2-29 short-skip if thursday", 2, "2052-02-29 2080-02-29"),
      ("solar 5-1 until 2020", 2, ""), ("solar 1-1 since 3000", 1, "3000-01-01"),
      ("easter if monday", 1, ""), ("solar 5-1", 0, ""),
    ])
  func next(text: String, count: Int, expected: String) throws {
    let days = try Rule(text).next(
      count, from: Day(2025, 1, 1), tables: SampleTables.tables(), tradition: .chinese)
    #expect(days.map(\.description).joined(separator: " ") == expected)
  }

  @Test("a range beyond all years yields nothing", arguments: [Int.min, Int.max])
  func extremes(count: Int) throws {
    let day = Day(daysSince1970: count)
    let tables = try SampleTables.tables()
    for text in ["solar *-1..last for 5 days", "lunar 1-1", "term qingming", "easter +1 day"] {
      let rule = try Rule(text)
      #expect(try rule.days(in: day...day, tables: tables, tradition: .chinese) == [])
    }
    let found = try Rule("solar 5-1").next(1, from: day, tables: tables, tradition: .chinese)
    #expect(found.count == (count < 0 ? 1 : 0))
  }
}
