import DayCore
import TerminalRenderer
import Testing

@testable import LunarCalCommands

@Suite("Escaping")
struct EscapingTests {
  static let hostile = [
    "\u{1B}]0;x\u{7}", "\u{202E}evil\u{2066}", "=cmd|' /C calc'!A0", "+1", "-1+1", "@x", "\tx",
    "a,b;c\\d", "x\r\nEND:VEVENT", "</td><script>alert(1)</script>", "\" onload=\"x", "a|b`c*d_",
    "\u{0}\u{85}\u{2028}", "''\"\"", "&amp;", "\u{FEFF}x", "\u{FEFF}=1+1", "\u{200B}@x",
    // Marks that join the sign before them: to Swift they make another character of it.
    "\"\u{301} onload=\"\u{301}x", "a,\u{301}b;\u{301}c\\\u{301}", "'\u{301}); DROP TABLE x; --",
    "<\u{338}script>\u{301}", "a|\u{301}b", "&\u{301}lt;", "=\u{338}1", ":\u{301}\u{200D}",
    "\u{3000}=1+1", "＝1＋1", " @x", "--1", "-",
  ]

  @Test("a text of iCalendar cannot end its line or begin another", arguments: hostile)
  func iCalendar(text: String) {
    let event = ICalendarEvent(id: text, time: .day(Day(daysSince1970: 0)), summary: text)
    let file = ICalendar(
      name: text, language: "en", stamp: Day(daysSince1970: 0), events: [event]
    ).text
    #expect(file.split(separator: "\r\n").filter { $0.hasPrefix("END:VEVENT") }.count == 1)
    #expect(
      file.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control || $0 == "\r" || $0 == "\n"
      })
  }

  @Test("a field of CSV is one field, and no formula", arguments: hostile)
  func csv(text: String) {
    let field = CSVTable.field(text)
    let scalars = field.unicodeScalars
    let first = scalars.first { $0 != "\"" && !$0.properties.isWhitespace }
    #expect(first.map { !"=+-@＝＋－＠".unicodeScalars.contains($0) } ?? true)
    #expect(!scalars.contains("\n") && !scalars.contains("\r"))
    #expect(Skeleton.of(field + "\n", format: "csv") == ["1"])
    #expect(CSVTable.field("a,\"b\"") == "\"a,\"\"b\"\"\"")
    #expect(CSVTable.field("-321") == "-321")
    #expect(CSVTable.field("-3+2") == "'-3+2")
  }

  @Test("a text of HTML and SVG is text", arguments: hostile)
  func markup(text: String) {
    let escaped = Markup.escaped(text)
    #expect(escaped.unicodeScalars.allSatisfy { !"<>\"'".unicodeScalars.contains($0) })
    #expect(escaped.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test("a cell of Markdown is one cell", arguments: hostile)
  func markdown(text: String) {
    let escaped = Markdown.escaped(text)
    #expect(!escaped.contains("\n") && !escaped.contains("<script") || escaped.contains("\\<"))
    #expect(
      escaped.utf8.split(separator: UInt8(ascii: "|")).dropLast()
        .allSatisfy { $0.last == UInt8(ascii: "\\") })
  }

  @Test("a string of JSON has no control or bidirectional character", arguments: hostile)
  func json(text: String) {
    let json = JSONValue.string(text).text
    #expect(
      json.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
      })
  }

  @Test("a title reaches the terminal without control characters", arguments: hostile)
  func terminal(text: String) {
    let note = DayNote(
      day: .init(daysSince1970: 0), kind: .event, id: "x", title: text, isOff: false)
    let table = FactTable(title: text, rows: [.init([text, note.title])])
    for line in table.lines(columns: 40, .init()) {
      #expect(line.plainText.withoutControls == line.plainText)
    }
  }
}
