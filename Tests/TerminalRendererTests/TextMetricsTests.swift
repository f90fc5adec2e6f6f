import CDisplayWidth
import Testing

@testable import TerminalRenderer

@Suite("TextMetrics")
struct TextMetricsTests {
  @Test(
    "text takes the columns that tmux gives it",
    arguments: [
      ("", 0), ("abc", 3), ("tháng Chạp", 10), ("初一", 4), ("윤6월", 5), ("閏六月", 6),
      ("e\u{301}", 1), ("tha\u{301}ng", 5), ("🎂", 2), ("👨‍👩‍👧", 2), ("🇻🇳", 2), ("☀️", 1), ("क्षि", 3),
      ("\u{1100}\u{1161}\u{11A8}", 2), ("ｱ", 1), ("Ａ", 2), ("–", 1),
    ])
  func width(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test("the letters whose width is known without libc have the width that libc gives them")
  func commonWidths() {
    for value in UInt32(0x80)..<0x11000 {
      guard let scalar = Unicode.Scalar(value), let width = TextMetrics.commonWidth(value) else {
        continue
      }
      #expect(Int(cdisplaywidth_of_scalar(value)) == width, "\(scalar)")
    }
  }

  @Test("control characters take no column")
  func controls() {
    #expect("\u{1B}[1mx\u{7}".displayWidth == 4)
    #expect("\u{200B}\u{202E}".displayWidth == 0)
  }

  @Test(
    "ambiguous characters take two columns where they are said to",
    arguments: [("–", 2), ("·", 2), ("é", 2), ("ố", 1), ("初", 2), ("x", 1), ("①", 2)])
  func ambiguous(text: String, width: Int) {
    #expect(TextMetrics(ambiguousIsWide: true).width(of: text) == width)
  }

  @Test("text is filled up by columns, not by characters")
  func padding() {
    #expect("初一".padded(to: 6) == "初一  ")
    #expect("初一".padded(to: 6, .right) == "  初一")
    #expect("初一".padded(to: 7, .center) == " 初一  ")
    #expect("初一".padded(to: 3) == "初一")
  }

  @Test("text is broken at spaces, and within a word only where it must be")
  func wrapping() {
    let metrics = TextMetrics()
    #expect(metrics.wrapped("Tết Nguyên Đán", width: 10) == ["Tết Nguyên", "Đán"])
    #expect(metrics.wrapped("中秋节国庆节", width: 5) == ["中秋", "节国", "庆节"])
    #expect(metrics.wrapped("a 中秋", width: 3) == ["a", "中", "秋"])
    #expect(metrics.wrapped("中", width: 1) == ["中"])
    #expect(metrics.wrapped("", width: 3) == [""])
  }
}
