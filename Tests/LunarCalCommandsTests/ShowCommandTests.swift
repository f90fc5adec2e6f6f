import LunarCalCommands
import Testing

@Suite("lunarcal show")
struct ShowCommandTests {
  @Test("prints a month with lunar days under the solar ones, today in brackets")
  func month() throws {
    let text = try answer("show 2026-02 --no-list --layers none")
    #expect(text.contains("February 2026"))
    #expect(text.contains("month 12, Yisi – month 1, Bingwu"))
    #expect(text.contains("16    [17]    18"))
    #expect(text.contains("29    1/1      2"))
    let widths = Set(text.split(separator: "\n").map(\.count))
    #expect(widths.count == 1)
  }

  @Test("a date needs no command: months and years are shown, days looked up")
  func dates() throws {
    #expect(try answer("2026-02") == answer("show 2026-02"))
    #expect(try answer("2026 -t vn") == answer("show 2026 -t vn"))
    #expect(try answer("2026-W07") == answer("show 2026-W07"))
    #expect(try answer("2026-02..2026-03") == answer("show 2026-02..2026-03"))
    #expect(try answer("2026-01-29") == answer("lookup 2026-01-29"))
    #expect(try answer("tomorrow -l vi") == answer("lookup 2026-02-18 -l vi"))
    #expect(try answer("show 2 2026") == answer("show 2026-02"))
    #expect(try answer("12 2026") == answer("show 2026-12"))
  }

  @Test("marks a leap month in the cell and in words")
  func leapMonth() throws {
    let text = try answer("show 2025-07 --lang vi --tradition vn")
    #expect(text.contains("1/L6"))
    #expect(text.contains("tháng Sáu nhuận Ất Tỵ"))
  }

  @Test("puts several traditions side by side, each where it is covered")
  func traditions() throws {
    let text = try answer("show 1968-01 --tradition vn,vn-south")
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("vn ") }.contains { $0.contains("1/1 ") })
    #expect(lines.filter { $0.hasPrefix("vn-south") }.contains { $0.contains("30    1/1") })
    #expect(try answer("show 1900-01 --tradition cn,kr").contains("kr"))
  }

  @Test("takes its defaults from variables, then from the locale")
  func defaults() throws {
    let vietnamese = try answer("show 2030-02", environment: ["LANG": "vi_VN.UTF-8"])
    #expect(vietnamese.contains("Tháng 2 năm 2030"))
    #expect(vietnamese.contains("Th 2"))
    #expect(
      try answer("show 2030-02", environment: ["LANG": "vi_VN.UTF-8", "LUNARCAL_LANG": "ko"])
        .contains("2030년 2월"))
    #expect(
      try answer("show 2026-02", environment: ["LC_ALL": "en_US.UTF-8"]).contains("Sun    Mon"))
  }

  @Test(
    "a territory without a calendar of its own leaves the language's",
    arguments: ["vi_US", "ko", "zh_FR"])
  func foreignTerritory(locale: String) throws {
    let text = try answer("show 2026-02", environment: ["LANG": "\(locale).UTF-8"])
    #expect(text.contains("*") || text.contains("休"))
  }

  @Test("has control sequences on a terminal only, and not against NO_COLOR")
  func color() throws {
    #expect(try answer("show", isTerminal: true).contains("\u{1B}["))
    #expect(!(try answer("show")).contains("\u{1B}"))
    #expect(
      !(try answer("show", environment: ["NO_COLOR": "1"], isTerminal: true)).contains("\u{1B}"))
    #expect(try answer("show --color=always").contains("\u{1B}["))
  }

  @Test("shows this month when nothing is asked")
  func noWords() throws {
    #expect(try answer("") == answer("show 2026-02"))
  }

  @Test("shows a week by a day of it or by its number")
  func week() throws {
    let byDay = try answer("show 2026-02-17 --week")
    #expect(try answer("show 2026-W08") == byDay)
    #expect(byDay.contains("Week 8 of 2026"))
    #expect(try answer("show 2020-W53").contains("Week 53 of 2020"))
    for word in ["2025-W53", "2026-W00", "2026-W8", "2026-Wxx", "2026-W08-1"] {
      #expect(throws: CommandError.self) { try answer("show \(word)") }
    }
  }
}
