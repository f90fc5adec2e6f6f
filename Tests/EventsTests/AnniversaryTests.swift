import DayCore
import Events
import Holidays
import Lunisolar
import Testing

@Suite("Anniversary")
struct AnniversaryTests {
  private static let tables = Result { try SampleTables.all() }

  private static func days(
    _ date: String, _ tradition: Tradition, _ years: ClosedRange<Int>,
    _ occasion: Occasion = .other, _ change: (inout Anniversary) -> Void = { _ in }
  ) throws -> [String] {
    let tables = try tables.get()
    let table = try tables.months(of: tradition)
    let origin = try Self.day(date, in: table)
    var anniversary = try Anniversary(of: origin, by: .lunar, in: table, occasion: occasion)
    change(&anniversary)
    let range = try Day(years.lowerBound, 1, 1)...Day(years.upperBound, 12, 31)
    return try anniversary.days(in: range, tables: tables).map(\.day.description)
  }

  private static func day(_ date: String, in table: LunarTable) throws -> Day {
    let day = table.day(for: try LunarDate(date))
    return try #require(day)
  }

  @Test(
    "of a birth in a leap month comes in that month where the year has it, else in the ordinary",
    arguments: [
      ("2017-L6-15", Tradition.chinese, ["2024-07-20", "2025-08-08", "2026-07-28"]),
      ("2020-L4-01", .chinese, ["2024-05-08", "2025-04-28", "2026-05-17"]),
      ("2025-L6-01", .korean, ["2026-07-14", "2027-07-04", "2028-07-22"]),
      // In Vietnam in the ordinary month, also in 2025, which has the leap month.
      ("2017-L6-15", .vietnamese, ["2024-07-20", "2025-07-09", "2026-07-28"]),
    ])
  func leapMonth(date: String, tradition: Tradition, days: [String]) throws {
    let first = try #require(Int(days[0].prefix(4)))
    #expect(try Self.days(date, tradition, first...first + 2, .birthday) == days)
  }

  @Test("of a death in a leap month comes in the ordinary month, in every tradition")
  func memorialInLeapMonth() throws {
    #expect(try Self.days("2017-L6-15", .chinese, 2025...2025, .memorial) == ["2025-07-09"])
    #expect(try Self.days("2017-L5-15", .korean, 2025...2025, .memorial) == ["2025-06-10"])
  }

  @Test(
    "follows the leap policy that it is given",
    arguments: [
      (LeapPolicy.leapOnly, ["2025-08-08"]),
      (.ordinaryOnly, ["2024-07-20", "2025-07-09", "2026-07-28"]),
      (.leapOrOrdinary, ["2024-07-20", "2025-08-08", "2026-07-28"]),
      (.leapAndOrdinary, ["2024-07-20", "2025-07-09", "2025-08-08", "2026-07-28"]),
    ])
  func leapPolicy(policy: LeapPolicy, days: [String]) throws {
    let found = try Self.days("2017-L6-15", .chinese, 2024...2026) { $0.leapPolicy = policy }
    #expect(found == days)
  }

  @Test(
    "of day 30 in the short months that end the Chinese years 2024 to 2028 follows its policy",
    arguments: [
      (
        ShortMonthPolicy.lastDay,
        ["2025-01-28", "2026-02-16", "2027-02-05", "2028-01-25", "2029-02-12"]
      ),
      (.nextMonth, ["2025-01-29", "2026-02-17", "2027-02-06", "2028-01-26", "2029-02-13"]),
      (.skip, []),
    ])
  func shortMonth(policy: ShortMonthPolicy, days: [String]) throws {
    let found = try Self.days("1995-12-30", .chinese, 2025...2029) {
      $0.shortMonthPolicy = policy
    }
    #expect(found == days)
  }

  @Test("counts years by its own calendar, also where day 30 moves into the next year")
  func years() throws {
    let tables = try Self.tables.get()
    let table = try tables.months(of: .chinese)
    let origin = try Self.day("1995-12-30", in: table)
    var anniversary = try Anniversary(of: origin, by: .lunar, in: table)
    let range = try Day(2025, 1, 1)...Day(2026, 12, 31)
    #expect(try anniversary.days(in: range, tables: tables).map(\.years) == [29, 30])
    anniversary.shortMonthPolicy = .nextMonth
    #expect(try anniversary.days(in: range, tables: tables).map(\.years) == [29, 30])
    let early = origin - 400...origin + 400
    #expect(try anniversary.days(in: early, tables: tables).map(\.years) == [1])
  }

  @Test(
    "differs between traditions where their months do",
    arguments: [
      ("1950-1-1", Tradition.chinese, 2027, "2027-02-06"),
      ("1950-1-1", .korean, 2027, "2027-02-07"),
      ("1950-1-1", .korean, 2028, "2028-01-27"),
      ("1950-1-1", .chinese, 2028, "2028-01-26"),
      ("1950-1-1", .chinese, 2030, "2030-02-03"),
      ("1950-1-1", .vietnamese, 2030, "2030-02-02"),
    ])
  func traditions(date: String, tradition: Tradition, year: Int, day: String) throws {
    #expect(try Self.days(date, tradition, year...year) == [day])
  }

  @Test("of Tết 1968 was a day later in the South of Vietnam, and is on one day since 1976")
  func northAndSouth() throws {
    let south = try Self.days("1968-1-1", .vietnameseSouth, 1969...1977)
    let north = try Self.days("1968-1-1", .vietnamese, 1969...1977)
    #expect(south.count == 9)
    #expect(north.first == "1969-02-16")
    #expect(south.first == "1969-02-17")
    #expect(south.suffix(2) == north.suffix(2))
  }

  @Test("by the solar calendar keeps 29 February by its policy")
  func solar() throws {
    let tables = try Self.tables.get()
    let table = try tables.months(of: .chinese)
    var anniversary = try Anniversary(of: try Day(2024, 2, 29), by: .solar, in: table)
    let range = try Day(2027, 1, 1)...Day(2028, 12, 31)
    #expect(
      try anniversary.days(in: range, tables: tables).map(\.day.description)
        == ["2027-02-28", "2028-02-29"])
    anniversary.shortMonthPolicy = .skip
    #expect(
      try anniversary.days(in: range, tables: tables).map(\.day.description) == ["2028-02-29"])
  }

  @Test("outside the coverage is an error")
  func coverage() throws {
    let table = try SampleTables.months(of: .korean)
    let day = try Day(1850, 1, 1)
    #expect(
      throws: EventsError.dayOutsideCoverage(
        day: day, tradition: .korean, coverage: table.coverage)
    ) { try Anniversary(of: day, by: .lunar, in: table) }
  }
}
