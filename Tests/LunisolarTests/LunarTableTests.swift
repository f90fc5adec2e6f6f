import DayCore
import Lunisolar
import Testing

@Suite("LunarTable")
struct LunarTableTests {
  /// The thirteen months of lunar year 2025 in China.
  static let months2025: [LunarMonth] = {
    let lengths = [30, 29, 30, 29, 29, 30, 29, 30, 29, 30, 30, 30, 29]
    let numbers = [1, 2, 3, 4, 5, 6, -6, 7, 8, 9, 10, 11, 12]
    var day = Day(daysSince1970: 20_117)  // 2025-01-29
    return zip(numbers, lengths).map { number, length in
      defer { day += length }
      return LunarMonth(
        year: 2025, month: abs(number), isLeap: number < 0, firstDay: day, length: length)
    }
  }()

  @Test("finds days, months and the leap month")
  func lookup() throws {
    let table = try LunarTable(tradition: .chinese, months: Self.months2025)
    let leap = LunarDate(year: 2025, month: 6, isLeapMonth: true, day: 1)
    #expect(table.day(for: leap)?.description == "2025-07-25")
    #expect(table.lunarDate(for: try Day(2025, 7, 25)) == leap)
    #expect(table.leapMonth(ofYear: 2025)?.month == 6)
    #expect(table.months(ofYear: 2025) == Self.months2025)
    #expect(table.coverage.upperBound.description == "2026-02-16")
    #expect(table.month(year: 2025, month: 7)?.firstDay.description == "2025-08-23")
  }

  @Test("what does not exist is nil")
  func missing() throws {
    let table = try LunarTable(tradition: .chinese, months: Self.months2025)
    #expect(table.day(for: LunarDate(year: 2025, month: 2, day: 30)) == nil)
    #expect(table.day(for: LunarDate(year: 2025, month: 2, day: 0)) == nil)
    #expect(table.day(for: LunarDate(year: 2025, month: 5, isLeapMonth: true, day: 1)) == nil)
    #expect(table.day(for: LunarDate(year: 2025, month: 13, day: 1)) == nil)
    #expect(table.day(for: LunarDate(year: 2024, month: 1, day: 1)) == nil)
    #expect(table.day(for: LunarDate(year: .max, month: 1, day: 1)) == nil)
    #expect(table.lunarDate(for: Day(daysSince1970: .min)) == nil)
    #expect(table.lunarDate(for: Day(daysSince1970: .max)) == nil)
  }

  @Test("months that are no calendar are refused, with the place where it breaks")
  func broken() throws {
    var gap = Self.months2025
    gap[3].firstDay += 1
    #expect(
      throws: LunisolarError.brokenMonths(tradition: .chinese, after: gap[2].firstDay)
    ) {
      try LunarTable(tradition: .chinese, months: gap)
    }
    #expect(throws: LunisolarError.brokenMonths(tradition: .chinese, after: nil)) {
      try LunarTable(tradition: .chinese, months: [])
    }
    #expect(throws: LunisolarError.self) {
      try LunarTable(tradition: .chinese, months: Self.months2025.dropLast())
    }
    #expect(throws: LunisolarError.self) {
      try LunarTable(tradition: .chinese, months: Array(Self.months2025.dropFirst()))
    }
  }
}
