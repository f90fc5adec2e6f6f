import DayCore
import Lunisolar
import Testing

@Suite("StemBranch")
struct StemBranchTests {
  @Test("years, months and days have the pairs of published almanacs")
  func known() throws {
    #expect(StemBranch(lunarYear: 1984).description == "甲子")
    #expect(StemBranch(lunarYear: 2025).description == "乙巳")
    #expect(StemBranch(lunarYear: 2025, month: 12).description == "己丑")
    #expect(StemBranch(day: try Day(2026, 1, 29)).description == "癸卯")
    #expect(StemBranch(day: try Day(1900, 1, 1)).description == "甲戌")
  }
}
