import DayCore
import Holidays
import Lunisolar
import Testing

@Suite("FastingScheme")
struct FastingSchemeTests {
  @Test(
    "fast days of months of 30 and of 29 days are those that temples publish",
    arguments: [
      (FastingScheme.twoDays, [1, 15], [1, 15]),
      (.fourDays, [1, 14, 15, 30], [1, 14, 15, 29]),
      (.quarterDays, [1, 8, 15, 23], [1, 8, 15, 23]),
      (.sixDays, [8, 14, 15, 23, 29, 30], [8, 14, 15, 23, 28, 29]),
      (.eightDays, [1, 8, 14, 15, 18, 23, 24, 30], [1, 8, 14, 15, 18, 23, 24, 29]),
      (
        .tenDays, [1, 8, 14, 15, 18, 23, 24, 28, 29, 30], [1, 8, 14, 15, 18, 23, 24, 27, 28, 29]
      ),
    ])
  func days(scheme: FastingScheme, long: [Int], short: [Int]) {
    for (length, expected) in [(30, long), (29, short)] {
      let days = (1...length).filter {
        scheme.isFast(LunarDate(year: 2025, month: 7, day: $0), monthLength: length)
      }
      #expect(days == expected)
    }
  }

  @Test("the rule of a scheme yields the same days", arguments: FastingScheme.allCases)
  func rule(scheme: FastingScheme) throws {
    let tables = try SampleTables.tables()
    let months = try tables.months(of: .vietnamese)
    let days = try scheme.rule.days(
      in: months.coverage, tables: tables, tradition: .vietnamese)
    var expected: [Day] = []
    for month in (0..<months.count).map(months.month(at:)) {
      for day in 0..<month.length
      where scheme.isFast(month.date(of: month.firstDay + day), monthLength: month.length) {
        expected.append(month.firstDay + day)
      }
    }
    #expect(days == expected)
    #expect(try Rule(scheme.rule.description) == scheme.rule)
  }

  @Test("whole months of fasting are whole, and no others")
  func months() {
    let date = LunarDate(year: 2025, month: 5, day: 29)
    #expect(FastingScheme.threeMonths.isFast(date, monthLength: 29))
    #expect(!FastingScheme.threeOtherMonths.isFast(date, monthLength: 29))
  }
}
