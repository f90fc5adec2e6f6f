import DayCore
import Testing

@testable import TerminalUI

@Suite("BrowseScreen")
struct BrowseScreenTests {
  /// 2026-12-30, a Wednesday.
  let day = Day(daysSince1970: 20_817)

  func browser(rows: Int = 24, columns: Int = 80) -> Driver<BrowseScreen<FakeSource>> {
    Driver(
      BrowseScreen(FakeSource(), day: day, today: day, startOfWeek: .monday), rows: rows,
      columns: columns)
  }

  @Test("the month of the cursor is shown, with lunar dates, marks and the details of the day")
  func month() {
    let lines = browser().lines
    #expect(lines[0] == " 2026             December 2026")
    #expect(lines[1] == "                   lunar title")
    #expect(lines[2] == "   Mon    Tue    Wed    Thu    Fri    Sat    Sun   details of 2026-12-30")
    #expect(lines[3] == "    30  Dec 1      2      3      4      5      6   a second line")
    #expect(lines[4] == "    28     29     30      1      2      3      4")
    #expect(lines[5] == "     7      8      9     10*    11     12     13")
    #expect(lines[11] == "    28     29     30     31  Jan 1      2      3")
    #expect(lines[21] == "                                            2027")
    #expect(lines[23].hasPrefix("?:help  /:search"))
    #expect(lines[23].hasSuffix("first"))
  }

  @Test(
    "keys of both worlds move the cursor",
    arguments: [
      ([Key.left], -1), ([.character("h")], -1), ([.right], 1), ([.character("l")], 1),
      ([.up], -7), ([.character("k")], -7), ([.down], 7), ([.character("j")], 7),
      ([.pageUp], -30), ([.pageDown], 31), ([.character("[")], -30), ([.character("]")], 31),
      ([.home], -29), ([.end], 1), ([.character("0")], -2), ([.character("$")], 4),
      ([.character("<")], -365), ([.character(">")], 365), ([.pageDown, .pageDown], 60),
      ([.down, .down, .character("t")], 0),
    ])
  func keys(keys: [Key], offset: Int) {
    var browser = browser()
    for key in keys { browser.press(key) }
    #expect(browser.screen.day == day + offset)
    #expect(browser.text.contains("details of \(day + offset)"))
  }

  @Test("months further on are shown from their first week")
  func paging() {
    var browser = browser()
    browser.press(.pageDown, .pageDown, .pageDown)
    #expect(browser.lines[0].contains("March 2027"))
    #expect(browser.lines[3].contains(" Mar 1"))
  }

  @Test("g goes to a date, and says what is wrong with one that is none")
  func goTo() {
    var browser = browser()
    browser.type("gx\n")
    #expect(browser.lines[22] == "no date: x")
    #expect(browser.lines[23].hasPrefix("Go to"))
    browser.press(.backspace)
    browser.type("2033-12-22\n")
    #expect(browser.lines[0].contains("December 2033"))
    #expect(browser.screen.day.description == "2033-12-22")
    browser.press(.character("g"), .escape)
    #expect(browser.lines[23].hasPrefix("?:help"))
  }

  @Test("/ searches; a hit is chosen from the list, n and N go to the next and the last one")
  func search() {
    var browser = browser()
    browser.type("/tenth\n")
    #expect(browser.lines[0].contains("3 found"))
    #expect(browser.lines[2] == " 2027-01-10  tenth 1")
    browser.press(.down, .enter)
    #expect(browser.screen.day.description == "2027-02-10")
    browser.type("n")
    #expect(browser.screen.day.description == "2027-03-10")
    #expect(browser.lines[23] == "tenth 3")
    browser.type("NN")
    #expect(browser.screen.day.description == "2027-01-10")
    browser.type("/nonsense\n")
    #expect(browser.lines[23] == "nothing found: nonsense")
  }

  @Test("traditions, languages and first weekdays are switched live")
  func settings() {
    var browser = browser()
    browser.type("T")
    #expect(browser.lines[23].hasSuffix("second"))
    #expect(browser.lines[4] == browser.lines[5])
    browser.type("L")
    #expect(browser.lines[0].contains("Tháng 12 năm 2026"))
    browser.type("LTw")
    #expect(browser.lines[2].hasPrefix("   Tue    Wed"))
    #expect(browser.lines[3].hasPrefix(" Dec 1      2"))
  }

  @Test("? shows the keys, and any key goes back")
  func help() {
    var browser = browser()
    let before = browser.canvas
    browser.type("?")
    #expect(browser.text.contains("go to a date"))
    browser.press(.down)
    #expect(browser.canvas == before)
  }

  @Test("q quits")
  func quit() {
    var browser = browser()
    browser.type("q")
    #expect(browser.isDone)
  }

  @Test("a click goes to a day, the wheel scrolls by weeks and takes the cursor along")
  func mouse() {
    var browser = browser()
    browser.send(.press(row: 6, column: 10))
    #expect(browser.screen.day.description == "2026-12-08")
    browser.send(.press(row: 0, column: 10))
    #expect(browser.screen.day.description == "2026-12-08")
    browser.send(.wheel(1, row: 5, column: 5))
    #expect(browser.screen.day.description == "2026-12-08")
    browser.send(.wheel(1, row: 5, column: 5))
    #expect(browser.screen.day.description == "2026-12-15")
    #expect(browser.lines[3].hasPrefix("    14     15"))
  }

  @Test("a smaller terminal and back shows what it showed before")
  func resize() {
    var browser = browser()
    browser.press(.pageDown, .down, .down)
    let before = browser.canvas
    browser.resize(rows: 6, columns: 20)
    #expect(browser.lines[5] == "2027-02-13 13")
    browser.resize(rows: 24, columns: 80)
    #expect(browser.canvas == before)
  }
}
