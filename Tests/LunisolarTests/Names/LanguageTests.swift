import Lunisolar
import Testing

@Suite("Language")
struct LanguageTests {
  @Test(
    "a tag or locale name finds its language, whatever its case",
    arguments: [
      ("en", Language.english), ("en_US.UTF-8", .english), ("vi", .vietnamese),
      ("vi_VN", .vietnamese), ("VI-vn", .vietnamese), ("zh", .simplifiedChinese),
      ("zh_CN.UTF-8", .simplifiedChinese), ("zh-SG", .simplifiedChinese),
      ("zh-Hans-HK", .simplifiedChinese), ("zh_TW", .traditionalChinese),
      ("zh-Hant", .traditionalChinese), ("zh_HK@x", .traditionalChinese),
      ("zh-mo", .traditionalChinese), ("ko_KR", .korean), ("ja_JP.eucJP", .japanese),
    ])
  func matches(tag: String, language: Language) {
    #expect(Language(matching: tag) == language)
  }

  @Test("other tags find none", arguments: ["", "C", "POSIX", "fr", "eng", "-", "_vi", "z"])
  func noMatch(tag: String) {
    #expect(Language(matching: tag) == nil)
  }

  @Test("every code finds its own language", arguments: Language.allCases)
  func codes(language: Language) {
    #expect(Language(matching: language.code) == language)
  }
}
