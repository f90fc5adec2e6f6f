import LunarCalCommands
import Testing

@Suite("Output formats, golden files")
struct FormatGoldenTests {
  private static let formats = ["text", "json", "ndjson", "csv", "md", "html", "svg", "ics"]

  @Test("a week of show prints what its file holds", arguments: formats)
  func show(format: String) throws {
    Golden(name: "format-show.\(format)").check(
      try answer(
        "show 2026-02-17 --week -t vn,kr -r VN -l vi --today 2026-02-17 --format \(format)"))
  }

  @Test("a month of show prints what its file holds", arguments: ["text", "md", "html", "svg"])
  func month(format: String) throws {
    Golden(name: "format-month.\(format)").check(
      try answer("show 2026-02 -r CN -l zh-Hans --weeks --format \(format)"))
  }

  @Test("several months print what their file holds", arguments: ["html", "svg", "md"])
  func months(format: String) throws {
    Golden(name: "format-months.\(format)").check(
      try answer("show 2026-01..2026-03 -t kr -r KR -l ko --format \(format)"))
  }

  @Test("lookup prints what its file holds", arguments: formats)
  func lookup(format: String) throws {
    Golden(name: "format-lookup.\(format)").check(
      try answer("lookup 2026-05-05..2026-05-06 -r JP -l ja --format \(format)"))
  }

  @Test("holidays print what their file holds", arguments: formats)
  func holidays(format: String) throws {
    Golden(name: "format-holidays.\(format)").check(
      try answer("holidays 2027 -r TW -l zh-Hant --format \(format)"))
  }
}
