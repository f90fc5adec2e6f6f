import DayCore
import LunarDatabaseBundled
import Lunisolar
import Testing

@Suite("Every tradition")
struct TraditionPropertyTests {
  @Test("every covered day has a lunar date that leads back to it", arguments: Tradition.allCases)
  func roundTrip(tradition: Tradition) throws {
    let table = try LunarDatabase.bundled.table(for: tradition)
    var previous: LunarDate?
    for day in table.coverage {
      let date = try #require(table.lunarDate(for: day))
      let isNext = previous.map { date.day == $0.day + 1 || date.day == 1 } ?? true
      guard table.day(for: date) == day, previous.map({ $0 < date }) ?? true, isNext else {
        Issue.record("\(day) is \(date), which follows \(String(describing: previous))")
        return
      }
      previous = date
    }
    #expect(table.lunarDate(for: table.coverage.lowerBound - 1) == nil)
    #expect(table.lunarDate(for: table.coverage.upperBound + 1) == nil)
  }

  @Test("years have 12 or 13 months, months 29 or 30 days", arguments: Tradition.allCases)
  func shape(tradition: Tradition) throws {
    let table = try LunarDatabase.bundled.table(for: tradition)
    #expect(table.years == tradition.coveredYears)
    for year in table.years {
      let months = table.months(ofYear: year)
      #expect(months.count == (table.leapMonth(ofYear: year) == nil ? 12 : 13))
      #expect(months.filter { !$0.isLeap }.map(\.month) == Array(1...12))
      #expect(months.allSatisfy { $0.length == 29 || $0.length == 30 })
      for month in months {
        #expect(table.month(year: year, month: month.month, isLeap: month.isLeap) == month)
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
      from: table.coverage.lowerBound, through: table.coverage.upperBound, by: 173)
    {
      let date = try database.lunarDate(for: day, in: tradition)
      #expect(date == table.lunarDate(for: day))
      #expect(try database.day(for: date, in: tradition) == day)
    }
  }
}
