import DayCore
import Lunisolar
import Testing

@Suite("Cycles of days")
struct DayCyclesTests {
  @Test(
    "mansions are those of published almanacs",
    arguments: [
      ("1970-01-01", LunarMansion.dipper), ("2019-10-19", .willow), ("2019-10-20", .star),
      ("2020-07-04", .root), ("1969-12-25", .horn),
    ])
  func mansions(text: String, mansion: LunarMansion) throws {
    #expect(LunarMansion(day: try Day(iso8601: text)) == mansion)
  }

  @Test("the four Sunday mansions fall on Sundays", arguments: -60..<60)
  func sundays(number: Int) {
    let day = Day(daysSince1970: number)
    let sundays: [LunarMansion] = [.room, .emptiness, .hairyHead, .star]
    #expect((day.weekday == .sunday) == sundays.contains(LunarMansion(day: day)))
  }

  @Test(
    "officers begin with the month's branch and repeat on the day of a minor term",
    arguments: [
      ("2026-02-03", DayOfficer.danger, DutySpirit.lifeGovernor),
      ("2026-02-04", .danger, .blackTortoise), ("2026-02-05", .success, .lifeGovernor),
    ])
  func officers(text: String, officer: DayOfficer, spirit: DutySpirit) throws {
    let (terms, day) = (try SampleSky.terms(.chinese), try Day(iso8601: text))
    let month = try #require(StemBranch(monthByTermOn: day, terms: terms))
    #expect(DayOfficer(on: day, terms: terms) == officer)
    #expect(
      DutySpirit(dayBranch: StemBranch(day: day).branch, monthBranch: month.branch) == spirit)
  }

  @Test("a 寅 day in the month of 寅 is 建", arguments: 0..<12)
  func establish(branch: Int) {
    #expect(DayOfficer(dayBranch: branch, monthBranch: branch) == .establish)
    #expect(DayOfficer(dayBranch: branch + 6, monthBranch: branch) == .destruction)
  }

  @Test(
    "nayin go by pairs of the cycle and end with their element",
    arguments: [
      (0, Nayin.goldInTheSea, Element.metal), (1, .goldInTheSea, .metal),
      (2, .fireInTheFurnace, .fire), (29, .waterOfTheLongRiver, .water),
      (42, .waterOfTheMilkyWay, .water), (59, .waterOfTheOcean, .water),
    ])
  func nayin(index: Int, nayin: Nayin, element: Element) {
    #expect(StemBranch(index: index).nayin == nayin)
    #expect(nayin.element == element)
  }

  @Test("the element of every nayin is the last character of its name", arguments: Nayin.allCases)
  func nayinElements(nayin: Nayin) {
    #expect(nayin.name(in: .japanese).hasSuffix(nayin.element.name(in: .japanese)))
  }

  @Test(
    "each lunar month begins anew with its rokuyō",
    arguments: zip(
      1...12,
      [Rokuyo.sensho, .tomobiki, .senbu, .butsumetsu, .taian, .shakko]
        + [.sensho, .tomobiki, .senbu, .butsumetsu, .taian, .shakko]))
  func rokuyo(month: Int, first: Rokuyo) {
    #expect(Rokuyo(LunarDate(year: 2026, month: month, day: 1)) == first)
    let leap = LunarDate(year: 2026, month: month, isLeapMonth: true, day: 7)
    #expect(Rokuyo(leap) == first)
  }

  @Test("within a month they follow in their order")
  func rokuyoOrder() {
    let days = (1...6).map { Rokuyo(LunarDate(year: 2026, month: 1, day: $0)) }
    #expect(days == [.sensho, .tomobiki, .senbu, .butsumetsu, .taian, .shakko])
  }
}
