import DayCore
import Lunisolar

/// What is said about anniversaries in one language: all of a language stands in its own file,
/// `EventWords+<Language>.swift`.
struct EventWords: Sendable {
  /// Over a column of such words as follow.
  var when: String
  /// Today, tomorrow, yesterday.
  var today: String
  var tomorrow: String
  var yesterday: String
  /// In or before that many days, two or more.
  var daysAhead: @Sendable (Int) -> String
  var daysAgo: @Sendable (Int) -> String
  /// The nth day from a day on, itself being the first.
  var nthDay: @Sendable (Int) -> String
  /// The nth anniversary of a death, and of anything else.
  var memorialYears: @Sendable (Int) -> String
  var otherYears: @Sendable (Int) -> String
  /// A birthday, a death anniversary, another anniversary.
  var birthday: String
  var memorial: String
  var anniversary: String
  /// Completed years of age, and the East Asian count.
  var westernAge: @Sendable (Int) -> String
  var eastAsianAge: @Sendable (Int) -> String
}

extension Language {
  var eventWords: EventWords {
    switch self {
    case .english: .english
    case .vietnamese: .vietnamese
    case .simplifiedChinese: .simplifiedChinese
    case .traditionalChinese: .traditionalChinese
    case .korean: .korean
    case .japanese: .japanese
    }
  }

  /// The heading of a column of ``distanceName(from:to:)``.
  public var distanceHeading: String { eventWords.when }

  /// How far a day is from today: `today`, `in 12 days`, `còn 12 ngày`.
  public func distanceName(from today: Day, to day: Day) -> String {
    let words = eventWords
    switch day - today {
    case 0: return words.today
    case 1: return words.tomorrow
    case -1: return words.yesterday
    case let days where days > 0: return words.daysAhead(days)
    case let days: return words.daysAgo(-days)
    }
  }
}

extension Occasion {
  /// What the day is called where it has no title.
  public func name(in language: Language) -> String {
    switch self {
    case .birthday: language.eventWords.birthday
    case .memorial: language.eventWords.memorial
    case .other: language.eventWords.anniversary
    }
  }

  /// What years since the origin are called: `3rd anniversary`, `3주기`. A birthday's years are
  /// ages: see ``Age/name(in:)``.
  public func name(ofYears years: Int, in language: Language) -> String {
    switch self {
    case .memorial: language.eventWords.memorialYears(years)
    case .birthday, .other: language.eventWords.otherYears(years)
    }
  }
}

extension Age {
  /// Both counts: `age 65, 66 sui`, `65 tuổi, 66 tuổi ta`.
  public func name(in language: Language) -> String {
    let words = language.eventWords
    let name = words.westernAge(western)
    return eastAsian.map { "\(name), \(words.eastAsianAge($0))" } ?? name
  }
}

extension Milestone {
  /// The customary name where the language has it, else what it means, with the customary name
  /// behind: `49재`, `49th day (49 ngày)`.
  public func name(of occasion: Occasion, in language: Language) -> String {
    if let name = names[language] { return name }
    let meaning =
      switch count {
      case .days(let days): language.eventWords.nthDay(days)
      case .years(let years): occasion.name(ofYears: years, in: language)
      }
    let own = names[.traditionalChinese] ?? names.first?.value
    return own.map { "\(meaning) (\($0))" } ?? meaning
  }
}
