import DayCore
import LunarDatabaseBundled
import Lunisolar
import Testing

@Suite("Every tradition")
struct TraditionPropertyTests {
  @Test("every covered day has a lunar date that leads back to it", arguments: Tradition.allCases)
  func roundTrip(tradition: Tradition) throws {
    let table = try LunarDatabase.bundled.table(for: tradition)
    var expected = LunarDate(year: table.years.lowerBound, month: 1, day: 1)
    var day = table.coverage.lowerBound
    // A plain loop that reports only what is wrong: these are 366,000 days a tradition.
    while day <= table.coverage.upperBound {
      guard let date = table.lunarDate(for: day), table.day(for: date) == day else {
        Issue.record("\(day) does not lead to a lunar date and back")
        return
      }
      if date != expected {
        guard date.day == 1, expected.day >= 30, date > expected else {
          Issue.record("\(day) is \(date) where \(expected) would follow")
          return
        }
      }
      expected = date
      expected.day += 1
      day += 1
    }
    #expect(expected.month == 12 && expected.day >= 30)
    #expect(table.lunarDate(for: table.coverage.lowerBound - 1) == nil)
    #expect(table.lunarDate(for: table.coverage.upperBound + 1) == nil)
  }

  @Test("years have 12 or 13 months, months 29 or 30 days", arguments: Tradition.allCases)
  func shape(tradition: Tradition) throws {
    let table = try LunarDatabase.bundled.table(for: tradition)
    #expect(table.years == tradition.coveredYears)
    for year in table.years {
      let months = table.months(ofYear: year)
      let leaps = months.filter(\.isLeap)
      guard months.count == 12 + leaps.count, leaps.count <= 1,
        table.leapMonth(ofYear: year) == leaps.first,
        months.filter({ !$0.isLeap }).map(\.month) == Array(1...12),
        months.allSatisfy({ $0.length == 29 || $0.length == 30 }),
        months.allSatisfy({ table.month(year: year, month: $0.month, isLeap: $0.isLeap) == $0 })
      else {
        Issue.record("lunar year \(year) is \(months)")
        return
      }
    }
  }

  @Test("the database and the packed table agree", arguments: Tradition.allCases)
  func databaseAgrees(tradition: Tradition) throws {
    let database = try LunarDatabase.bundled
    let table = try database.table(for: tradition)
    #expect(try database.coverage(of: tradition).days == table.coverage)
    #expect(try database.coverage(of: tradition).years == table.years)
    for day in stride(
      from: table.coverage.lowerBound, through: table.coverage.upperBound, by: 1733)
    {
      let date = try database.lunarDate(for: day, in: tradition)
      #expect(date == table.lunarDate(for: day))
      #expect(try database.day(for: date, in: tradition) == day)
    }
  }
}
