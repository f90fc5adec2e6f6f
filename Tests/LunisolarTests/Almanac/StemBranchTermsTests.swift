import DayCore
import Lunisolar
import Testing

@Suite("StemBranch by solar terms")
struct StemBranchTermsTests {
  @Test(
    "the year by lichun changes on the day of lichun, the month on that of each minor term",
    arguments: [
      // Lichun 2025 fell on 3 February, lichun 2026 on 4 February, lunar new year on the 17th.
      ("2025-02-02", "甲辰", "丁丑"), ("2025-02-03", "乙巳", "戊寅"),
      ("2026-01-04", "乙巳", "戊子"), ("2026-01-05", "乙巳", "己丑"),
      ("2026-01-20", "乙巳", "己丑"), ("2026-02-03", "乙巳", "己丑"),
      ("2026-02-04", "丙午", "庚寅"), ("2026-02-18", "丙午", "庚寅"),
      ("2026-03-04", "丙午", "庚寅"), ("2026-03-05", "丙午", "辛卯"),
      ("2026-12-22", "丙午", "庚子"), ("2027-01-05", "丙午", "辛丑"),
    ])
  func pillars(text: String, year: String, month: String) throws {
    let (terms, day) = (try SampleSky.terms(.chinese), try Day(iso8601: text))
    #expect(StemBranch(yearByLichunOn: day, terms: terms)?.description == year)
    #expect(StemBranch(monthByTermOn: day, terms: terms)?.description == month)
  }

  @Test("outside the terms' coverage there is no guess")
  func uncovered() throws {
    let terms = try SampleSky.terms(.chinese)
    for day in [terms.coverage.lowerBound - 1, terms.coverage.upperBound] {
      #expect(StemBranch(yearByLichunOn: day, terms: terms) == nil)
      #expect(StemBranch(monthByTermOn: day, terms: terms) == nil)
      #expect(DayOfficer(on: day, terms: terms) == nil)
    }
  }

  @Test("a year has the element of its stem and the animal of its branch")
  func fireHorse() {
    let year = StemBranch(lunarYear: 2026)
    #expect(year.element == .fire)
    #expect(year.animal == .horse)
    #expect(year.animal.clash == .rat)
  }
}
