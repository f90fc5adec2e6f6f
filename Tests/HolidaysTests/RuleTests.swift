import DayCore
import Holidays
import Lunisolar
import Testing

@Suite("Rule")
struct RuleTests {
  static let written = [
    "solar 5-1", "solar 1,7-1..3", "solar *-15 if monday", "solar 1962-3-14",
    "solar 2-29 short-skip",
    "lunar 8-15", "lunar *-1", "lunar L6-15", "lunar 2017-L6-15", "lunar 12-last",
    "lunar *-8,14,15,23,last-1,last", "lunar 1,5,9-1..last ordinary-only",
    "lunar L6-30 leap-and-ordinary short-next", "lunar 1-1 -1 day since 1989 by kr",
    "term qingming", "term xiazhi geng-on-or-after +20 days", "term dongzhi goat-after",
    "easter -2 days", "2nd monday of january since 2000", "last friday of november",
    "solar 4-9 wednesday-on-or-after since 2008 every 4 years",
    "on 2025-06-03, 2026-05-01", "swap 2026-01-02 for 2026-01-04, 2026-02-20 for 2026-02-14",
    "between-holidays since 2007", "lunar 8-15 for 3 days until 2035-10-01",
    "solar 10-1 except 2001, 2003-10-01", "solar 5-1 if monday,tuesday,wednesday,thursday,friday",
  ]

  @Test("a written rule is read and written again", arguments: written)
  func roundTrip(text: String) throws {
    let rule = try Rule(text)
    #expect(rule.description == text)
    #expect(try Rule(rule.description) == rule)
  }

  @Test(
    "other spellings come out in one form",
    arguments: [
      ("  lunar  8-15  +1 ", "lunar 8-15 +1 day"), ("lunar l6-15", "lunar L6-15"),
      ("solar 05-01 if monday..wednesday", "solar 5-1 if monday,tuesday,wednesday"),
      (
        "solar 5-1 unless saturday, sunday", "solar 5-1 if monday,tuesday,wednesday,thursday,friday"
      ),
      ("solar 5-1 since 2000-01-01 until 2007-12-31", "solar 5-1 since 2000 until 2007"),
      ("on 2026-05-01,2026-05-02", "on 2026-05-01, 2026-05-02"),
    ])
  func canonical(text: String, expected: String) throws {
    #expect(try Rule(text).description == expected)
  }

  @Test(
    "a malformed rule is an error that points at the spot",
    arguments: [
      ("", "1:1: expected a rule, for example \"lunar 8-15\" or \"solar 5-1\", but the line ends"),
      ("lunr 8-15", "1:1: \"lunr\" is not a kind of rule: did you mean \"lunar\"?"),
      (
        "lunar",
        "1:6: expected a month and a day, for example 8-15, *-1 or L6-15, but the line ends"
      ),
      ("lunar 13-1", "1:7: month 13 is out of range: 1 to 12"),
      ("lunar 8-31", "1:7: day 31 is out of range: 1 to 30"),
      ("lunar 815", "1:7: expected a month and a day, for example 8-15, *-1 or L6-15, not \"815\""),
      ("lunar 8-15,", "1:7: expected a day from 1 to 30, not \"8-15,\""),
      ("solar 2-30", "1:7: day 30 does not exist in 2000-02: its days are 1 to 29"),
      ("solar 1990-*-1", "1:7: expected a single date behind a year, not \"1990-*-1\""),
      ("term qingmin", "1:6: \"qingmin\" is not a solar term: did you mean \"qingming\"?"),
      (
        "solar 5-1 sinse 1990",
        """
        1:11: "sinse" is not a step or a condition of a rule: did you mean "since"?
        """
      ),
      (
        "solar 5-1 since 1990 since 1991", "1:22: \"since\" says a second time what was said before"
      ),
      ("2nd monday of janury", "1:15: \"janury\" is not a month: did you mean \"january\"?"),
      ("2nd mondy of may", "1:5: \"mondy\" is not a weekday: did you mean \"monday\"?"),
      ("solar 5-1 by vm", "1:14: \"vm\" is not a tradition: did you mean \"vn\"?"),
      ("on 2026-02-30", "1:4: day 30 does not exist in 2026-02: its days are 1 to 28"),
      (
        "solar 5-1 for three days",
        """
        1:15: expected a number of days from 1 to 400, not "three"
        """
      ),
      ("solar 5-1 leap-only", "1:11: \"leap-only\" is for lunar dates only"),
      ("solar 5-1 every 4 years", "1:24: \"every\" needs a year to count from: add \"since YEAR\""),
      ("solar 5-1 +1 +1 +1 +1 +1 +1 +1 +1 +1", "1:35: a rule has at most 8 steps"),
      (
        "swap 2026-01-02 2026-01-04",
        """
        1:17: expected "for" and the day worked instead, not "2026-01-04"
        """
      ),
    ])
  func malformed(text: String, message: String) {
    let error = #expect(throws: HolidayError.self) { try Rule(text) }
    #expect(error?.description == message)
  }

  @Test("with more months or days than a calendar has is refused, not worked through")
  func lengthOfLists() {
    let many = Array(repeating: "1", count: 41).joined(separator: ",")
    for text in ["lunar \(many)-1", "solar *-\(many)"] {
      #expect {
        try Rule(text)
      } throws: {
        "\($0)".contains("number of items 41 is out of range: 1 to 40")
      }
    }
  }
}
