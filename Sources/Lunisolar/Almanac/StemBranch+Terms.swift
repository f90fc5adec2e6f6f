import DayCore

extension StemBranch {
  /// Of the year that a day belongs to where years begin at lichun (315°), the start of spring, as
  /// in divination and on the year's animal in many almanacs; the calendar's own year, which begins
  /// with month 1, has ``init(lunarYear:)``.
  ///
  /// The whole day on which lichun falls belongs to the new year. Nil outside the terms' coverage.
  public init?(yearByLichunOn day: Day, terms: TermTable) {
    guard let entry = terms.current(on: day) else { return nil }
    self.init(lunarYear: entry.yearByLichun)
  }

  /// Of the month that a day belongs to where months begin at a minor term (jie): month 1, 寅,
  /// at lichun, month 2, 卯, at jingzhe, and so on; the calendar's own month, which begins at a
  /// new moon, has ``init(lunarYear:month:)``.
  ///
  /// These are the months of the four pillars, of the twelve day officers and of most day-by-day
  /// rules of an almanac. The whole day on which the term falls belongs to the new month. Nil
  /// outside the terms' coverage.
  public init?(monthByTermOn day: Day, terms: TermTable) {
    guard let entry = terms.current(on: day) else { return nil }
    self.init(lunarYear: entry.yearByLichun, month: entry.monthByTerm)
  }
}

extension TermTable.Entry {
  /// The Gregorian year whose lichun begins the year that the term belongs to: xiaohan and dahan,
  /// in January, still belong to the year before.
  fileprivate var yearByLichun: Int {
    let isBeforeLichun = term == .xiaohan || term == .dahan
    return day.dayComponents.year - (isBeforeLichun ? 1 : 0)
  }

  /// The month, 1 to 12, of the minor term and the major term that follows it.
  fileprivate var monthByTerm: Int {
    (term.rawValue - SolarTerm.lichun.rawValue + 24) % 24 / 2 + 1
  }
}
