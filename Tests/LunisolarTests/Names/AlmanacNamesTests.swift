import Testing

@testable import Lunisolar

@Suite("AlmanacNames")
struct AlmanacNamesTests {
  @Test("every language names every case", arguments: Language.allCases)
  func complete(language: Language) {
    let names = language.almanacNames
    let lists: [(names: [String], count: Int)] = [
      (names.elements, Element.allCases.count), (names.nayin, Nayin.allCases.count),
      (names.officers, DayOfficer.allCases.count), (names.mansions, LunarMansion.allCases.count),
      (names.spirits, DutySpirit.allCases.count), (names.rokuyo, Rokuyo.allCases.count),
      (names.pentads, 72), (names.sanfu, Sanfu.allCases.count), (names.nines, 9),
      (names.zassetsu, Zassetsu.allCases.count),
      (names.appearances, MoonAppearance.allCases.count),
    ]
    for list in lists {
      #expect(list.names.count == list.count)
      #expect(!list.names.contains(""))
    }
  }

  @Test(
    "no two cases are named alike, but 危 and 胃, one sound in Korean", arguments: Language.allCases)
  func distinct(language: Language) {
    let names = language.almanacNames
    for list in [
      names.elements, names.nayin, names.officers, names.spirits, names.rokuyo, names.pentads,
      names.sanfu, names.nines, names.zassetsu, names.appearances,
    ] {
      #expect(Set(list).count == list.count)
    }
    #expect(Set(names.mansions).count == (language == .korean ? 27 : 28))
  }
}
