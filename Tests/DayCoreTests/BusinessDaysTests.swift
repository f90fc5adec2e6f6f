import DayCore
import Testing

@Suite("Business days")
struct BusinessDaysTests {
  /// New Year off, and a Saturday and a Sunday worked to make up for it.
  private static let newYear = BusinessCalendar { day in
    switch day.description {
    case "2026-01-01", "2026-01-02": .dayOff
    case "2026-01-03", "2026-01-04": .workday
    default: nil
    }
  }

  @Test("adding business days is stepping over weekends", arguments: -16...16)
  func stepping(count: Int) throws {
    for start in try Day(2026, 2, 1)...Day(2026, 2, 14) {
      var expected = start
      for _ in 0..<count.magnitude {
        repeat { expected += count.signum() } while !expected.isBusinessDay()
      }
      #expect(start.addingBusinessDays(count) == expected)
      #expect(start.addingBusinessDays(count, in: .mondayToFriday) == expected)
    }
  }

  @Test("the next and the previous business day")
  func neighbours() throws {
    let friday = try Day(2026, 2, 20)
    #expect(friday.nextBusinessDay == friday + 3)
    #expect((friday + 1).nextBusinessDay == friday + 3)
    #expect((friday + 3).previousBusinessDay == friday)
    #expect((friday + 2).previousBusinessDay == friday)
  }

  @Test("holidays are stepped over and make-up days are worked")
  func exceptions() throws {
    let day = try Day(2025, 12, 31)
    #expect(try day.nextBusinessDay(in: Self.newYear) == Day(2026, 1, 3))
    #expect(try day.addingBusinessDays(3, in: Self.newYear) == Day(2026, 1, 5))
    #expect(try Day(2026, 1, 3).previousBusinessDay(in: Self.newYear) == day)
    #expect(try !Day(2026, 1, 1).isBusinessDay(in: Self.newYear))
    #expect(try day.businessDaysUntil(Day(2026, 1, 6), in: Self.newYear) == 4)
    #expect(try Day(2026, 1, 6).businessDaysUntil(day, in: Self.newYear) == -4)
  }

  @Test("a weekend of other weekdays")
  func weekend() throws {
    let calendar = BusinessCalendar(weekend: [.friday, .saturday])
    #expect(try Day(2026, 2, 19).nextBusinessDay(in: calendar) == Day(2026, 2, 22))
    #expect(try Day(2026, 2, 16).businessDaysUntil(Day(2026, 2, 23), in: calendar) == 5)
  }

  @Test("where nothing is ever worked there is no next business day")
  func never() {
    let never = BusinessCalendar(weekend: Set(Weekday.allCases))
    let holidays = BusinessCalendar { _ in .dayOff }
    for calendar in [never, holidays] {
      #expect(Day(daysSince1970: 0).nextBusinessDay(in: calendar) == nil)
      #expect(Day(daysSince1970: 0).previousBusinessDay(in: calendar) == nil)
      #expect(Day(daysSince1970: 0).addingBusinessDays(.max, in: calendar) == nil)
    }
  }

  @Test("extremes stay within the day numbers", arguments: [Int.min, -1, 0, 1, Int.max])
  func extremes(start: Int) {
    let day = Day(daysSince1970: start)
    #expect(day.addingBusinessDays(.max) >= day)
    #expect(day.addingBusinessDays(.min) <= day)
    #expect(Day(daysSince1970: .max).nextBusinessDay(in: .mondayToFriday) == nil)
    #expect(Day(daysSince1970: .min).previousBusinessDay(in: .mondayToFriday) == nil)
  }
}
