import DayCore
import Testing

@Suite("The periods around a Day")
struct DayPeriodsTests {
  @Test("every day of eight years lies in its month, quarter and year")
  func periods() throws {
    for day in try Day(2020, 1, 1)...Day(2027, 12, 31) {
      let date = day.dayComponents
      #expect(try day.startOfMonth == Day(date.year, date.month, 1))
      #expect((day.endOfMonth + 1).dayComponents.dayOfMonth == 1)
      #expect(day.startOfMonth <= day && day <= day.endOfMonth && day.endOfMonth - day < 31)
      let quarter = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4][date.month - 1]
      #expect(day.quarter == quarter)
      #expect(try day.startOfQuarter == Day(date.year, [1, 4, 7, 10][quarter - 1], 1))
      let ends = [(3, 31), (6, 30), (9, 30), (12, 31)]
      #expect(try day.endOfQuarter == Day(date.year, ends[quarter - 1].0, ends[quarter - 1].1))
      #expect(try day.startOfYear == Day(date.year, 1, 1))
      #expect(try day.endOfYear == Day(date.year, 12, 31))
      #expect(day.dayOfYear == day - day.startOfYear + 1)
    }
  }

  @Test("a week has seven days from whichever weekday begins it", arguments: Weekday.allCases)
  func weeks(startOfWeek: Weekday) {
    for day in Day(daysSince1970: -10)...Day(daysSince1970: 10) {
      let first = day.startOfWeek(startingOn: startOfWeek)
      let last = day.endOfWeek(startingOn: startOfWeek)
      #expect(first.weekday == startOfWeek)
      #expect(first <= day && day <= last && last - first == 6)
    }
  }

  @Test("the week begins on Sunday unless told otherwise")
  func defaultWeek() throws {
    #expect(try Day(2026, 2, 17).startOfWeek() == Day(2026, 2, 15))
    #expect(try Day(2026, 2, 17).endOfWeek() == Day(2026, 2, 21))
  }

  @Test("periods are cut off where the day numbers end")
  func extremes() {
    let (first, last) = (Day(daysSince1970: .min), Day(daysSince1970: .max))
    #expect(first.startOfMonth == first && first.startOfQuarter == first)
    #expect(first.startOfYear == first && first.startOfWeek(startingOn: .tuesday) <= first + 6)
    #expect(last.endOfMonth == last && last.endOfQuarter == last && last.endOfYear == last)
    #expect(last.endOfWeek() == last || last.endOfWeek().weekday == .saturday)
  }

  @Test("all days of a month and of a year, in order")
  func allDays() throws {
    let february = try Day.allDays(inMonth: 2, year: 2024)
    #expect(february.count == 29)
    #expect(february.map(\.dayComponents.dayOfMonth) == Array(1...29))
    let year = try Day.allDays(inYear: 2026)
    #expect(year.count == 365)
    #expect(try year.first == Day(2026, 1, 1))
    #expect(try year.last == Day(2026, 12, 31))
    #expect(throws: DayError.monthOutOfRange(month: 13)) {
      try Day.allDays(inMonth: 13, year: 2026)
    }
    #expect(throws: DayError.yearOutOfRange(year: .max)) { try Day.allDays(inYear: .max) }
  }

  @Test("where today lies")
  func relative() {
    // Asked again where midnight passes in between.
    var today: Day
    repeat {
      today = .today
      #expect(today.isToday && !today.isPast && !today.isFuture)
      #expect((today - 1).isYesterday && (today - 1).isPast && !(today - 2).isYesterday)
      #expect((today + 1).isTomorrow && (today + 1).isFuture && !(today + 2).isTomorrow)
    } while Day() != today
    #expect(today.daysUntil(today + 3) == 3)
    #expect(today.daysSince(today + 3) == -3)
  }
}
