import DayCore

/// A lunisolar calendar as one country kept or keeps it.
///
/// All follow one rule, the sui rule of ``LunationNumbering``; they differ in the meridian that
/// decides on which day a new moon or a major term falls. What a state promulgated comes before
/// what the rule computes: see ``authority``. Months whose first day or number could still shift,
/// because the Earth's rotation cannot be predicted well enough, are flagged
/// ``LunarMonth/isUncertain``.
public enum Tradition: String, CaseIterable, Hashable, Codable, Sendable {
  /// The Chinese calendar, lunar years 1645 to 2648.
  case chinese = "cn"
  /// The Korean calendar, lunar years 1900 to 2648.
  case korean = "kr"
  /// The Vietnamese calendar, lunar years 1900 to 2648; from 1968 to 1975 that of the North.
  case vietnamese = "vn"
  /// The calendar kept in the South of Vietnam, lunar years 1967 to 1975. It stayed with UTC+8 when
  /// the North turned to UTC+7: Tết Mậu Thân was 30 January 1968 in the South, 29 in the North.
  case vietnameseSouth = "vn-south"
  /// The Japanese calendar (kyūreki) by the rule of the Tenpō reform, lunar years 1873 to 2648:
  /// after its official end, as almanacs continue it.
  case japanese = "jp"
}

extension Tradition {
  /// The code used in options, files and the table: `cn`, `kr`, `vn`, `vn-south`, `jp`.
  public var code: String { rawValue }

  /// The name in English.
  public var name: String {
    switch self {
    case .chinese: "Chinese"
    case .korean: "Korean"
    case .vietnamese: "Vietnamese"
    case .vietnameseSouth: "Vietnamese (South)"
    case .japanese: "Japanese"
    }
  }

  /// Who decides, or decided, this calendar, and what the table follows where.
  public var authority: String {
    switch self {
    case .chinese:
      """
      Qing almanacs to 1911 as recorded; Purple Mountain Observatory rules \
      (GB/T 33661-2017) since
      """
    case .korean:
      """
      Korea Astronomy and Space Science Institute (Korean almanac, UTC+9 since 1912); \
      Chinese almanac before
      """
    case .vietnamese:
      """
      Decision 121-CP of 8 August 1967 (UTC+7 since 1968); Chinese almanac before
      """
    case .vietnameseSouth:
      """
      Calendar of the Republic of Vietnam (UTC+8), to the common calendar of 1976
      """
    case .japanese:
      """
      No authority since 1873: Tenpō rule at UTC+9, new moons as of the National \
      Astronomical Observatory
      """
    }
  }

  /// The lunar years covered, each whole.
  public var coveredYears: ClosedRange<Int> {
    switch self {
    case .chinese: 1645...2648
    case .korean, .vietnamese: 1900...2648
    case .vietnameseSouth: 1967...1975
    case .japanese: 1873...2648
    }
  }

  /// The meridians by which days were and are counted, oldest first; the first has no beginning.
  ///
  /// Sources: GB/T 33661-2017 and Purple Mountain Observatory for UTC+8 from 1929; Korea took
  /// its own almanac at UTC+9 (Japan's time) in 1912; Vietnam's Decision 121-CP of 1967 for UTC+7
  /// from 1968.
  public var meridians: [Meridian] {
    switch self {
    case .chinese: Self.china
    case .korean: [Self.china[0], Meridian(offset: 9 * 3600, since: Self.day1912)]
    case .vietnamese: Self.china + [Meridian(offset: 7 * 3600, since: Self.day1968)]
    case .vietnameseSouth: Self.china
    case .japanese: [Meridian(offset: 9 * 3600, since: Self.always)]
    }
  }

  private static let always = Day(daysSince1970: .min)
  /// 1912-01-01.
  private static let day1912 = Day(daysSince1970: -21_185)
  /// 1929-01-01.
  private static let day1929 = Day(daysSince1970: -14_975)
  /// 1968-01-01.
  private static let day1968 = Day(daysSince1970: -731)

  private static let china = [
    Meridian(offset: Meridian.beijingMeanTime, since: always),
    Meridian(offset: 8 * 3600, since: day1929),
  ]
}
