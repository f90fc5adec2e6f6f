import DayCore

/// What an almanac says of one day in one tradition: the cycles, and the periods it belongs to.
///
/// What a tradition does not keep is nil or empty in it: sanfu are Chinese and Korean, shujiu
/// Chinese, rokuyō and zassetsu Japanese. Pentads go by longitude in Japan and by days elsewhere.
public struct DayAlmanac: Hashable, Sendable {
  /// The day.
  public let day: Day
  /// Its lunar date.
  public let lunarDate: LunarDate
  /// The pair of the lunar year, which begins with month 1.
  public let year: StemBranch
  /// The pair of the year that begins at lichun.
  public let yearByLichun: StemBranch
  /// The pair of the lunar month; a leap month has that of its ordinary month.
  public let month: StemBranch
  /// The pair of the month that begins at a minor term.
  public let monthByTerm: StemBranch
  /// The pair of the day, from midnight.
  public let dayPair: StemBranch
  /// The day officer.
  public let officer: DayOfficer
  /// The duty spirit of the day.
  public let spirit: DutySpirit
  /// The lunar mansion of the day.
  public let mansion: LunarMansion
  /// The pentad, or nil by longitude at the ends of the terms' coverage.
  public let pentad: Pentad?
  /// The place in the three hottest periods, in the Chinese and the Korean tradition.
  public let sanfu: SanfuDay?
  /// The place in the nine nines of winter, in the Chinese tradition.
  public let shujiu: ShujiuDay?
  /// The rokuyō, in the Japanese tradition.
  public let rokuyo: Rokuyo?
  /// The seasonal days, in the Japanese tradition.
  public let zassetsu: [Zassetsu]

  /// The almanac of a day, or nil where the tables do not cover it. Both tables are of the tradition
  /// meant: the months' tradition counts.
  public init?(_ day: Day, months: LunarTable, terms: TermTable) {
    guard let date = months.lunarDate(for: day),
      let yearByLichun = StemBranch(yearByLichunOn: day, terms: terms),
      let monthByTerm = StemBranch(monthByTermOn: day, terms: terms)
    else { return nil }
    let (tradition, pair) = (months.tradition, StemBranch(day: day))
    self.day = day
    lunarDate = date
    year = StemBranch(lunarYear: date.year)
    self.yearByLichun = yearByLichun
    month = StemBranch(lunarYear: date.year, month: date.month)
    self.monthByTerm = monthByTerm
    dayPair = pair
    officer = DayOfficer(dayBranch: pair.branch, monthBranch: monthByTerm.branch)
    spirit = DutySpirit(dayBranch: pair.branch, monthBranch: monthByTerm.branch)
    mansion = LunarMansion(day: day)
    let isJapanese = tradition == .japanese
    pentad =
      isJapanese
      ? Pentad(byLongitudeOn: day, terms: terms) : Pentad(byDaysOn: day, terms: terms)
    let keepsSanfu = tradition == .chinese || tradition == .korean
    sanfu = keepsSanfu ? SanfuDay(on: day, terms: terms) : nil
    shujiu = tradition == .chinese ? ShujiuDay(on: day, terms: terms) : nil
    rokuyo = isJapanese ? Rokuyo(date) : nil
    zassetsu = isJapanese ? Zassetsu.all(on: day, terms: terms) : []
  }
}

extension DayAlmanac {
  /// The nayin of the day's pair.
  public var nayin: Nayin { dayPair.nayin }

  /// The animal with which the day clashes.
  public var clash: ZodiacAnimal { dayPair.animal.clash }

  /// The auspicious double hours of the day.
  public var auspiciousHours: [DoubleHour] { DoubleHour.auspicious(of: day) }
}
