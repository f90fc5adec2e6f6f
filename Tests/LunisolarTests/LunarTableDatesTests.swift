import DayCore
import Lunisolar
import Testing

@Suite("LunarTable.Dates")
struct LunarTableDatesTests {
  let table: LunarTable

  init() throws {
    table = try LunarTable(tradition: .chinese, months: LunarTableTests.months2025)
  }

  @Test("gives the date of every day, from any day to any other")
  func everyDay() {
    let covered = table.coverage
    for first in covered.lowerBound.daysSince1970...covered.upperBound.daysSince1970 {
      let days = Day(daysSince1970: first)...min(Day(daysSince1970: first + 65), covered.upperBound)
      let expected = (first...days.upperBound.daysSince1970).map {
        table.lunarDate(for: Day(daysSince1970: $0))
      }
      #expect(Array(table.dates(of: days)) == expected)
    }
  }

  @Test("leaves out the days outside the coverage")
  func outside() {
    let covered = table.coverage
    let all = table.dates(of: Day(daysSince1970: .min)...Day(daysSince1970: .max))
    #expect(Array(all).count == covered.upperBound - covered.lowerBound + 1)
    let before = covered.lowerBound - 9...covered.lowerBound - 1
    #expect(Array(table.dates(of: before)).isEmpty)
    let after = covered.upperBound + 1...covered.upperBound + 9
    #expect(Array(table.dates(of: after)).isEmpty)
    let first = LunarDate(year: 2025, month: 1, day: 1)
    #expect(Array(table.dates(of: covered.lowerBound - 9...covered.lowerBound)) == [first])
  }
}
