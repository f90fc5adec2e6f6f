import DayCore
import Testing

@Suite("Day.day(byAdding:value:)")
struct DayAddingTests {
  @Test(
    "years and months clamp at the end of a shorter month",
    arguments: [
      ("2026-01-31", Day.Component.month, 1, "2026-02-28"),
      ("2024-01-31", .month, 1, "2024-02-29"), ("2026-03-31", .month, -1, "2026-02-28"),
      ("2026-01-31", .month, 2, "2026-03-31"), ("2026-01-15", .month, -1, "2025-12-15"),
      ("2026-12-31", .month, 1, "2027-01-31"), ("2026-06-30", .month, -18, "2024-12-30"),
      ("2024-02-29", .year, 1, "2025-02-28"), ("2024-02-29", .year, 4, "2028-02-29"),
      ("2024-02-29", .year, -124, "1900-02-28"), ("0001-05-05", .year, -2, "-0001-05-05"),
      ("2026-01-31", .day, 1, "2026-02-01"), ("2026-01-01", .day, -1, "2025-12-31"),
      ("2026-01-31", .month, 0, "2026-01-31"),
    ])
  func clamping(start: String, component: Day.Component, value: Int, end: String) throws {
    let day = try Day(iso8601: start).day(byAdding: component, value: value)
    #expect(day.description == end)
  }

  @Test("the same day of every month of a year, counted on from the 31st")
  func months() throws {
    let start = try Day(2026, 1, 31)
    let days = (0..<12).map { start.day(byAdding: .month, value: $0).dayComponents.dayOfMonth }
    #expect(days == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  }

  @Test(
    "beyond the day numbers the last or first of them is the answer",
    arguments: Day.Component.allCases, [0, 20_000, Int.max, Int.min])
  func extremes(component: Day.Component, start: Int) {
    let day = Day(daysSince1970: start)
    let later = day.day(byAdding: component, value: .max)
    let earlier = day.day(byAdding: component, value: .min)
    if component != .day {
      #expect(later.daysSince1970 == .max)
      #expect(earlier.daysSince1970 == .min)
    }
    #expect(Day(daysSince1970: .max).day(byAdding: component, value: 1).daysSince1970 == .max)
    #expect(Day(daysSince1970: .min).day(byAdding: component, value: -1).daysSince1970 == .min)
    #expect(earlier <= day && day <= later)
  }
}
