/// One of the six days (六曜, rokuyō) of Japanese calendars.
///
/// They follow each other within a lunar month of the Japanese calendar, and each month begins
/// anew: months 1 and 7 with 先勝, 2 and 8 with 友引, 3 and 9 with 先負, 4 and 10 with 仏滅, 5 and 11
/// with 大安, 6 and 12 with 赤口, leap months as their ordinary ones. Source: National Diet
/// Library, 日本の暦, 暦の中のことば; National Astronomical Observatory, 暦Wiki, 六曜.
public enum Rokuyo: Int, CaseIterable, Hashable, Codable, Sendable {
  /// 大安.
  case taian
  /// 赤口.
  case shakko
  /// 先勝.
  case sensho
  /// 友引.
  case tomobiki
  /// 先負.
  case senbu
  /// 仏滅.
  case butsumetsu
}

extension Rokuyo {
  /// The day of a date of the Japanese lunar calendar: the remainder of month and day by six.
  public init(_ date: LunarDate) {
    let place = (date.month % 6 + date.day % 6 + 12) % 6
    self = Self.allCases[place]
  }
}
