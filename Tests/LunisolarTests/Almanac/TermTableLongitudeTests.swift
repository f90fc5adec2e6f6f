import DayCore
import Testing

@testable import Lunisolar

@Suite("TermTable by longitude")
struct TermTableLongitudeTests {
  @Test(
    "instants between terms are those of JPL DE440 to 5 s",
    arguments: [
      (SolarTerm.xiaohan, "2026-01-10", 12, 1_768_618_988),
      (.qingming, "2026-04-10", 12, 1_776_384_080), (.mangzhong, "2026-06-10", 5, 1_781_126_036),
      (.xiazhi, "2026-06-25", 10, 1_782_936_251), (.xiaoshu, "2026-07-10", 12, 1_784_476_070),
      (.hanlu, "2026-10-10", 12, 1_792_487_604), (.lichun, "2026-02-05", 5, 1_770_575_302),
      (.lichun, "2026-02-05", 10, 1_771_002_248), (.chunfen, "2026-03-22", 5, 1_774_453_230),
      (.xiaoxue, "2025-11-25", 10, 1_764_629_082), (.lidong, "2025-11-10", 5, 1_762_918_366),
      (.bailu, "2026-09-10", 5, 1_789_236_475),
    ])
  func instants(term: SolarTerm, nearby: String, degrees: Int, utc: Int) throws {
    let terms = try SampleSky.terms(.japanese)
    let day = try Day(iso8601: nearby)
    #expect(terms.current(on: day)?.term == term)
    let place = try #require(terms.place(of: day))
    let found = try #require(terms.utc(degrees: degrees, pastPlace: place))
    #expect(abs(found - utc) <= 5)
  }

  @Test("0 and 15 degrees past a term are the term and the next one")
  func ends() throws {
    let terms = try SampleSky.terms(.chinese)
    #expect(
      terms.day(degrees: 0, past: .qingming, inYear: 2026)
        == terms.day(of: .qingming, inYear: 2026))
    #expect(
      terms.day(degrees: 15, past: .qingming, inYear: 2026) == terms.day(of: .guyu, inYear: 2026))
  }

  @Test("other degrees, and terms whose neighbours are unknown, have no day")
  func unknown() throws {
    let terms = try SampleSky.terms(.chinese)
    #expect(terms.day(degrees: 16, past: .qingming, inYear: 2026) == nil)
    #expect(terms.day(degrees: -1, past: .qingming, inYear: 2026) == nil)
    #expect(terms.day(degrees: 5, past: .qingming, inYear: 2030) == nil)
    #expect(terms.day(degrees: 5, past: .daxue, inYear: 2024) == nil)
    #expect(terms.day(degrees: 5, past: .dongzhi, inYear: 2024) != nil)
    #expect(terms.day(degrees: 5, past: .lichun, inYear: 2027) == nil)
  }
}
