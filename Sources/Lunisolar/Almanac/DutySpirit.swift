import DayCore

/// One of the twelve spirits (值神) of the yellow and the black road, who follow each other from
/// double hour to double hour by the day's branch, and from day to day by the month's.
///
/// The first, 青龍, is on duty at 申 on 子 and 午 days, at 戌 on 丑 and 未 days, at 子 on 寅 and 申
/// days, at 寅 on 卯 and 酉 days, at 辰 on 辰 and 戌 days, at 午 on 巳 and 亥 days. Six of the
/// twelve walk the yellow road (黃道, hoàng đạo) and are auspicious, six the black road (黑道, hắc
/// đạo). Source: 欽定協紀辨方書 (1741),
/// the month tables of vols. 20 to 31, which name the spirit of every day.
public enum DutySpirit: Int, CaseIterable, Hashable, Codable, Sendable {
  /// 青龍, auspicious.
  case azureDragon
  /// 明堂, auspicious.
  case brightHall
  /// 天刑.
  case heavenlyPunishment
  /// 朱雀.
  case vermilionBird
  /// 金匱, auspicious.
  case goldenCasket
  /// 天德, auspicious; also named 寶光.
  case heavenlyVirtue
  /// 白虎.
  case whiteTiger
  /// 玉堂, auspicious.
  case jadeHall
  /// 天牢.
  case heavenlyPrison
  /// 玄武.
  case blackTortoise
  /// 司命, auspicious.
  case lifeGovernor
  /// 勾陳.
  case hookedArray
}

extension DutySpirit {
  /// The spirit of a double hour of a day, by their branches.
  public init(hourBranch: Int, dayBranch: Int) {
    // Two days move the first spirit on by four branches; it stands at 子 (0) on 寅 (2) days.
    let first = (dayBranch - 2) * 2
    self = Self.allCases[(hourBranch - first).flooredQuotientAndRemainder(dividingBy: 12).remainder]
  }

  /// The spirit of a day of a month by a minor term (jie), by their branches: the same rule.
  public init(dayBranch: Int, monthBranch: Int) {
    self.init(hourBranch: dayBranch, dayBranch: monthBranch)
  }

  /// Whether the spirit walks the yellow road.
  public var isAuspicious: Bool {
    switch self {
    case .azureDragon, .brightHall, .goldenCasket, .heavenlyVirtue, .jadeHall, .lifeGovernor: true
    default: false
    }
  }
}
