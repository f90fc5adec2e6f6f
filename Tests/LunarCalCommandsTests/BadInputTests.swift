import LunarCalCommands
import Testing

@Suite("Bad input")
struct BadInputTests {
  @Test(
    "is refused in one line that says what was wrong and what would be right",
    arguments: [
      ("show 2026-13", 2, "month 13 does not exist: months are 1 to 12"),
      ("show banana", 2, "write a month as 2026-02"),
      ("show 2026-05..2026-02", 2, "ends before it begins"),
      ("show 2026-02 2026-03", 2, "a range is 2026-02..2026-05"),
      ("show 1066-10", 1, "covers 1645-01-28 to 2649-02-03"),
      ("show 0000", 2, "0001 to 9999"),
      ("show 2026-02-30", 2, "its days are 1 to 28"),
      ("lookup", 2, "needs a date"),
      ("lookup 2026-02-30", 2, "day 30 does not exist in 2026-02: its days are 1 to 28"),
      ("lookup 1066-10-14", 1, "covers 1645-01-28 to 2649-02-03"),
      ("lookup --lunar 2026-12-30", 1, "its days are 1 to 29"),
      ("lookup --lunar 2026-L3-01", 1, "it has no leap month"),
      ("lookup --lunar 2025-L3-01", 1, "its leap month is L6"),
      ("lookup --lunar 2026-13-01", 2, "months are 1 to 12"),
      ("lookup 2026-01-29 --format jsn", 2, "did you mean json"),
      ("lookup 0001-01-01..9999-12-31", 2, "more than 1000000 days"),
      ("verify --database /nonexistent", 1, "No such file or directory"),
      ("info --database /tmp", 1, "it is a folder"),
      ("info extra", 2, "takes no \"extra\""),
      ("shwo", 2, "did you mean show?"), ("2026-13", 2, "months are 1 to 12"),
      ("13 2026", 2, "months are 1 to 12"), ("show 2 3 2026", 2, "one month"),
      ("2026-02-30", 2, "1 to 28"), ("2 26", 2, "one month"), ("17feb", 2, "write a month as"),
      ("show --tradtion cn", 2, "did you mean --tradition?"),
      ("show -t cn,vm", 2, "did you mean vn?"),
      ("show --start funday", 2, "did you mean sunday"),
      ("show --lang tlh", 2, "vi"),
      ("show --color=maybe", 2, "auto or always or never"),
      ("show --today tomorrow", 2, "YYYY-MM-DD"),
      ("help nothing", 2, "there is no command"),
    ])
  func refused(line: String, status: Int, part: String) {
    do throws(CommandError) {
      let text = try answer(line)
      Issue.record("\(line) was answered: \(text)")
    } catch {
      #expect(error.exitStatus == Int32(status))
      #expect(error.description.contains(part))
      #expect(!error.description.contains("\n"))
    }
  }

  @Test("from variables is refused as well")
  func environment() {
    #expect(throws: CommandError.self) {
      try answer("show", environment: ["LUNARCAL_TRADITION": "xx"])
    }
  }
}
