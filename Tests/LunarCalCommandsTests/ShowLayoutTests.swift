import DayCore
import LunarCalCommands
import TerminalRenderer
import Testing

@Suite("ShowCommand, layout")
struct ShowLayoutTests {
  private static let languages = ["en", "vi", "zh-Hans", "zh-Hant", "ko", "ja"]

  @Test(
    "no line is wider than the terminal, and the lines of a grid are of one width",
    arguments: languages, ["stacked", "inline", "compact", "wall"])
  func widths(language: String, layout: String) throws {
    for columns in [2, 3, 7, 10, 11, 20, 21, 22, 30, 40, 60, 80, 120, 200] {
      for when in ["2026-02", "2033-12", "2026-01..2026-04"] {
        let text = try answer(
          "show \(when) --lang \(language) --tradition cn,vn --layout \(layout) --weeks "
            + "--columns \(columns)")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines { #expect(line.displayWidth <= columns, "\(line)") }
      }
      let grid = try answer(
        "show 2026-02 --lang \(language) --layout \(layout) --no-list --columns \(columns) "
          + "--region CN --weeks")
      guard columns >= 40 else { continue }
      // The marks are explained under the grid, behind an empty line.
      let lines = grid.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0 != "" }
      #expect(Set(lines.map(\.displayWidth)).count == 1, "\(columns)")
    }
  }

  @Test("a terminal of unknown width is taken to have 80 columns, and its own width is kept")
  func columns() throws {
    let widths = try answer("show 2026").split(separator: "\n").map(\.displayWidth)
    #expect(widths.allSatisfy { $0 <= 80 } && widths.contains { $0 > 50 })
    // Marks do not part months: two stand side by side with a region's too.
    let marked = try answer("show 2026 --region VN").split(separator: "\n")
    #expect(marked[0].contains("January 2026") && marked[0].contains("February 2026"))
    let narrow = try answer("show 2026", terminalColumns: 36).split(separator: "\n")
    #expect(narrow.allSatisfy { $0.displayWidth <= 36 })
  }

  @Test("today stands in brackets whatever the colours")
  func today() throws {
    for layout in ["stacked", "inline", "compact --weeks"] {
      #expect(try answer("show 2026-02 --layers none --layout \(layout)").contains("[17]"))
      // With the mark of a festival.
      #expect(try answer("show 2026-02 --layout \(layout)").contains("[17·]"))
    }
    #expect(try answer("show 2026-02 --layout wall").contains("[17]"))
    #expect(try answer("show 2026-02 --columns 10").contains(">17"))
    #expect(try !answer("show 2026-03").contains("["))
  }

  @Test(
    "weeks are numbered by ISO 8601, or by the first weekday of the page",
    arguments: [
      ("2027-01 --weeks --start monday", "53"), ("2027-01 --weeks --start sunday", " 1"),
      ("2027-01 --week-numbers iso --start sunday", "53"),
      ("2027-01 --week-numbers start --start monday", " 1"),
    ])
  func weekNumbers(line: String, first: String) throws {
    let lines = try answer("show \(line) --no-list").split(separator: "\n")
    #expect(lines[3].hasPrefix(first + " "), "\(lines[3])")
  }

  @Test("characters of ambiguous width take two columns where the terminal says so")
  func ambiguous() throws {
    let usual = try answer("show 2026-02 --layout compact --no-list --layers none")
    let wide = try answer("show 2026-02 --layout compact --no-list --layers none --ambiguous 2")
    let metrics = TextMetrics(ambiguousIsWide: true)
    #expect(Set(wide.split(separator: "\n").map(metrics.width)).count == 1)
    #expect(Set(usual.split(separator: "\n").map(metrics.width)).count > 1)
  }
}
