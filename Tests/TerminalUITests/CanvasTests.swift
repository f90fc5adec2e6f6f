import Testing

@testable import TerminalUI

@Suite("Canvas")
struct CanvasTests {
  func canvas(columns: Int = 10, isASCII: Bool = false) -> Canvas {
    Canvas(rows: 2, columns: columns, isASCII: isASCII)
  }

  @Test("text is cut at the edges and at its width, wide characters whole")
  func clipping() {
    var canvas = canvas()
    canvas.write("abcdefghijkl", row: 0, column: 4)
    canvas.write("正月初一", row: 1, column: -3)
    #expect(canvas.lines == ["    abcdef", " 初一"])
    #expect(canvas.write("初一", row: 0, column: 0, width: 3) == 2)
    #expect(canvas.write("初", row: 1, column: 9) == 0)
    #expect(canvas.write("x", row: 2, column: 0) == 0)
    #expect(canvas.lines == ["初  abcdef", " 初一"])
  }

  @Test("writing over half of a wide character leaves a blank for the other half")
  func overwriting() {
    var canvas = canvas()
    canvas.write("初一", row: 0, column: 0)
    canvas.write("x", row: 0, column: 1)
    canvas.write("y", row: 0, column: 2)
    #expect(canvas.lines[0] == " xy")
  }

  @Test("combining marks stay on their letter")
  func combining() {
    var canvas = canvas(columns: 3)
    let text = "me\u{302}\u{323}nh"
    canvas.write(text, row: 0, column: 0)
    #expect(canvas.lines[0] == "me\u{302}\u{323}n")
  }

  @Test("text is aligned by the columns it takes")
  func alignment() {
    var canvas = canvas()
    canvas.writeRight("初一", row: 0, column: 0, width: 6)
    canvas.writeCentred("ab", row: 1, width: 10)
    #expect(canvas.lines == ["  初一", "    ab"])
  }

  @Test(
    "nothing reaches the terminal that could control it",
    arguments: [
      "\u{1B}[2Jab", "a\u{07}\u{9B}2Jb", "a\u{202E}b", "a\u{2066}b\u{2069}", "a\r\nb", "a\u{0}b",
      "a\u{7F}b", "a\u{2028}b", "a\u{E000}b",
    ])
  func hostile(text: String) {
    var canvas = canvas()
    canvas.write(text, row: 0, column: 0)
    let harmless = text.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) }
    #expect(canvas.lines[0] == String(String.UnicodeScalarView(harmless)))
  }

  @Test(
    "of an emoji the first sign is shown, since its columns are counted differently elsewhere",
    arguments: [
      ("👩\u{200D}👩\u{200D}👧 x", "👩 x"), ("👍🏽 x", "👍 x"), ("❤\u{FE0F} x", "❤ x"), ("🇻🇳 x", "🇻🇳 x"),
    ])
  func emoji(text: String, shown: String) {
    var canvas = canvas()
    canvas.write(text, row: 0, column: 0)
    #expect(canvas.lines[0] == shown)
  }

  @Test("a terminal without UTF-8 gets ASCII")
  func ascii() {
    var canvas = canvas(isASCII: true)
    canvas.write("Tết – 初", row: 0, column: 0)
    #expect(canvas.lines[0] == "Tet - ??")
  }

  @Test("a row is painted in runs of one style, and blanks at its end are left out")
  func runs() {
    var canvas = canvas()
    canvas.write("ab", row: 0, column: 1, style: .title)
    canvas.write("初", row: 0, column: 5)
    #expect(
      canvas.runs(ofRow: 0) == [
        .init(column: 0, text: " ", style: .plain), .init(column: 1, text: "ab", style: .title),
        .init(column: 3, text: "  初   ", style: .plain),
      ])
    #expect(canvas.runs(ofRow: 1).isEmpty)
  }
}
