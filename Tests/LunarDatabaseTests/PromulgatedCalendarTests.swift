import DayCore
import LunarDatabaseBundled
import Lunisolar
import Testing

/// Dates that public bug reports and almanacs settle: the traps other programs fall into.
@Suite("The bundled table against promulgated calendars")
struct PromulgatedCalendarTests {
  @Test(
    "New Year's days that differ between traditions",
    arguments: [
      (Tradition.vietnamese, 1985, "1985-01-21"), (.chinese, 1985, "1985-02-20"),
      (.vietnamese, 2007, "2007-02-17"), (.chinese, 2007, "2007-02-18"),
      (.vietnamese, 2030, "2030-02-02"), (.chinese, 2030, "2030-02-03"),
      (.vietnamese, 1968, "1968-01-29"), (.vietnameseSouth, 1968, "1968-01-30"),
      (.korean, 1997, "1997-02-08"), (.korean, 2027, "2027-02-07"), (.chinese, 2027, "2027-02-06"),
      (.korean, 2028, "2028-01-27"), (.chinese, 2028, "2028-01-26"), (.chinese, 1916, "1916-02-03"),
    ])
  func newYear(tradition: Tradition, year: Int, date: String) throws {
    let newYear = LunarDate(year: year, month: 1, day: 1)
    let day = try Day(iso8601: date)
    #expect(try LunarDatabase.bundled.day(for: newYear, in: tradition) == day)
    #expect(try LunarDatabase.bundled.lunarDate(for: day, in: tradition) == newYear)
  }

  @Test(
    "leap months, 2033 and 1987 among them",
    arguments: [
      (Tradition.chinese, 2033, 11), (.chinese, 1987, 6), (.chinese, 1922, 5), (.chinese, 1917, 2),
      (.vietnamese, 1985, 2), (.korean, 2012, 3), (.chinese, 2012, 4), (.korean, 2017, 5),
      (.chinese, 2017, 6), (.japanese, 2033, 11),
    ])
  func leapMonth(tradition: Tradition, year: Int, month: Int) throws {
    #expect(try LunarDatabase.bundled.leapMonth(ofYear: year, in: tradition)?.month == month)
  }

  @Test("1985 has a leap month in Vietnam and none in China")
  func noLeapMonth() throws {
    #expect(try LunarDatabase.bundled.leapMonth(ofYear: 1985) == nil)
  }

  @Test("the known uncertain Chinese months are flagged, and none of 1900 to 2026 is")
  func uncertain() throws {
    let table = try LunarDatabase.bundled.table(for: .chinese)
    for date in ["2057-09-29", "2089-09-04", "2097-08-08"] {
      let month = table.month(containing: try Day(iso8601: date))
      #expect(month?.isUncertain == true)
      #expect(month?.firstDay.description == date)
    }
    for tradition in Tradition.allCases {
      let table = try LunarDatabase.bundled.table(for: tradition)
      let flagged = (0..<table.count).map(table.month(at:)).filter {
        $0.isUncertain && $0.year <= 2026
      }
      #expect(flagged.isEmpty)
    }
  }
}
