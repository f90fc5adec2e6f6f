import Lunisolar
import TerminalRenderer
import Testing

@testable import TerminalUI

@Suite("InterfaceWords")
struct InterfaceWordsTests {
  @Test("every language says what each key does, once", arguments: Language.allCases)
  func keys(language: Language) {
    let words = language.words
    #expect(words.meanings.count == InterfaceKeys.browser.count)
    #expect(Set(words.meanings).count == words.meanings.count)
    #expect(words.meanings.allSatisfy { !$0.isEmpty })
  }

  @Test("hints and prompts fit on a line of 80 columns", arguments: Language.allCases)
  func widths(language: Language) {
    let words = language.words
    for hints in [words.browseHints, words.pickHints, words.rangeHints, words.hits(100)] {
      #expect(hints.displayWidth <= 56)
    }
    // Room for a date, on the line of the prompt.
    #expect(words.goTo.displayWidth <= 60)
  }

  @Test("languages differ", arguments: zip(Language.allCases, Language.allCases.dropFirst()))
  func differ(one: Language, other: Language) {
    #expect(one.words.browseHints != other.words.browseHints)
    #expect(one.words.pickRange != other.words.pickRange)
    #expect(one.words.summary(2, 1) != other.words.summary(2, 1))
  }
}
