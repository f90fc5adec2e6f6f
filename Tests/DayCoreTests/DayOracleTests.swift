import DayCore
import Testing

/// The civil calendar counted out day by day, with nothing but the leap rule and the lengths of the
/// months: slow, and nothing like what `Day` does.
@Suite("Day against a calendar counted day by day")
struct DayOracleTests {
  private static let firstYears = Array(stride(from: -9999, to: 10_000, by: 1000))

  @Test("every day of the years -9999 to 9999 is right, both ways", arguments: firstYears)
  func everyDay(firstYear: Int) throws {
    var count = Self.daysSince1970(ofNewYear: firstYear)
    var wrong: [Int] = []
    for year in firstYear..<min(firstYear + 1000, 10_000) {
      var dayOfYear = 0
      for month in 1...12 {
        for day in 1...Self.length(month, year) {
          dayOfYear += 1
          let found = Day(daysSince1970: count)
          let date = found.dayComponents
          let isRight =
            try date.year == year && date.month == month && date.dayOfMonth == day
            && found == Day(year, month, day) && found.weekday.rawValue == Self.weekday(count)
          if !isRight { wrong.append(count) }
          count += 1
        }
      }
      if dayOfYear != Day.daysInYear(year) { wrong.append(count) }
    }
    #expect(wrong.isEmpty)
  }

  private static func isLeap(_ year: Int) -> Bool {
    if year % 400 == 0 { return true }
    if year % 100 == 0 { return false }
    return year % 4 == 0
  }

  private static func length(_ month: Int, _ year: Int) -> Int {
    month == 2 && isLeap(year) ? 29 : [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Counted year by year from 1970.
  private static func daysSince1970(ofNewYear year: Int) -> Int {
    let years = min(year, 1970)..<max(year, 1970)
    let days = years.reduce(0) { $0 + (isLeap($1) ? 366 : 365) }
    return year < 1970 ? -days : days
  }

  /// 1970-01-01 was a Thursday.
  private static func weekday(_ count: Int) -> Int {
    let fromSunday = (count + 4) % 7
    return fromSunday < 0 ? fromSunday + 7 : fromSunday
  }
}
