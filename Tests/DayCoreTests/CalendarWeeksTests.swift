import DayCore
import Testing

@Suite("CalendarWeeks")
struct CalendarWeeksTests {
  @Test(
    "a month's grid covers the month with whole weeks from the chosen weekday",
    arguments: [Day(daysSince1970: 0), Day(daysSince1970: 20_515), Day(daysSince1970: -719_469)],
    Weekday.allCases)
  func month(day: Day, startOfWeek: Weekday) throws {
    let grid = day.calendarMonth(startingOn: startOfWeek)
    for (key, week) in grid {
      #expect(key.weekday == startOfWeek)
      #expect(week.map(\.day) == (0..<7).map { key + $0 })
      #expect(week.allSatisfy { $0.dayComponents == $0.day.dayComponents && $0.id == $0.day })
      #expect(week.contains { $0.dayComponents.month == day.dayComponents.month })
    }
    let days = grid.values.flatMap { $0 }.map(\.day)
    #expect(try days == Array(#require(days.first)...#require(days.last)))
    #expect(days.contains(day.startOfMonth) && days.contains(day.endOfMonth))
  }

  @Test("grids look as they are printed on paper")
  func paper() throws {
    // March 2026 begins on a Sunday and ends on a Tuesday.
    let monday = try Day(2026, 3, 15).calendarMonth(startingOn: .monday)
    #expect(monday.count == 6)
    #expect(try monday.keys.first == Day(2026, 2, 23))
    #expect(try monday.values.last?.last?.day == Day(2026, 4, 5))
    let sunday = try Day.calendarMonth(containing: Day(2026, 3, 15))
    #expect(try sunday.keys.first == Day(2026, 3, 1))
    #expect(try sunday.values.last?.last?.day == Day(2026, 4, 4))
    // February 2026 fills four weeks exactly.
    #expect(try Day(2026, 2, 1).calendarMonth(startingOn: .sunday).count == 4)
  }

  @Test("merging keeps the order and the left side's week", arguments: [false, true])
  func merging(reversed: Bool) throws {
    let march = try weeks(covering: Day(2026, 3, 1)...Day(2026, 3, 31), label: "march")
    let april = try weeks(covering: Day(2026, 4, 1)...Day(2026, 4, 30), label: "april")
    let (left, right) = reversed ? (april, march) : (march, april)
    let merged = left + right
    #expect(merged.count == march.count + april.count - 1)
    #expect(merged.keys == merged.keys.sorted())
    #expect(try merged[Day(2026, 3, 30)]?.first == (reversed ? "april" : "march"))
    var grown = left
    grown += right
    #expect(grown == merged)
    #expect(merged + left == merged)
  }

  @Test("a week can be looked up, replaced and removed, and any of its days found")
  func access() throws {
    var grid = try weeks(covering: Day(2026, 3, 1)...Day(2026, 3, 31), label: "old")
    let key = try Day(2026, 3, 2)
    grid[key] = (0..<7).map(String.init)
    #expect(grid.cell(of: key) == "0")
    #expect(grid.cell(of: key + 6) == "6")
    #expect(grid.cell(of: key + 7) == "old")
    grid[key] = nil
    #expect(grid.count == 5)
    #expect(grid[key] == nil)
    #expect(grid.cell(of: key + 1) == nil)
    #expect(grid.cell(of: Day(daysSince1970: .min)) == nil)
    #expect(grid.cell(of: Day(daysSince1970: .max)) == nil)
  }

  @Test("a literal is put in order, the first of two weeks under one day is kept")
  func literal() {
    let week = Array(repeating: 1, count: 7)
    let grid: CalendarWeeks<Int> = [
      Day(daysSince1970: 7): week, Day(daysSince1970: 0): week,
      Day(daysSince1970: 7): Array(repeating: 2, count: 7),
    ]
    #expect(grid.keys.map(\.daysSince1970) == [0, 7])
    #expect(grid.values == [week, week])
    let empty: CalendarDays = [:]
    #expect(empty.isEmpty && empty == CalendarDays())
  }

  @Test("what is not a whole week is left out")
  func wholeWeeks() {
    var grid: CalendarWeeks<Int> = [Day(daysSince1970: 0): [1, 2, 3]]
    grid[Day(daysSince1970: .max)] = Array(repeating: 1, count: 7)
    #expect(grid.isEmpty)
  }

  @Test("the months at both ends of the day numbers have the weeks that can be numbered")
  func extremes() throws {
    let last = Day(daysSince1970: .max).calendarMonth(startingOn: .monday)
    #expect(try #require(last.values.last?.last).day <= Day(daysSince1970: .max))
    let first = Day(daysSince1970: .min).calendarMonth(startingOn: .monday)
    #expect(first.keys.allSatisfy { $0.weekday == .monday })
  }

  private func weeks(covering days: ClosedRange<Day>, label: String) -> CalendarWeeks<String> {
    CalendarWeeks(covering: days, startingOn: .monday) { _ in label }
  }
}
