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

  @Test("every day of four centuries follows the one before")
  func continuity() throws {
    var expected = try Day(1600, 1, 1)
    for year in 1600..<2000 {
      for month in 1...12 {
        for day in 1...Day.daysInMonth(month, year: year) {
          let components = DayComponents(year: year, month: month, dayOfMonth: day)
          #expect(expected.dayComponents == components)
          #expect(try components.day() == expected)
          expected += 1
        }
      }
    }
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

  @Test("the extreme day numbers have components", arguments: [Int.min, Int.max])
  func extremes(count: Int) throws {
    #expect(try Day(daysSince1970: count).dayComponents.day().daysSince1970 == count)
  }

  @Test("the extreme days can be compared")
  func comparison() {
    let (first, last) = (Day(daysSince1970: .min), Day(daysSince1970: .max))
    #expect(first < last && first != last)
    #expect(Set([first, last, first]).count == 2)
  }

  @Test(
    "ISO 8601 text is read back as written", arguments: ["2026-02-17", "0000-01-01", "-0044-03-15"])
  func iso(text: String) throws {
    #expect(try Day(iso8601: text).description == text)
  }

  @Test(
    "other text is not a date",
    arguments: [
      "", "banana", "2026-2-17", "2026-02-17T00", "02026-02-17", "20260217", "２０２６-02-17",
    ])
  func malformed(text: String) {
    #expect(throws: DayError.malformedISO8601(text: text)) { try Day(iso8601: text) }
  }

  @Test("weekdays go round, also before the epoch")
  func weekday() throws {
    #expect(try Day(2026, 2, 17).weekday == .tuesday)
    #expect(Day(daysSince1970: -1).weekday == .wednesday)
    #expect(Day(daysSince1970: -5).weekday == .saturday)
  }
}
