import DayCore
import Lunisolar
import Testing

@Suite("DayAlmanac")
struct DayAlmanacTests {
  /// The lunar year 2025, with its leap month 6.
  private func months(_ tradition: Tradition) throws -> LunarTable {
    var first = try Day(2025, 1, 29)
    let lengths = [30, 29, 30, 29, 29, 30, 29, 30, 29, 30, 30, 30, 29]
    let months = lengths.enumerated().map { place, length in
      defer { first += length }
      return LunarMonth(
        year: 2025, month: place < 6 ? place + 1 : place, isLeap: place == 6, firstDay: first,
        length: length)
    }
    return try LunarTable(tradition: tradition, months: months)
  }

  private func almanac(_ tradition: Tradition, _ text: String) throws -> DayAlmanac? {
    DayAlmanac(
      try Day(iso8601: text), months: try months(tradition),
      terms: try SampleSky.terms(tradition))
  }

  @Test("a day has the values that Chinese almanacs print")
  func chinese() throws {
    let day = try #require(try almanac(.chinese, "2026-02-05"))
    #expect(day.lunarDate == LunarDate(year: 2025, month: 12, day: 18))
    #expect(day.year.description == "乙巳")
    #expect(day.yearByLichun.description == "丙午")
    #expect(day.month.description == "己丑")
    #expect(day.monthByTerm.description == "庚寅")
    #expect(day.dayPair.description == "庚戌")
    #expect(day.officer == .success)
    #expect(day.spirit == .lifeGovernor)
    #expect(day.mansion == .horn)
    #expect(day.nayin == .metalOfTheHairpin)
    #expect(day.clash == .dragon)
    #expect(day.pentad == Pentad(index: 0))
    #expect(day.shujiu == ShujiuDay(on: day.day, terms: try SampleSky.terms(.chinese)))
    #expect(day.shujiu?.nine == 6)
    #expect(day.auspiciousHours.count == 6)
    #expect(day.sanfu == nil)
    #expect(day.rokuyo == nil)
    #expect(day.zassetsu.isEmpty)
  }

  @Test("a leap month has the pair of its ordinary month, and months by term go on")
  func leapMonth() throws {
    let day = try #require(try almanac(.chinese, "2025-08-10"))
    #expect(day.lunarDate == LunarDate(year: 2025, month: 6, isLeapMonth: true, day: 17))
    #expect(day.month.description == "癸未")
    #expect(day.monthByTerm.description == "甲申")
    #expect(day.sanfu?.period == .last)
  }

  @Test(
    "each tradition has what it keeps",
    arguments: [
      (Tradition.chinese, true, true, false), (.korean, true, false, false),
      (.vietnamese, false, false, false), (.japanese, false, false, true),
    ])
  func traditions(tradition: Tradition, sanfu: Bool, shujiu: Bool, isJapanese: Bool) throws {
    let summer = try #require(try almanac(tradition, "2025-07-30"))
    let winter = try #require(try almanac(tradition, "2026-02-03"))
    #expect((summer.sanfu != nil) == sanfu)
    #expect((winter.shujiu != nil) == shujiu)
    #expect((winter.rokuyo != nil) == isJapanese)
    #expect((winter.zassetsu == [.winterDoyo, .setsubun]) == isJapanese)
  }

  @Test("where the tables end there is no almanac", arguments: ["2025-01-28", "2026-02-17"])
  func uncovered(text: String) throws {
    #expect(try almanac(.chinese, text) == nil)
  }
}
