/// What the things of a calendar are called in one language: all of a language stands in its one
/// file, `CalendarNames+<Language>.swift`.
///
/// Lists are in the order of what they name: terms from the March equinox on, weekdays from
/// Sunday on, everything else from its first member on. The names of terms, stems, branches,
/// mansions and the like are each language's own reading of the same Chinese characters, except
/// in English, which has pinyin for stems and branches and customary translations for the rest.
struct CalendarNames: Sendable {
  /// January to December, whole and abbreviated.
  var solarMonths: [String]
  var shortSolarMonths: [String]
  /// Sunday to Saturday by width.
  var weekdays: [String]
  var shortWeekdays: [String]
  var narrowWeekdays: [String]
  /// A Gregorian year and month, 1 to 12, as over a calendar page.
  var yearMonth: @Sendable (_ year: Int, _ month: Int) -> String

  /// Lunar months 1 to 12.
  var lunarMonths: [String]
  /// A leap month by its number, 1 to 12.
  var leapMonth: @Sendable (Int) -> String
  /// Lunar days 1 to 30.
  var lunarDays: [String]
  /// A lunar day in a lunar month, from their names.
  var lunarDate: @Sendable (_ month: String, _ day: String) -> String
  /// A lunar month in a lunar year, from the name of the month and of the year's stem-branch.
  var lunarYearMonth: @Sendable (_ year: String, _ month: String) -> String

  var terms: [String]
  var moonPhases: [String]
  var stems: [String]
  var branches: [String]
  /// A stem-branch from the names of its two parts.
  var stemBranch: @Sendable (_ stem: String, _ branch: String) -> String
  var animals: [String]
}

extension Language {
  /// The names in this language.
  var names: CalendarNames {
    switch self {
    case .english: .english
    case .vietnamese: .vietnamese
    case .simplifiedChinese: .simplifiedChinese
    case .traditionalChinese: .traditionalChinese
    case .korean: .korean
    case .japanese: .japanese
    }
  }
}
