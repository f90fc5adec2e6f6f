import LunarCalCommands
import Testing

@Suite("lunarcal anniversary")
struct AnniversaryCommandTests {
  @Test("lists the days of a lunar date without a year")
  func withoutYear() throws {
    let text = try answer(
      "anniversary --lunar 7-20 -t vn --for memorial --title Giỗ --years 2026..2027")
    #expect(
      text == """
        Giỗ: 7-20 (Vietnamese)
          Date        Weekday  Lunar date  When
          2026-09-01  Tue      20/7        in 196 days
          2027-08-21  Sat      20/7        in 550 days

        """)
  }

  @Test("counts the ages of a birthday from a solar date")
  func birthday() throws {
    let text = try answer("anniversary 1985-03-21 -t cn --for birthday --years 2026")
    #expect(text.contains("2026-03-19  Thu      1/2         in 30 days  age 40, 42 sui"))
  }

  @Test("names the policy where it matters, and the days of custom where asked")
  func policies() throws {
    #expect(
      try answer("anniversary --lunar 2017-L6-30 -t cn").hasPrefix(
        "2017-08-21, 2017-L6-30 (Chinese), leap-or-ordinary, short-last\n"))
    let text = try answer(
      "anniversary 2025-03-01 -t jp -l ja --by solar --for memorial --milestones add -y 2025..2028")
    #expect(text.contains("2025-04-18  金    3/21  305日前    四十九日"))
    #expect(text.contains("2027-03-01  月    1/23  あと377日  三回忌"))
    #expect(text.contains("没後3年"))
    let only = try answer(
      "anniversary 2025-03-01 -t jp -l ja --by solar --for memorial --milestones only -y 2028")
    #expect(!only.contains("没後3年"))
  }

  @Test("gives the same as JSON")
  func json() throws {
    let text = try answer("anniversary --lunar 1962-7-20 -t vn -f json --for memorial -y 2026")
    #expect(
      text.contains(
        #"""
        "rule":"lunar 1962-7-20 short-last by vn","origin":"1962-08-19","leapPolicy":"ordinary-only"
        """#))
    #expect(text.contains(#""date":"2026-09-01""#))
    #expect(text.contains(#""years":64"#))
  }

  @Test(
    "refuses what is no date, with what would be right",
    arguments: [
      ("anniversary", 2, "needs one date"),
      ("anniversary 7-20", 2, "has no year: a lunar date is --lunar 7-20"),
      ("anniversary --lunar 1985-L2-10 -t cn", 1, "it has no leap month"),
      ("anniversary --lunar 13-1", 2, "months are 1 to 12"),
      ("anniversary --lunar 7-20 --by solar", 2, "if it has a year"),
      ("anniversary 1962-02-30", 2, "its days are 1 to 28"),
      ("anniversary 2-30 --by solar", 2, "its days are 1 to 29"),
      ("anniversary 1962-08-19 --leap both", 2, "leap-and-ordinary"),
      ("anniversary 1962-08-19 --for birthdya", 2, "did you mean birthday?"),
      ("anniversary 1962-08-19 -t cn,vn", 2, "name one"),
      ("anniversary 1500-01-01", 1, "covers 1645-01-28"),
      ("anniversary 1962-08-19 --years 2027..2026", 2, "ends before it begins"),
    ])
  func refused(line: String, status: Int, part: String) {
    do throws(CommandError) {
      let text = try answer(line)
      Issue.record("\(line) was answered: \(text)")
    } catch {
      #expect(error.exitStatus == Int32(status))
      #expect(error.description.contains(part))
    }
  }
}
