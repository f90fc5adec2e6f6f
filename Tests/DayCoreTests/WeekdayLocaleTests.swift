import DayCore
import Testing

@Suite("Weekday of a locale")
struct WeekdayLocaleTests {
  @Test(
    "the week begins as it does in the locale's territory",
    arguments: [
      ("vi_VN.UTF-8", Weekday.monday), ("zh_CN", .monday), ("zh_TW.UTF-8", .sunday),
      ("zh_HK", .sunday), ("ko_KR.UTF-8", .sunday), ("ja-JP", .sunday), ("en_US", .sunday),
      ("en_GB.UTF-8@euro", .monday), ("ar_EG", .saturday), ("dv_MV", .friday),
      ("de_DE@modifier", .monday), ("zh_Hant_TW", .sunday), ("ms_MY", .monday),
    ])
  func territories(locale: String, first: Weekday) {
    #expect(Weekday.firstOfWeek(inLocale: locale) == first)
  }

  @Test(
    "a language alone stands for its likely territory",
    arguments: [
      ("vi", Weekday.monday), ("ja", .sunday), ("ko.UTF-8", .sunday), ("zh", .monday),
      ("zh-Hant", .sunday), ("zh-Hans", .monday), ("en", .sunday),
    ])
  func languages(locale: String, first: Weekday) {
    #expect(Weekday.firstOfWeek(inLocale: locale) == first)
  }

  @Test(
    "a locale that says nothing about weeks begins them on Monday",
    arguments: ["", "C", "C.UTF-8", "POSIX", "xx_XX", "___", ".@", "banana"])
  func unknown(locale: String) {
    #expect(Weekday.firstOfWeek(inLocale: locale) == .monday)
  }
}
