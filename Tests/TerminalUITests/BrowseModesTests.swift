import DayCore
import TerminalRenderer
import Testing

@testable import TerminalUI

@Suite("BrowseScreen, strip and year")
struct BrowseModesTests {
  /// 2026-12-30, a Wednesday.
  let day = Day(daysSince1970: 20_817)

  func browser(
    _ mode: BrowseScreen<FakeSource>.Mode, rows: Int = 24, columns: Int = 80
  ) -> Driver<BrowseScreen<FakeSource>> {
    Driver(
      BrowseScreen(FakeSource(), day: day, today: day, startOfWeek: .monday, mode: mode),
      rows: rows, columns: columns)
  }

  @Test("the strip shows the week of the cursor and what follows, special days marked")
  func strip() {
    var browser = browser(.strip)
    #expect(browser.lines[0].contains("January 2027"))
    #expect(browser.lines[2].hasPrefix(" Mon    Tue    Wed"))
    #expect(browser.lines[4].hasPrefix("  28     29     30     31     1"))
    #expect(browser.text.contains("details of 2026-12-30"))
    browser.type("g2027-01-10\n")
    #expect(browser.lines[6].contains("*"))
  }

  @Test("in the strip the cursor moves day by day and pages when it leaves")
  func stripMoves() {
    var browser = browser(.strip, columns: 49)
    browser.press(.left, .left, .left)
    #expect(browser.screen.day == day - 3)
    #expect(browser.lines[4].hasPrefix("  21     22"))
    browser.send(.press(row: 4, column: 8))
    #expect(browser.screen.day.description == "2026-12-22")
    browser.send(.wheel(1, row: 4, column: 8))
    #expect(browser.screen.day.description == "2026-12-29")
  }

  @Test("the year shows twelve months where they fit")
  func year() {
    let lines = browser(.year, rows: 38, columns: 90).lines
    #expect(lines[0].contains("2026"))
    #expect(lines[1].contains("January") && lines[1].contains("April"))
    #expect(lines[19].contains("September") && lines[19].contains("December"))
    #expect(lines[24].contains("21 22 23 24 25 26 27"))
  }

  @Test("where the months do not fit, those around the cursor's are shown")
  func smallYear() {
    var browser = browser(.year, rows: 12, columns: 30)
    #expect(browser.lines[1].contains("December"))
    browser.press(.character("<"), .pageUp)
    #expect(browser.lines[0].contains("2025"))
    #expect(browser.lines[1].contains("November"))
  }

  @Test("a click in the year goes to the day, Enter shows its month")
  func yearClick() {
    var browser = browser(.year, rows: 38, columns: 90)
    browser.send(.press(row: 3, column: 9))
    #expect(browser.screen.day.description == "2026-01-01")
    browser.send(.press(row: 3, column: 0))
    #expect(browser.screen.day.description == "2026-01-01")
    browser.press(.enter)
    #expect(browser.screen.mode == .month)
    #expect(browser.lines[0].contains("January 2026"))
  }

  @Test(
    "any size is drawn, without a line beyond the terminal",
    arguments: [
      (0, 0), (1, 1), (1, 200), (2, 20), (3, 20), (6, 20), (3, 21), (8, 64), (9, 19), (12, 40),
      (24, 80), (60, 200), (200, 10),
    ])
  func sizes(rows: Int, columns: Int) {
    for mode in [BrowseScreen<FakeSource>.Mode.month, .strip, .year] {
      var browser = browser(mode, rows: rows, columns: columns)
      for keys in ["", "?", "x/tenth\n", "jjjj", "\n[[[[", "/abc", "\u{7F}"] {
        browser.type(keys)
        #expect(browser.lines.count == rows)
        #expect(browser.lines.allSatisfy { $0.displayWidth <= columns })
      }
    }
  }

  @Test("the ends of the years that can be shown are kept to")
  func ends() {
    for mode in [BrowseScreen<FakeSource>.Mode.month, .strip, .year] {
      var browser = browser(mode)
      for (date, keys, end) in [
        ("0001-01-01", [Key.left, .up, .pageUp, .character("<"), .home], "0001-01-01"),
        ("9999-12-31", [.right, .down, .pageDown, .character(">"), .end], "9999-12-31"),
      ] {
        browser.type("g\(date)\n")
        for key in keys { browser.press(key) }
        browser.send(.wheel(date == end && end.hasPrefix("9") ? 3 : -3, row: 5, column: 5))
        #expect(browser.screen.day.description == end)
        #expect(browser.lines.count == 24)
      }
    }
  }
}
