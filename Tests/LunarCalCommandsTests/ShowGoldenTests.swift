import LunarCalCommands
import Testing

@Suite("ShowCommand, golden files")
struct ShowGoldenTests {
  @Test(
    "each view prints what its file holds",
    arguments: [
      ("show-month.txt", "show 2026-02"),
      ("show-month-traditions.txt", "show 2026-02 --tradition cn,kr,vn,jp --weeks"),
      ("show-three.txt", "show 2026-02 --three --columns 120"),
      ("show-range.txt", "show 2025-11..2026-02 --columns 80 --start sunday --weeks"),
      ("show-year.txt", "show 2026 --columns 160"),
      ("show-year-40.txt", "show 2033 --columns 40 --no-list"),
      ("show-week.txt", "show 2026-02-17 --week --tradition cn,vn"),
      ("show-week-20.txt", "show 2026-02-17 --week --columns 20"),
      ("show-inline.txt", "show 2025-07 --tradition cn,kr --layout inline --columns 120"),
      ("show-compact.txt", "show 2025-07 --tradition cn,kr --layout compact --weeks"),
      ("show-wall.txt", "show 2026-02 --layout wall --columns 110"),
      ("show-10-columns.txt", "show 2026-02 --columns 10"),
      ("show-5-columns.txt", "show 2026-02 --columns 5"),
    ])
  func views(file: String, line: String) throws {
    Golden(name: file).check(try answer(line))
  }

  @Test(
    "each language prints what its file holds",
    arguments: ["en", "vi", "zh-Hans", "zh-Hant", "ko", "ja"])
  func languages(tag: String) throws {
    // July 2025 has a leap month 6, February 2026 the new year.
    let line = "show --lang \(tag) --tradition \(traditions[tag] ?? "cn")"
    Golden(name: "show-\(tag).txt").check(
      try answer("\(line) 2026-02") + "\n" + answer("\(line) 2025-07 --columns 40"))
  }

  @Test(
    "each depth of colour and theme prints what its file holds",
    arguments: [
      ("16", "balanced"), ("256", "balanced"), ("truecolor", "balanced"), ("truecolor", "dark"),
      ("truecolor", "light"), ("16", "mono"),
    ])
  func colors(depth: String, theme: String) throws {
    Golden(name: "show-color-\(depth)-\(theme).txt").check(
      try answer("show 2026-02 --color \(depth) --theme \(theme)"))
  }

  private let traditions = ["ko": "kr", "ja": "jp", "vi": "vn"]
}
