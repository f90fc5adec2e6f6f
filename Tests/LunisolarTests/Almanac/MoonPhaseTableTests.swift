import DayCore
import Lunisolar
import Testing

@Suite("MoonPhaseTable")
struct MoonPhaseTableTests {
  @Test(
    "a principal phase has its day, the spans between have theirs",
    arguments: [
      // New moon at 12:01 UTC on 17 February 2026, full moon at 11:38 UTC on 3 March.
      ("2026-02-16", MoonPhase?.none, MoonAppearance.waningCrescent),
      ("2026-02-17", .newMoon, .newMoon), ("2026-02-18", nil, .waxingCrescent),
      ("2026-03-02", nil, .waxingGibbous), ("2026-03-03", .fullMoon, .fullMoon),
      ("2026-03-04", nil, .waningGibbous),
    ])
  func phases(text: String, phase: MoonPhase?, appearance: MoonAppearance) throws {
    let (table, day) = (try SampleSky.phases(.chinese), try Day(iso8601: text))
    #expect(table.phase(on: day) == phase)
    #expect(table.appearance(on: day) == appearance)
  }

  @Test("the meridian decides the day")
  func meridians() throws {
    // The new moon of 18 January 2026 at 19:52 UTC is the 19th in Asia.
    for tradition in [Tradition.chinese, .vietnamese, .japanese] {
      #expect(try SampleSky.phases(tradition).phase(on: Day(2026, 1, 19)) == .newMoon)
    }
  }

  @Test(
    "the age at noon counts from the instant of the new moon",
    arguments: [("2026-02-17", 29.3), ("2026-02-18", 0.6), ("2026-03-03", 13.6)])
  func age(text: String, age: Double) throws {
    // As Japanese almanacs print it for noon of Japan, 3:00 UTC.
    let found = try #require(SampleSky.phases(.japanese).ageAtNoon(of: Day(iso8601: text)))
    #expect((found * 10).rounded() == age * 10)
  }

  @Test(
    "outside the table there is nothing, however far", arguments: [Int.min, -1, 30_000, Int.max])
  func uncovered(number: Int) throws {
    let (table, day) = (try SampleSky.phases(.chinese), Day(daysSince1970: number))
    #expect(table.phase(on: day) == nil)
    #expect(table.appearance(on: day) == nil)
    #expect(table.ageAtNoon(of: day) == nil)
  }

  @Test("phases out of order are refused")
  func broken() {
    let instants = [
      MoonPhaseInstant(phase: .newMoon, utc: 0), MoonPhaseInstant(phase: .fullMoon, utc: 100),
    ]
    #expect(throws: LunisolarError.brokenPhases(afterUTC: 0)) {
      try MoonPhaseTable(tradition: .chinese, instants: instants)
    }
    #expect(throws: LunisolarError.brokenPhases(afterUTC: nil)) {
      try MoonPhaseTable(tradition: .chinese, instants: [])
    }
  }
}
