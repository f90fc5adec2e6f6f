import DayCore
import Testing

@Suite("Day")
struct DayTests {
  @Test(
    "a civil date and its day number are each other's inverse",
    arguments: [
      (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2026, 1, 29, 20_482),
      (0, 3, 1, -719_468), (-1, 12, 31, -719_529), (1582, 10, 15, -141_427),
    ])
  func civilDate(year: Int, month: Int, day: Int, count: Int) throws {
    let date = try Day(year, month, day)
    #expect(date.daysSince1970 == count)
    #expect(date.dayComponents == DayComponents(year: year, month: month, dayOfMonth: day))
  }

  @Test("a date that does not exist is an error that says what does")
  func invalid() {
    #expect(throws: DayError.monthOutOfRange(month: 13)) { try Day(2026, 13, 1) }
    #expect(throws: DayError.dayOutOfRange(day: 30, month: 2, year: 2026)) { try Day(2026, 2, 30) }
    #expect(throws: DayError.yearOutOfRange(year: .max)) { try Day(.max, 1, 1) }
    #expect(throws: DayError.yearOutOfRange(year: .min)) { try Day(.min, 1, 1) }
    let message = DayError.dayOutOfRange(day: 30, month: 2, year: 2026).description
    #expect(message == "day 30 does not exist in 2026-02: its days are 1 to 28")
  }

  @Test(
    "the extreme day numbers have components, and the days beyond them are an error",
    arguments: [
      (Int.min, -25_252_734_927_764_585, 6, 7, -1), (Int.max, 25_252_734_927_768_524, 7, 27, 1),
    ])
  func extremes(count: Int, year: Int, month: Int, day: Int, beyond: Int) throws {
    let components = DayComponents(year: year, month: month, dayOfMonth: day)
    #expect(Day(daysSince1970: count).dayComponents == components)
    #expect(try components.day().daysSince1970 == count)
    #expect(throws: DayError.yearOutOfRange(year: year)) { try Day(year, month, day + beyond) }
    #expect(throws: DayError.yearOutOfRange(year: year)) { try Day(year, month + beyond, day) }
    let nextYear = year + beyond
    #expect(throws: DayError.yearOutOfRange(year: nextYear)) { try Day(nextYear, month, day) }
  }

  @Test("days more than a million years away are each other's neighbours as well")
  func farAway() throws {
    for year in [-1_470_000, 1_469_744, 1_469_805, -(1 << 40), 1 << 40] {
      for year in year - 1...year + 1 {
        let first = try Day(year, 1, 1)
        #expect(first.dayComponents == DayComponents(year: year, month: 1, dayOfMonth: 1))
        #expect(try Day(year - 1, 12, 31) + 1 == first)
        #expect(first + Day.daysInYear(year) == (try Day(year + 1, 1, 1)))
      }
    }
  }

  @Test("the extreme days can be compared")
  func comparison() {
    let (first, last) = (Day(daysSince1970: .min), Day(daysSince1970: .max))
    #expect(first < last && first != last)
    #expect(Set([first, last, first]).count == 2)
  }

  @Test("weekdays go round, also before the epoch")
  func weekday() throws {
    #expect(try Day(2026, 2, 17).weekday == .tuesday)
    #expect(Day(daysSince1970: -1).weekday == .wednesday)
    #expect(Day(daysSince1970: -5).weekday == .saturday)
  }
}
