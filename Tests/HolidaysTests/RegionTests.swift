import DayCore
import Holidays
import Lunisolar
import Testing

@Suite("Region")
struct RegionTests {
  /// The days of a year of a region file made of some lines, as text.
  private func days(_ lines: String, _ years: ClosedRange<Int> = 2026...2026) throws -> [String] {
    let region = try Region(
      """
      region: XX
      tradition: cn
      source: a law
      \(lines)
      """)
    return try region.occurrences(in: years, tables: SampleTables.tables()).map {
      "\($0.day) \($0.id.dropFirst(3)) \($0.kind.rawValue)\($0.isOff ? " off" : "")"
    }
  }

  private func event(_ rule: String, _ id: String, _ substitute: String) -> String {
    "\(rule)  \(id)\n  id: \(id)\n  en: \(id)\n  \(substitute)\n"
  }

  @Test("a holiday on a Sunday gives the next workday, past other holidays and substitutes")
  func nextWorkday() throws {
    // 3 May 2026 is a Sunday.
    let rule = "substitute: saturday, sunday to next-workday"
    let lines =
      event("solar 5-2", "a", rule) + event("solar 5-3", "b", rule) + event("solar 5-4", "c", rule)
    #expect(
      try days(lines) == [
        "2026-05-02 a public off", "2026-05-03 b public off", "2026-05-04 c public off",
        "2026-05-05 a.substitute substitute off", "2026-05-06 b.substitute substitute off",
      ])
  }

  @Test("of two holidays on one day the later in the file is substituted, and only it")
  func clash() throws {
    let rule = "substitute: clash to next-workday"
    let lines = event("solar 5-5", "a", rule) + event("solar 5-5", "b", rule)
    #expect(
      try days(lines) == [
        "2026-05-05 a public off", "2026-05-05 b public off",
        "2026-05-06 b.substitute substitute off",
      ])
  }

  @Test("a substitute can lie in the year before or after")
  func acrossYears() throws {
    // 1 January 2028 is a Saturday, 31 December 2023 a Sunday.
    let previous = event("solar 1-1", "a", "substitute: saturday to previous-workday")
    #expect(try days(previous, 2027...2027).last == "2027-12-31 a.substitute substitute off")
    let next = event("solar 12-31", "a", "substitute: sunday to next-workday")
    #expect(try days(next, 2024...2024).first == "2024-01-01 a.substitute substitute off")
  }

  @Test("a neighbouring day that is free goes on by the rule for its weekday")
  func neighbour() throws {
    // 4 April 2022 is a Monday: the day before is a Sunday, which gives the Tuesday.
    let lines =
      event("solar 4-4", "tomb", "substitute: sunday to next-workday")
      + event(
        "solar 4-4", "children",
        """
        substitute: clash on thursday to next-day
          substitute: clash to previous-day
          substitute: saturday to previous-workday
          substitute: sunday to next-workday
        """)
    #expect(
      try days(lines, 2022...2022).last == "2022-04-05 children.substitute substitute off")
    #expect(
      try days(lines, 2023...2023).first == "2023-04-03 children.substitute substitute off")
    // 4 April 2024 is a Thursday, 2026 a Saturday, whose Friday is a workday.
    #expect(try days(lines, 2024...2024).last == "2024-04-05 children.substitute substitute off")
    #expect(try days(lines, 2026...2026).first == "2026-04-03 children.substitute substitute off")
  }

  @Test("a holiday that moves away stays as a day that is not off")
  func move() throws {
    let lines = "weekend: sunday\n" + event("solar 5-3", "a", "move: sunday to next-workday")
    #expect(
      try days(lines) == ["2026-05-03 a observance", "2026-05-04 a.substitute substitute off"])
  }

  @Test("a swap is a day off and a rest day worked")
  func swap() throws {
    let lines =
      event("solar 10-1", "a", "kind: public") + "swap 2026-10-06 for 2026-09-20  @a\n"
    #expect(
      try days(lines) == [
        "2026-09-20 a.workday makeup_workday", "2026-10-01 a public off",
        "2026-10-06 a.swap substitute off",
      ])
  }

  @Test("a day between two holidays is off where the rule says so")
  func between() throws {
    let lines =
      event("solar 9-21", "a", "kind: public") + event("solar 9-23", "b", "kind: public")
      + event("between-holidays unless sunday", "c", "kind: public")
    #expect(
      try days(lines, 2025...2026) == [
        "2025-09-21 a public off", "2025-09-22 c public off", "2025-09-23 b public off",
        "2026-09-21 a public off", "2026-09-22 c public off", "2026-09-23 b public off",
      ])
  }

  @Test("years outside those known yield nothing, and announced years are told apart")
  func years() throws {
    let lines =
      "known: 2024..2025\nannounced: 2024\n" + event("solar 5-1", "a", "kind: public")
    #expect(try days(lines, 1900...2100).count == 2)
    #expect(try days(lines, 1900...2000).isEmpty)
    let region = try Region(
      "region: XX\ntradition: cn\nknown: 2024..2025\nannounced: 2024\n")
    let told = region.years(in: 2020...2030).map { "\($0.year) \($0.isAnnounced)" }
    #expect(told == ["2024 true", "2025 false"])
  }

  @Test("names of substitutes come from the file's templates")
  func names() throws {
    let region = try Region(
      """
      region: KR
      tradition: kr
      language: ko
      source: a law
      substitute.ko: {} 대체공휴일
      workday.en: Make-up workday ({})
      solar 3-1  삼일절
        id: march-first
        en: Independence Movement Day
      """)
    let names = region.names
    #expect(names["kr.march-first"]?["ko"] == "삼일절")
    #expect(names["kr.march-first.substitute"]?["ko"] == "삼일절 대체공휴일")
    #expect(
      names["kr.march-first.workday"]?["en"] == "Make-up workday (Independence Movement Day)")
    #expect(names["kr.march-first.swap"]?["en"] == "Independence Movement Day")
  }

  @Test(
    "a file that is no region is an error",
    arguments: [
      (
        "tradition: cn",
        """
        1:1: the file needs lines "region: CODE" or "layer: NAME", and "tradition: CODE"
        """
      ), ("layer: VN", "1:8: expected a layer's name in small letters and hyphens, not \"VN\""),
      (
        "region: Vietnam", "1:9: expected a region's ISO 3166 code, for example VN, not \"Vietnam\""
      ),
      ("weekend: monday..sunday", "1:10: a week needs a working day"),
      ("announced: 2026..2004", "1:12: 2026 is later than 2004"),
    ])
  func noRegion(text: String, message: String) {
    let error = #expect(throws: HolidayError.self) { try Region(text) }
    #expect(error?.description == message)
  }
}
