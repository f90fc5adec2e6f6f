import DayCore
import Testing

@testable import Lunisolar

@Suite("CalendarNames")
struct CalendarNamesTests {
  @Test("every language names everything, and no two things alike", arguments: Language.allCases)
  func complete(language: Language) {
    let names = language.names
    let lists: [(names: [String], count: Int)] = [
      (names.solarMonths, 12), (names.shortSolarMonths, 12), (names.weekdays, 7),
      (names.shortWeekdays, 7), (names.lunarMonths, 12), (names.lunarDays, 30),
      (names.terms, SolarTerm.allCases.count), (names.moonPhases, MoonPhase.allCases.count),
      (names.stems, 10), (names.branches, 12), (names.animals, ZodiacAnimal.allCases.count),
    ]
    for list in lists {
      #expect(list.names.count == list.count)
      #expect(Set(list.names).count == list.count)
      #expect(!list.names.contains(""))
    }
    #expect(names.narrowWeekdays.count == 7)
    let months = names.lunarMonths + (1...12).map(names.leapMonth)
    #expect(Set(months).count == 24)
    #expect(Set((0..<60).map { StemBranch(index: $0).name(in: language) }).count == 60)
  }

  @Test("Han stem-branches are the pairs themselves", arguments: 0..<60)
  func pairs(index: Int) {
    let pair = StemBranch(index: index)
    for language in [Language.simplifiedChinese, .traditionalChinese, .japanese] {
      #expect(pair.name(in: language) == pair.description)
    }
  }

  @Test(
    "a lunar date follows the custom of each language",
    arguments: [
      (Language.english, "1st of month 6, leap", "15th of month 1", "23rd of month 12"),
      (.vietnamese, "mùng 1 tháng Sáu nhuận", "rằm tháng Giêng", "23 tháng Chạp"),
      (.simplifiedChinese, "闰六月初一", "正月十五", "腊月廿三"),
      (.traditionalChinese, "閏六月初一", "正月十五", "臘月廿三"),
      (.korean, "윤6월 초하루", "정월 보름", "섣달 스무사흘"),
      (.japanese, "閏六月一日", "睦月十五日", "師走二十三日"),
    ])
  func dates(language: Language, leap: String, full: String, kitchenGod: String) {
    let sixth = LunarDate(year: 2025, month: 6, isLeapMonth: true, day: 1)
    #expect(sixth.name(in: language) == leap)
    #expect(LunarDate(year: 2025, month: 1, day: 15).name(in: language) == full)
    #expect(LunarDate(year: 2025, month: 12, day: 23).name(in: language) == kitchenGod)
  }

  @Test(
    "a page has the month's name and the lunar months with their year's stem-branch",
    arguments: [
      (Language.english, "February 2026", "month 12, Yisi"),
      (.vietnamese, "Tháng 2 năm 2026", "tháng Chạp Ất Tỵ"),
      (.simplifiedChinese, "2026年2月", "乙巳年腊月"),
      (.traditionalChinese, "2026年2月", "乙巳年臘月"),
      (.korean, "2026년 2월", "을사년 섣달"),
      (.japanese, "2026年2月", "乙巳年師走"),
    ])
  func heading(language: Language, solar: String, lunar: String) throws {
    let month = LunarMonth(year: 2025, month: 12, firstDay: try Day(2026, 1, 19), length: 29)
    #expect(language.yearMonthName(year: 2026, month: 2) == solar)
    #expect(month.nameWithYear(in: language) == lunar)
  }

  @Test("numbers that name nothing are given back as digits", arguments: Language.allCases)
  func outOfRange(language: Language) {
    #expect(language.solarMonthName(13) == "13")
    #expect(language.yearMonthName(year: 2026, month: 0) == "2026-00")
    #expect(language.lunarMonthName(0) == "0")
    #expect(language.lunarMonthName(13, isLeap: true) == "L13")
    #expect(LunarDate(year: 2025, month: 1, day: 31).dayName(in: language) == "31")
  }

  @Test("the twelve animals follow language and, in English, tradition")
  func animals() {
    #expect(ZodiacAnimal.rabbit.name(in: .vietnamese) == "Mèo")
    #expect(ZodiacAnimal.rabbit.name(in: .english, tradition: .vietnamese) == "Cat")
    #expect(ZodiacAnimal.ox.name(in: .english, tradition: .vietnameseSouth) == "Buffalo")
    #expect(ZodiacAnimal.pig.name(in: .english, tradition: .japanese) == "Boar")
    #expect(ZodiacAnimal.pig.name(in: .english) == "Pig")
    #expect(ZodiacAnimal.pig.name(in: .japanese) == "いのしし")
  }

  @Test("stem-branches have native Japanese readings")
  func japaneseReadings() {
    #expect(StemBranch(index: 0).japaneseReading == "きのえね")
    #expect(StemBranch(index: 0).japaneseRomanization == "kinoe-ne")
    #expect(StemBranch(lunarYear: 2026).japaneseReading == "ひのえうま")
    #expect(StemBranch(lunarYear: 2026).japaneseRomanization == "hinoe-uma")
  }

  @Test("weekdays come in three widths")
  func weekdays() {
    #expect(Weekday.monday.name(in: .vietnamese, width: .narrow) == "T2")
    #expect(Weekday.sunday.name(in: .korean) == "일요일")
    #expect(Weekday.saturday.name(in: .traditionalChinese, width: .abbreviated) == "週六")
  }
}
