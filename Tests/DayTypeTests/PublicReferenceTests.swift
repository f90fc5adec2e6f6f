import DayType
import Foundation
import Testing

/// What a client of the DayType package writes after its README and its public reference, and the
/// results that they document.
@Suite("Client code of the DayType package")
struct PublicReferenceTests {
  @Test("initialisers")
  func initialisers() throws {
    #expect(Day() == Day.today || Day() == Day.today)
    let interval: DayInterval = 20_329
    #expect(Day(daysSince1970: interval).description == "2025-08-29")
    #expect(Day(timeIntervalSince1970: 1_746_059_246).description == "2025-05-01")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = Date(timeIntervalSince1970: 1_746_059_246)
    #expect(Day(date: date, usingCalendar: calendar) == Day(timeIntervalSince1970: 1_746_059_246))
    let components = DayComponents(year: 2025, month: 8, dayOfMonth: 29)
    let birthday = try Day(components)
    #expect(try birthday == Day(2025, 8, 29))
    #expect(try birthday == Day(year: 2025, month: 8, day: 29))
    #expect(try DayType.Day(2025, 8, 29) == components.day())
  }

  @Test("throwing initialisers validate eagerly")
  func validation() {
    #expect(throws: DayError.monthOutOfRange(month: 13)) { try Day(2026, 13, 1) }
    #expect(throws: DayError.dayOutOfRange(day: 30, month: 2, year: 2026)) { try Day(2026, 2, 30) }
    #expect {
      try DayComponents(year: 2026, month: 0, dayOfMonth: 1).day()
    } throws: { error in
      error as? DayError == .monthOutOfRange(month: 0)
    }
  }

  @Test("properties and static members")
  func properties() throws {
    let components = try Day(2025, 8, 29).dayComponents
    #expect(components.year == 2025 && components.month == 8 && components.dayOfMonth == 29)
    #expect(try Day(2026, 3, 2).weekday == .monday)
    #expect(try Day(1970, 1, 1).weekday == Weekday.thursday)
    #expect(Weekday.allCases.map(\.rawValue) == Array(0...6))
    #expect(Day.isLeapYear(2000) && !Day.isLeapYear(1900))
    #expect(Day.daysInMonth(2, year: 2024) == 29)
    #expect(Day.daysInYear(2024) == 366)
  }

  @Test("operators, ranges and strides")
  func operators() throws {
    var day = try Day(2000, 1, 1) + 5
    #expect(try day == Day(2000, 1, 6))
    day += 5
    #expect(try day == Day(2000, 1, 11))
    day = try Day(2000, 1, 1) - 10
    day -= 5
    #expect(try day == Day(1999, 12, 17))
    #expect(try Day(2000, 1, 10) - Day(2000, 1, 5) == 5)
    var days: [Int] = []
    for day in try Day(2000, 1, 1)...Day(2000, 1, 5) { days.append(day.dayComponents.dayOfMonth) }
    for day in try Day(2000, 1, 1)..<Day(2000, 1, 5) { days.append(day.dayComponents.dayOfMonth) }
    for day in stride(from: try Day(2000, 1, 1), to: try Day(2000, 1, 5), by: 2) {
      days.append(day.dayComponents.dayOfMonth)
    }
    #expect(days == [1, 2, 3, 4, 5, 1, 2, 3, 4, 1, 3])
    #expect(try Day(2001, 2, 3) == Day(2001, 2, 3))
    #expect(try Day(2001, 2, 3) < Day(2001, 2, 4))
    #expect(try Set([Day(2001, 2, 3), Day(2001, 2, 3)]).count == 1)
  }

  @Test("day(byAdding:) clamps")
  func adding() throws {
    let component: Day.Component = .month
    #expect(try Day(2026, 1, 31).day(byAdding: component, value: 1) == Day(2026, 2, 28))
    #expect(try Day(2024, 2, 29).day(byAdding: .year, value: 1) == Day(2025, 2, 28))
    #expect(try Day(2026, 1, 31).day(byAdding: .day, value: 1) == Day(2026, 2, 1))
  }

  @Test("calendar grids")
  func grids() throws {
    let march = try Day(2026, 3, 15).calendarMonth(startingOn: .monday)
    let april: CalendarDays = try Day(2026, 4, 2).calendarMonth(startingOn: .monday)
    let other = try Day.calendarMonth(containing: Day(2026, 3, 15), startingOn: .sunday)
    #expect(Day.calendarMonth().count >= 4)
    #expect(try other.keys.first == Day(2026, 3, 1))
    let twoMonths = march + april
    var year = march
    year += april
    #expect(year == twoMonths)
    #expect(Array(twoMonths.keys) == twoMonths.keys.sorted())
    #expect(twoMonths.count == march.count + april.count - 1)
    for (key, week) in twoMonths {
      #expect(week.count == 7 && week[0].day == key && week[0].id == key)
    }
    let weeks = Array(march.values)
    #expect(weeks[0][6].dayComponents.dayOfMonth == 1)
    #expect(Set(march.values.flatMap { $0 }).count == 42)
    let starts: [StartOfWeek] = [.sunday, .monday]
    #expect(try starts.map { try Day(2026, 3, 15).calendarMonth(startingOn: $0).count } == [5, 6])
    var byHand: CalendarDays = [:]
    byHand[april.keys[0]] = april.values[0]
    byHand[march.keys[0]] = march.values[0]
    #expect(try byHand.keys == [Day(2026, 2, 23), Day(2026, 3, 30)])
    #expect(try CalendarDay(day: Day(2026, 3, 15)).dayComponents.month == 3)
  }

  @available(*, deprecated)
  @Test("a grid that was built by hand can be told to sort itself")
  func sorting() throws {
    let march = try Day(2026, 3, 15).calendarMonth(startingOn: .monday)
    var byHand: CalendarDays = [:]
    for (key, week) in march.reversed() { byHand[key] = week }
    byHand.sort { $0.key < $1.key }
    #expect(byHand == march)
  }

  @Test("a day is a single integer in JSON")
  func codable() throws {
    struct Container: Codable, Equatable { var day: Day }
    let container = Container(day: try Day(2026, 2, 17))
    let data = try JSONEncoder().encode(container)
    #expect(String(decoding: data, as: UTF8.self) == #"{"day":20501}"#)
    #expect(try JSONDecoder().decode(Container.self, from: data) == container)
    let extremes = [Day(daysSince1970: .min), Day(daysSince1970: .max)]
    #expect(try JSONDecoder().decode([Day].self, from: JSONEncoder().encode(extremes)) == extremes)
  }

  @Test("days to and from dates, and as text")
  func dates() throws {
    let day = try Day(2000, 2, 1)
    #expect(Day(date: day.date()) == day)
    let date = try #require(DateComponents(calendar: .current, year: 2000, month: 2, day: 1).date)
    #expect(day.date() == date)
    #expect(day.formatted() == date.formatted(date: .abbreviated, time: .omitted))
    for style in [Date.FormatStyle.DateStyle.abbreviated, .complete, .long, .numeric] {
      #expect(day.formatted(style) == date.formatted(date: style, time: .omitted))
    }
  }
}
