import DayCore
import Lunisolar
import TerminalRenderer

/// The words of one language that only the command needs: labels, headings, phrases. What
/// calendar things are called stands in `Lunisolar`.
struct Words: Sendable {
  // What days are.
  var dayOff: String
  var makeupWorkday: String
  var festival: String
  var event: String
  var solarTerm: String
  var moonPhase: String
  var publicHoliday: String
  var substitute: String
  var observance: String
  var special: String
  var today: String
  /// One character each beside the number of a day off and of a makeup workday.
  var dayOffSymbol = "*"
  var makeupWorkdaySymbol = "+"

  // Headings.
  var date: String
  var weekday: String
  var week: String
  /// Over the numbers of the weeks.
  var shortWeek: String
  var lunarDate: String
  var calendar: String
  var year: String
  var month: String
  var day: String
  var zodiac: String
  var instant: String
  var term: String
  var kind: String
  var name: String
  var holidays: String
  /// Over the list of what is to be known of the days of a page.
  var list: String
  /// Over what the next days are.
  var coming: String
  var remark: String
  var uncertain: String

  // Phrases.
  /// A week of a year.
  var weekOfYear: @Sendable (_ week: Int, _ year: Int) -> String
  /// Something that lasts since a day.
  var since: @Sendable (_ what: String, _ day: Day) -> String
  /// Something that falls on a day.
  var on: @Sendable (_ what: String, _ day: Day) -> String
  var days: @Sendable (Int) -> String
  var covers: @Sendable (ClosedRange<Day>) -> String
  /// Why the dates of some calendars may still shift.
  var uncertainty: @Sendable (_ calendars: String) -> String
  /// The holidays of a region in a year.
  var holidaysOf: @Sendable (_ region: String, _ year: Int) -> String
  /// That the decree of a region for a year is not out.
  var notAnnounced: @Sendable (_ region: String, _ year: Int) -> String
  /// The solar terms and moon phases of a year, in a zone.
  var termsOfYear: @Sendable (_ year: String, _ zone: String) -> String

  // Forms of dates.
  /// A solar date without its year: `17 Feb`.
  var monthDay: @Sendable (_ month: Int, _ day: Int) -> String
  /// What stands before the number of a leap month.
  var leapPrefix: String
  /// A lunar date in numbers: `17/12`. The month may have ``leapPrefix`` in front.
  var lunarNumbers: @Sendable (_ month: String, _ day: Int) -> String
  /// Whether the cells of a grid have the names of lunar days rather than numbers.
  var namesDays = false

  /// The traditions, in the order of `Tradition.allCases`.
  var traditions: [String]
  /// The traditions in few columns, for the lines of a grid.
  var shortTraditions = Tradition.allCases.map(\.code)
}

extension Words {
  /// The name of a tradition.
  func name(of tradition: Tradition) -> String { traditions[Self.place(of: tradition)] }

  /// The name of a tradition beside its line.
  func label(of tradition: Tradition) -> String { shortTraditions[Self.place(of: tradition)] }

  /// The character beside the number of a day that is marked.
  func symbol(of mark: Mark) -> String {
    switch mark {
    case .makeupWorkday: makeupWorkdaySymbol
    case .dayOff: dayOffSymbol
    case .event: "!"
    case .festival, .term: "·"
    }
  }

  private static func place(of tradition: Tradition) -> Int {
    Tradition.allCases.firstIndex(of: tradition) ?? 0
  }
}

extension Words {
  /// A lunar date in numbers: `17/12`, `17/L6`.
  func numbers(of date: LunarDate) -> String {
    lunarNumbers(monthNumber(of: date), date.day)
  }

  /// The number of a lunar date's month: `12`, `L6`.
  func monthNumber(of date: LunarDate) -> String {
    (date.isLeapMonth ? leapPrefix : "") + String(date.month)
  }
}

extension Language {
  /// The command's words in this language.
  var words: Words {
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
