import DayCore

/// One of the twelve double hours (時辰) of a day, with its stem-branch and its duty spirit.
///
/// The first, 子 (Rat), runs from 23:00 to 1:00, the second, 丑, from 1:00 to 3:00, and so on to 亥,
/// 21:00 to 23:00, by the clock.
///
/// The late Rat hour: from 23:00 to midnight the clock still shows the old day, but the hour is
/// already the Rat hour that opens the next one, and its stem follows from the next day's stem.
/// Schools differ only on the *day's* pair at that time: those for whom the day changes at 23:00
/// use `StemBranch(day: day + 1)`, those who change it at midnight (夜子時), as civil calendars
/// do, `StemBranch(day: day)`. The hour's pair is the same for both.
public struct DoubleHour: Hashable, Sendable {
  /// The stem-branch; its branch is the number of the hour, 0 for 子 to 11 for 亥.
  public let stemBranch: StemBranch
  /// The spirit on duty, by the day's branch.
  public let spirit: DutySpirit

  /// The double hour of a clock hour, counted from the midnight with which the day begins: 23 is
  /// the Rat hour of the next day, and other hours are those of the days before and after.
  ///
  /// The stem follows from the day's stem by the rule of the five rats (五鼠遁): a 甲 or 己 day
  /// begins with 甲子, a 乙 or 庚 day with 丙子, and so on, so that the hours run through the cycle
  /// of sixty in five days.
  public init(hour: Int, of day: Day) {
    let (days, number) = (hour % 1_440 + 1).flooredQuotientAndRemainder(dividingBy: 24)
    self.init(branch: number / 2, dayPair: StemBranch(index: StemBranch(day: day).index + days))
  }

  private init(branch: Int, dayPair: StemBranch) {
    stemBranch = StemBranch(index: dayPair.index * 12 + branch)
    spirit = DutySpirit(hourBranch: branch, dayBranch: dayPair.branch)
  }
}

extension DoubleHour {
  /// The twelve double hours of a day, from its Rat hour, which begins at 23:00 of the day before.
  public static func all(of day: Day) -> [DoubleHour] {
    (0..<12).map { DoubleHour(branch: $0, dayPair: StemBranch(day: day)) }
  }

  /// The auspicious hours (giờ hoàng đạo, 黃道吉時) of a day: the six of its double hours whose
  /// spirit walks the yellow road.
  public static func auspicious(of day: Day) -> [DoubleHour] {
    all(of: day).filter(\.spirit.isAuspicious)
  }

  /// The clock hour at which it begins: 23 (of the day before), 1, 3, … 21.
  public var firstHour: Int { (stemBranch.branch * 2 + 23) % 24 }
}
