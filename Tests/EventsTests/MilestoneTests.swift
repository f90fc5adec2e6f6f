import DayCore
import Events
import Lunisolar
import Testing

@Suite("Milestone")
struct MilestoneTests {
  private func named(
    _ tradition: Tradition, _ occasion: Occasion, _ language: Language, years: Int
  ) throws -> [String] {
    let tables = try SampleTables.all()
    let table = try tables.months(of: tradition)
    let origin = try Day(2025, 3, 1)
    let anniversary = try Anniversary(of: origin, by: .solar, in: table, occasion: occasion)
    let range = origin...origin.day(byAdding: .year, value: years)
    return try anniversary.days(in: range, tables: tables, namesMilestones: true).compactMap {
      day in
      day.milestone.map { "\(day.day) \($0.name(of: occasion, in: language))" }
    }
  }

  @Test("counts days with the first as one, and the Japanese series from the death on")
  func japanese() throws {
    #expect(
      try named(.japanese, .memorial, .japanese, years: 50) == [
        "2025-03-07 初七日", "2025-04-18 四十九日", "2025-06-08 百か日", "2026-03-01 一周忌",
        "2027-03-01 三回忌", "2031-03-01 七回忌", "2037-03-01 十三回忌", "2041-03-01 十七回忌",
        "2047-03-01 二十三回忌", "2049-03-01 二十五回忌", "2051-03-01 二十七回忌",
        "2057-03-01 三十三回忌", "2061-03-01 三十七回忌", "2074-03-01 五十回忌",
      ])
  }

  @Test("has the names of its tradition, and says in other languages what they mean")
  func names() throws {
    #expect(
      try named(.korean, .memorial, .korean, years: 2) == [
        "2025-04-18 49재", "2025-06-08 백일 탈상", "2026-03-01 소상", "2027-03-01 대상",
      ])
    #expect(
      try named(.vietnamese, .memorial, .english, years: 2) == [
        "2025-04-18 49th day (49 ngày)", "2025-06-08 100th day (100 ngày, tốt khốc)",
        "2026-03-01 1st anniversary (giỗ đầu, tiểu tường)",
        "2027-03-01 2nd anniversary (giỗ hết, đại tường)",
      ])
    #expect(
      try named(.chinese, .memorial, .traditionalChinese, years: 3) == [
        "2025-03-07 頭七", "2025-03-14 二七", "2025-03-21 三七", "2025-03-28 四七", "2025-04-04 五七",
        "2025-04-11 六七", "2025-04-18 七七", "2025-06-08 百日", "2026-03-01 小祥", "2027-03-01 大祥",
        "2028-03-01 三週年",
      ])
    #expect(
      try named(.chinese, .birthday, .simplifiedChinese, years: 1) == [
        "2025-03-30 满月", "2025-06-08 百日", "2026-03-01 周岁",
      ])
  }
}
