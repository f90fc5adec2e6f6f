import DayCore

/// One of the seasonal days of Japan (雑節, zassetsu), reckoned from the solar terms.
///
/// Definitions: National Astronomical Observatory of Japan, 暦Wiki, 雑節とは, and its yearly 暦要項,
/// which announces them; 社日 is not in the latter. Use the terms of the Japanese tradition.
public enum Zassetsu: Int, CaseIterable, Hashable, Codable, Sendable {
  /// 土用 of winter: from 297° to the day before lichun.
  case winterDoyo
  /// 節分: the day before lichun.
  case setsubun
  /// 彼岸 of spring: seven days, the equinox in the middle.
  case springHigan
  /// 社日 of spring: the 戊 day nearest to the equinox.
  case springShanichi
  /// 土用 of spring: from 27° to the day before lixia.
  case springDoyo
  /// 八十八夜: the 88th day, lichun being the first.
  case hachijuhachiya
  /// 入梅: the day of 80°.
  case nyubai
  /// 半夏生: the day of 100°.
  case hangesho
  /// 土用 of summer: from 117° to the day before liqiu.
  case summerDoyo
  /// 二百十日: the 210th day, lichun being the first.
  case nihyakutoka
  /// 二百二十日: the 220th day, lichun being the first.
  case nihyakuhatsuka
  /// 彼岸 of autumn: seven days, the equinox in the middle.
  case autumnHigan
  /// 社日 of autumn: the 戊 day nearest to the equinox.
  case autumnShanichi
  /// 土用 of autumn: from 207° to the day before lidong.
  case autumnDoyo
}

extension Zassetsu {
  /// The day or days in a Gregorian year, or nil where the terms are not known.
  public func days(inYear year: Int, terms: TermTable) -> ClosedRange<Day>? {
    switch self {
    case .winterDoyo: Self.doyo(from: .xiaohan, to: .lichun, year, terms)
    case .springDoyo: Self.doyo(from: .qingming, to: .lixia, year, terms)
    case .summerDoyo: Self.doyo(from: .xiaoshu, to: .liqiu, year, terms)
    case .autumnDoyo: Self.doyo(from: .hanlu, to: .lidong, year, terms)
    case .setsubun: Self.lichun(-1, year, terms)
    case .hachijuhachiya: Self.lichun(87, year, terms)
    case .nihyakutoka: Self.lichun(209, year, terms)
    case .nihyakuhatsuka: Self.lichun(219, year, terms)
    case .springHigan: terms.day(of: .chunfen, inYear: year).map { ($0 - 3)...($0 + 3) }
    case .autumnHigan: terms.day(of: .qiufen, inYear: year).map { ($0 - 3)...($0 + 3) }
    case .springShanichi: Self.shanichi(.chunfen, year, terms)
    case .autumnShanichi: Self.shanichi(.qiufen, year, terms)
    case .nyubai: terms.day(degrees: 5, past: .mangzhong, inYear: year).map { $0...$0 }
    case .hangesho: terms.day(degrees: 10, past: .xiazhi, inYear: year).map { $0...$0 }
    }
  }

  /// Those that a day belongs to, in the order of the year.
  public static func all(on day: Day, terms: TermTable) -> [Zassetsu] {
    let year = day.dayComponents.year
    return allCases.filter { $0.days(inYear: year, terms: terms)?.contains(day) == true }
  }

  /// From 18 degrees before a season's first term, 12 degrees past another one, to its eve.
  private static func doyo(
    from before: SolarTerm, to season: SolarTerm, _ year: Int, _ terms: TermTable
  ) -> ClosedRange<Day>? {
    guard let first = terms.day(degrees: 12, past: before, inYear: year),
      let next = terms.day(of: season, inYear: year), first < next
    else { return nil }
    return first...(next - 1)
  }

  /// The day that many days after lichun.
  private static func lichun(
    _ days: Int, _ year: Int, _ terms: TermTable
  ) -> ClosedRange<Day>? {
    terms.day(of: .lichun, inYear: year).map { ($0 + days)...($0 + days) }
  }

  /// The 戊 day nearest to an equinox. Midway between two, on a 癸 day, the earlier one counts for
  /// an equinox before noon, the later one for an equinox after it, as Japanese almanacs have it:
  /// in 2005, when the Sun got there at 21:33, the one on 25 March.
  private static func shanichi(
    _ equinox: SolarTerm, _ year: Int, _ terms: TermTable
  ) -> ClosedRange<Day>? {
    guard let day = terms.day(of: equinox, inYear: year), let place = terms.place(of: day) else {
      return nil
    }
    let later = day.first(withStem: .wu)
    let second = terms.tradition.localTime(ofUT: terms.utcs[place]).secondOfDay
    let isLater = later - day < 5 || (later - day == 5 && second >= 43_200)
    return isLater ? later...later : (later - 10)...(later - 10)
  }
}
