import DayCore

/// One of the twelve day officers (建除十二神, jianchu; trực, 十二直), who take turns day by day.
///
/// 建 is on duty on the day that has the branch of the month, by minor terms (jie): a 寅 day in the
/// month from lichun on. The others follow; on the first day of such a month the officer of the
/// day before stays on. Source: 欽定協紀辨方書 (1741), the month
/// tables of vols. 20 to 31, which name the officer of every day; 淮南子, ch. 3, for the order.
public enum DayOfficer: Int, CaseIterable, Hashable, Codable, Sendable {
  /// 建.
  case establish
  /// 除.
  case remove
  /// 滿.
  case full
  /// 平.
  case balance
  /// 定.
  case stable
  /// 執.
  case hold
  /// 破.
  case destruction
  /// 危.
  case danger
  /// 成.
  case success
  /// 收.
  case receive
  /// 開.
  case open
  /// 閉.
  case close
}

extension DayOfficer {
  /// The officer of a day with that branch in a month, by minor terms, with that branch.
  public init(dayBranch: Int, monthBranch: Int) {
    let place = (dayBranch - monthBranch).flooredQuotientAndRemainder(dividingBy: 12).remainder
    self = Self.allCases[place]
  }

  /// The officer of a day, or nil outside the terms' coverage.
  public init?(on day: Day, terms: TermTable) {
    guard let month = StemBranch(monthByTermOn: day, terms: terms) else { return nil }
    self.init(dayBranch: StemBranch(day: day).branch, monthBranch: month.branch)
  }
}
