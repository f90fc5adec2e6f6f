import Events
import Testing

@Suite("PlainText")
struct PlainTextTests {
  @Test(
    "keeps what people write and takes out what controls terminals and writing",
    arguments: [
      ("Giỗ ông nội", "Giỗ ông nội"),
      ("a\nb\r\nc\u{2028}d\te", "a b c d e"),
      ("\u{1B}[31mred\u{1B}[0m\u{7}", "[31mred [0m"),
      ("abc\u{202E}def\u{2066}g\u{200F}\u{FEFF}", "abcdefg"),
      ("\u{9B}2J x", "2J x"),
      ("👨‍👩‍👧 家族", "👨‍👩‍👧 家族"),
      ("  spaces   within  ", "spaces   within"),
      ("\u{0}", ""), ("", ""), (" ", ""),
    ])
  func cleans(text: String, line: String) {
    #expect(PlainText.line(text) == line)
  }
}
