import DayCore
import LunarCalCommands
import Testing

@Suite("TextOutput")
struct TextOutputTests {
  private func show(
    _ options: String, _ environment: [String: String], isTerminal: Bool = true
  ) throws -> String {
    try answer("show 2026-02 \(options)", environment: environment, isTerminal: isTerminal)
  }

  @Test("a pipe gets no control sequences, nor does NO_COLOR, TERM=dumb or --color never")
  func plain() throws {
    let term = ["TERM": "xterm-256color"]
    #expect(try show("", term).contains("\u{1B}[38;5;"))
    #expect(try !show("", term, isTerminal: false).contains("\u{1B}"))
    #expect(try !show("", ["TERM": "xterm", "NO_COLOR": "1"]).contains("\u{1B}"))
    #expect(try !show("", ["TERM": "dumb"]).contains("\u{1B}"))
    #expect(try !show("--color never", term).contains("\u{1B}"))
    #expect(try show("--color always", term, isTerminal: false).contains("\u{1B}["))
  }

  @Test(
    "the terminal says how many colours it has",
    arguments: [
      (["TERM": "xterm"], "\u{1B}[31m"), (["TERM": "screen-256color"], "\u{1B}[38;5;196m"),
      (["TERM": "xterm", "COLORTERM": "truecolor"], "\u{1B}[38;2;224;45;39m"),
    ])
  func depth(environment: [String: String], sunday: String) throws {
    #expect(try show("", environment).contains(sunday))
  }

  @Test("COLORFGBG chooses the theme for its background, --theme any")
  func theme() throws {
    let dark = try show("", ["TERM": "xterm", "COLORTERM": "truecolor", "COLORFGBG": "15;0"])
    #expect(dark.contains("38;2;255;107;94"))
    let light = try show(
      "", ["TERM": "xterm", "COLORTERM": "truecolor", "COLORFGBG": "0;default;15"])
    #expect(light.contains("38;2;179;20;14"))
    let mono = try show("--theme mono", ["TERM": "xterm", "COLORTERM": "truecolor"])
    #expect(!mono.contains("38;") && mono.contains("\u{1B}[1m"))
  }

  @Test(
    "a locale that is not UTF-8 gets ASCII, in English where the language cannot be written in it",
    arguments: [
      (["LC_ALL": "C"], "month 12, Yisi - month 1, Bingwu"),
      (["LANG": "ja_JP.eucJP"], "February 2026"),
      (["LANG": "vi_VN.TCVN"], "thang Chap At Ty - thang Gieng Binh Ngo"),
      (["LANG": "POSIX", "LUNARCAL_LANG": "ko"], "February 2026"),
    ])
  func ascii(environment: [String: String], expected: String) throws {
    let text = try show("--today 2026-02-17", environment)
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains(expected))
  }

  @Test("a language asked for by name goes into a pipe in UTF-8, unless --charset says ascii")
  func namedLanguage() throws {
    let locale = ["LC_ALL": "C"]
    #expect(try show("--lang vi", locale, isTerminal: false).contains("tháng Chạp"))
    #expect(try show("--lang vi --charset ascii", [:], isTerminal: false).contains("thang Chap"))
    #expect(try show("--charset utf-8", locale).contains("–"))
  }

  @Test(
    "a wrong word of an option is refused with what would be right",
    arguments: [
      ("--color rainbow", "auto"), ("--theme drak", "dark"), ("--columns 0", "1 to"),
      ("--columns x", "1 to"), ("--ambiguous 3", "1 or 2"), ("--layout inlien", "inline"),
      ("--week-numbers isoo", "iso"), ("--charset latin1", "utf-8"),
    ])
  func refused(options: String, hint: String) throws {
    let error = #expect(throws: CommandError.self) { try show(options, [:]) }
    #expect(error?.exitStatus == 2)
    #expect(error?.description.contains(hint) == true, "\(String(describing: error))")
  }
}
