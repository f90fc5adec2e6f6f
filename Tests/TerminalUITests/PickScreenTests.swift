import CalendarModels
import DayCore
import TerminalRenderer
import Testing

@testable import TerminalUI

@Suite("PickScreen")
struct PickScreenTests {
  /// 2026-12-30, a Wednesday.
  let day = Day(daysSince1970: 20_817)

  func picker(_ mode: DaySelection.Mode) -> Driver<PickScreen<FakeSource>> {
    Driver(
      PickScreen(FakeSource(), mode, selecting: day...day, today: day, startOfWeek: .monday))
  }

  @Test("title, dates, days and nights, and six rows are shown")
  func shown() {
    let lines = picker(.range).lines
    #expect(lines[0] == "Choose a range")
    #expect(lines[1] == "From 2026-12-30 to 2026-12-30")
    #expect(lines[2] == "1 day, 0 nights")
    #expect(lines[3].contains("December 2026"))
    #expect(lines[5].hasPrefix("       28        29        30"))
    #expect(lines[15].hasPrefix("    Feb 1         2"))
    #expect(lines[17].isEmpty)
  }

  @Test("moving and Enter pick a day")
  func single() {
    var picker = picker(.single)
    picker.press(.right, .down, .enter)
    #expect(picker.result == (day + 8)...(day + 8))
  }

  @Test("Enter, moving and Enter pick a range across the end of the year")
  func range() {
    var picker = picker(.range)
    picker.press(.enter, .right, .right, .down)
    #expect(picker.lines[1] == "From 2026-12-30 to 2027-01-08")
    #expect(picker.lines[2] == "10 days, 9 nights")
    picker.press(.enter)
    #expect(picker.result == day...(day + 9))
  }

  @Test("Space puts the ends down, also backwards, and Enter is done where the cursor is not")
  func space() {
    var picker = picker(.range)
    picker.type("l lhhh h")
    #expect(!picker.isDone)
    picker.press(.enter)
    #expect(picker.result == (day - 1)...(day + 1))
  }

  @Test("Escape lets go of a held end, then leaves without a result, as q does")
  func escape() {
    var picker = picker(.range)
    picker.type("l ")
    picker.press(.right, .escape)
    #expect(picker.lines[1] == "From 2026-12-30 to 2026-12-30")
    #expect(!picker.isDone)
    picker.press(.escape)
    #expect(picker.isDone && picker.result == nil)
    var other = self.picker(.single)
    other.type("q")
    #expect(other.isDone && other.result == nil)
  }

  @Test("clicks tap, the mouse previews, and a second click on the picked day is done")
  func mouse() {
    var picker = picker(.range)
    picker.send(.press(row: 7, column: 25))
    #expect(picker.lines[1] == "From 2027-01-06 to 2027-01-06")
    picker.send(.move(row: 7, column: 45))
    #expect(picker.lines[1] == "From 2027-01-06 to 2027-01-08")
    picker.send(.move(row: 0, column: 0))
    #expect(picker.lines[1] == "From 2027-01-06 to 2027-01-06")
    picker.send(.press(row: 5, column: 25))
    #expect(picker.lines[1] == "From 2026-12-30 to 2027-01-06")
    var single = self.picker(.single)
    single.send(.press(row: 6, column: 25))
    #expect(!single.isDone)
    single.send(.press(row: 6, column: 25))
    #expect(single.result == (day + 7)...(day + 7))
  }

  @Test("a date of the header, clicked or by Tab, scrolls to it")
  func header() {
    var picker = picker(.range)
    picker.press(.enter, .pageDown, .pageDown)
    picker.type(" g2030-05-05\n")
    #expect(picker.lines[3].contains("May 2030"))
    picker.send(.press(row: 1, column: 6))
    #expect(picker.lines[3].contains("December 2026"))
    picker.send(.press(row: 1, column: 20))
    #expect(picker.lines[3].contains("February 2027"))
    picker.press(.tab)
    #expect(picker.lines[3].contains("December 2026"))
    picker.press(.backTab)
    #expect(picker.lines[3].contains("February 2027"))
  }

  @Test("a typed date is gone to, and one that is none is said to be so")
  func goTo() {
    var picker = picker(.single)
    picker.type("gx\n")
    #expect(picker.lines[22] == "no date: x")
    picker.press(.control("u"))
    picker.type("2027-02-06\n\n")
    #expect(picker.result?.lowerBound.description == "2027-02-06")
  }

  @Test(
    "any size is drawn, without a line beyond the terminal",
    arguments: [(0, 0), (1, 5), (3, 20), (6, 20), (9, 30), (24, 80), (50, 200)])
  func sizes(rows: Int, columns: Int) {
    var picker = picker(.range)
    picker.resize(rows: rows, columns: columns)
    picker.press(.enter, .down, .character("g"))
    #expect(picker.lines.count == rows)
    #expect(picker.lines.allSatisfy { $0.displayWidth <= columns })
  }
}
