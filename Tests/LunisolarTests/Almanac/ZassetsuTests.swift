import DayCore
import Lunisolar
import Testing

@Suite("Zassetsu")
struct ZassetsuTests {
  @Test(
    "those of 2008 are the ones that the National Astronomical Observatory announced",
    arguments: [
      (Zassetsu.winterDoyo, "2008-01-18"), (.setsubun, "2008-02-03"),
      (.springHigan, "2008-03-17"), (.springDoyo, "2008-04-17"),
      (.hachijuhachiya, "2008-05-01"), (.nyubai, "2008-06-10"),
    ])
  func announced(kind: Zassetsu, first: String) throws {
    let days = try #require(kind.days(inYear: 2008, terms: SampleSky.terms2008(.japanese)))
    #expect(days.lowerBound == (try Day(iso8601: first)))
  }

  @Test(
    "those of 2025 are in a Japanese almanac; those of 2026 follow DE440",
    arguments: [
      (Zassetsu.setsubun, "2025-02-02", "2026-02-03"), (.springHigan, "2025-03-17", "2026-03-17"),
      (.springDoyo, "2025-04-17", "2026-04-17"),
      (.hachijuhachiya, "2025-05-01", "2026-05-02"), (.nyubai, "2025-06-11", "2026-06-11"),
      (.hangesho, "2025-07-01", "2026-07-02"), (.summerDoyo, "2025-07-19", "2026-07-20"),
      (.nihyakutoka, "2025-08-31", "2026-09-01"), (.autumnHigan, "2025-09-20", "2026-09-20"),
    ])
  func printed(kind: Zassetsu, in2025: String, in2026: String) throws {
    let terms = try SampleSky.terms(.japanese)
    let found = [2025, 2026].map { kind.days(inYear: $0, terms: terms)?.lowerBound.description }
    #expect(found == [in2025, in2026])
  }

  @Test(
    "doyō and higan are spans, the others single days",
    arguments: [
      (Zassetsu.winterDoyo, 18), (.springDoyo, 18), (.summerDoyo, 18), (.autumnDoyo, 18),
      (.springHigan, 7), (.autumnHigan, 7), (.setsubun, 1), (.hangesho, 1), (.nihyakuhatsuka, 1),
    ])
  func lengths(kind: Zassetsu, count: Int) throws {
    #expect(kind.days(inYear: 2026, terms: try SampleSky.terms(.japanese))?.count == count)
  }

  @Test("shanichi is the 戊 day nearest to the equinox, on it in 2025")
  func shanichi() throws {
    let days = Zassetsu.springShanichi.days(inYear: 2025, terms: try SampleSky.terms(.japanese))
    #expect(days?.lowerBound == (try Day(2025, 3, 20)))
  }

  @Test("shanichi midway between two 戊 days goes by the time of the equinox")
  func midway() throws {
    let days = Zassetsu.springShanichi.days(inYear: 2005, terms: try SampleSky.terms2005(.japanese))
    #expect(days?.lowerBound == (try Day(2005, 3, 25)))
  }

  @Test("a day may be several of them, or none")
  func several() throws {
    let terms = try SampleSky.terms(.japanese)
    let equinox = Zassetsu.all(on: try Day(2025, 3, 20), terms: terms)
    #expect(equinox == [.springHigan, .springShanichi])
    #expect(Zassetsu.all(on: try Day(2026, 2, 3), terms: terms) == [.winterDoyo, .setsubun])
    #expect(Zassetsu.all(on: try Day(2026, 3, 1), terms: terms).isEmpty)
    #expect(Zassetsu.all(on: try Day(2035, 2, 3), terms: terms).isEmpty)
  }
}
