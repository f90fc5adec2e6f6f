import DayCore
import Lunisolar
import Testing

@Suite("Sanfu and shujiu")
struct SeasonDaysTests {
  @Test(
    "sanfu count the 庚 days from xiazhi and from liqiu on",
    arguments: [
      (2025, Sanfu.first, "2025-07-20", "2025-07-29"), (2025, .middle, "2025-07-30", "2025-08-08"),
      (2025, .last, "2025-08-09", "2025-08-18"), (2026, .first, "2026-07-15", "2026-07-24"),
      (2026, .middle, "2026-07-25", "2026-08-13"), (2026, .last, "2026-08-14", "2026-08-23"),
    ])
  func sanfu(year: Int, period: Sanfu, first: String, last: String) throws {
    let days = try Day(iso8601: first)...Day(iso8601: last)
    #expect(period.days(inYear: year, terms: try SampleSky.terms(.chinese)) == days)
    #expect(period.days(inYear: year, terms: try SampleSky.terms(.korean)) == days)
  }

  @Test("the days of a period are numbered from 1, and days outside have no place")
  func sanfuDays() throws {
    let terms = try SampleSky.terms(.chinese)
    let middle = try #require(SanfuDay(on: Day(2026, 8, 13), terms: terms))
    #expect(middle.period == .middle)
    #expect(middle.number == 20)
    #expect(SanfuDay(on: try Day(2026, 8, 14), terms: terms)?.number == 1)
    #expect(SanfuDay(on: try Day(2026, 7, 14), terms: terms) == nil)
    #expect(SanfuDay(on: try Day(2026, 8, 24), terms: terms) == nil)
    #expect(SanfuDay(on: try Day(2030, 8, 1), terms: terms) == nil)
  }

  @Test(
    "the nine nines begin on dongzhi and run over the new year",
    arguments: [
      ("2025-12-21", 1, 1), ("2025-12-29", 1, 9), ("2025-12-30", 2, 1), ("2026-01-08", 3, 1),
      ("2026-03-11", 9, 9),
    ])
  func shujiu(text: String, nine: Int, number: Int) throws {
    let found = ShujiuDay(on: try Day(iso8601: text), terms: try SampleSky.terms(.chinese))
    #expect(found?.nine == nine)
    #expect(found?.number == number)
  }

  @Test("days around the nines are none of them", arguments: ["2025-12-20", "2026-03-12"])
  func noNine(text: String) throws {
    #expect(ShujiuDay(on: try Day(iso8601: text), terms: try SampleSky.terms(.chinese)) == nil)
  }
}
