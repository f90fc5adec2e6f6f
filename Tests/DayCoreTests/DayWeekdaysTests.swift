import DayCore
import Testing

@Suite("Day by weekday")
struct DayWeekdaysTests {
  @Test("the next and the previous weekday are the nearest ones", arguments: Weekday.allCases)
  func nearest(weekday: Weekday) {
    for day in Day(daysSince1970: -8)...Day(daysSince1970: 8) {
      let after = (1...7).map { day + $0 }.first { $0.weekday == weekday }
      let before = (1...7).map { day - $0 }.first { $0.weekday == weekday }
      #expect(day.next(weekday) == after)
      #expect(day.previous(weekday) == before)
      let isOn = day.weekday == weekday
      #expect(day.next(weekday, includingToday: true) == (isOn ? day : after))
      #expect(day.previous(weekday, includingToday: true) == (isOn ? day : before))
    }
  }

  @Test(
    "the nth weekday of a month, from either end",
    arguments: [
      (2, Weekday.tuesday, 3, 2026, "2026-03-10"), (1, .sunday, 2, 2026, "2026-02-01"),
      (4, .thursday, 11, 2026, "2026-11-26"), (5, .saturday, 1, 2026, "2026-01-31"),
      (-1, .monday, 5, 2026, "2026-05-25"), (-1, .sunday, 3, 2026, "2026-03-29"),
      (-5, .thursday, 1, 2026, "2026-01-01"), (-4, .sunday, 2, 2026, "2026-02-01"),
    ])
  func nthWeekday(
    ordinal: Int, weekday: Weekday, month: Int, year: Int, expected: String
  ) throws {
    let day = try Day.nthWeekday(ordinal, weekday, inMonth: month, year: year)
    #expect(day.description == expected)
  }

  @Test("the ordinals of a month name all its days of a weekday, and no others")
  func ordinals() throws {
    for month in 1...12 {
      for weekday in Weekday.allCases {
        let days = try Day.allDays(inMonth: month, year: 2026).filter { $0.weekday == weekday }
        for ordinal in -6...6 {
          let position = ordinal > 0 ? ordinal - 1 : days.count + ordinal
          if ordinal != 0, days.indices.contains(position) {
            let day = try Day.nthWeekday(ordinal, weekday, inMonth: month, year: 2026)
            #expect(day == days[position])
          } else {
            let expected = DayError.weekdayOutOfRange(
              ordinal: ordinal, weekday: weekday, month: month, year: 2026)
            #expect(throws: expected) {
              try Day.nthWeekday(ordinal, weekday, inMonth: month, year: 2026)
            }
          }
        }
      }
    }
  }

  @Test("extreme ordinals, months and years are errors")
  func extremes() {
    #expect(throws: DayError.self) { try Day.nthWeekday(.min, .monday, inMonth: 1, year: 2026) }
    #expect(throws: DayError.self) { try Day.nthWeekday(.max, .monday, inMonth: 1, year: 2026) }
    #expect(throws: DayError.monthOutOfRange(month: .min)) {
      try Day.nthWeekday(1, .monday, inMonth: .min, year: 2026)
    }
    #expect(throws: DayError.yearOutOfRange(year: .min)) {
      try Day.nthWeekday(1, .monday, inMonth: 1, year: .min)
    }
    let message = DayError.weekdayOutOfRange(ordinal: 5, weekday: .friday, month: 2, year: 2026)
    #expect(message.description.hasPrefix("2026-02 has no friday number 5: write 1 for the first"))
  }

  @Test("weeks of ISO 8601, days of the year and weekday numbers are those of the C library")
  func isoWeeks() throws {
    for day in try Day(1890, 1, 1)...Day(2110, 12, 31) {
      var seconds = time_t(day.daysSince1970 * 86_400)
      var fields = tm()
      gmtime_r(&seconds, &fields)
      var text = [CChar](repeating: 0, count: 32)
      let length = strftime(&text, text.count, "%G-%V-%u-%j", &fields)
      let expected = text[..<length].map { UInt8(bitPattern: $0) }
        .split(separator: UInt8(ascii: "-")).map { Int(String(decoding: $0, as: UTF8.self)) }
      let found = [day.isoWeekYear, day.isoWeekNumber, day.weekday.isoNumber, day.dayOfYear]
      if found != expected { Issue.record("\(day): \(found) is not \(expected)") }
    }
  }

  @Test(
    "weeks near New Year belong to the year with their Thursday",
    arguments: [
      ("2005-01-01", 2004, 53), ("2006-01-01", 2005, 52), ("2007-12-31", 2008, 1),
      ("2027-01-01", 2026, 53), ("-0001-12-31", -1, 52),
    ])
  func newYear(text: String, year: Int, week: Int) throws {
    let day = try Day(iso8601: text)
    #expect(day.isoWeekYear == year)
    #expect(day.isoWeekNumber == week)
  }
}
