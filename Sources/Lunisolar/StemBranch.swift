import DayCore

/// A stem-branch (ganzhi), one of the sixty pairs of the ten heavenly stems and the twelve
/// earthly branches that count years, months, days and hours.
public struct StemBranch: Hashable, Sendable {
  /// The place in the cycle, 0 (甲子) to 59 (癸亥).
  public let index: Int

  /// The pair at that place of the endless cycle: any integer, taken modulo 60.
  public init(index: Int) {
    self.index = index.flooredQuotientAndRemainder(dividingBy: 60).remainder
  }

  /// The heavenly stem, 0 (甲) to 9 (癸).
  public var stem: Int { index % 10 }

  /// The earthly branch, 0 (子, Rat) to 11 (亥, Pig).
  public var branch: Int { index % 12 }
}

extension StemBranch {
  /// Of a lunar year by its related Gregorian year: 1984 was 甲子.
  public init(lunarYear year: Int) {
    self.init(index: year % 60 - 4)
  }

  /// Of a month of a lunar year. Month 1 has the branch 寅, and its stem follows from the year's
  /// stem (the rule of the five tigers); a leap month shares the pair of its ordinary month.
  public init(lunarYear year: Int, month: Int) {
    self.init(index: year % 60 * 12 + month + 13)
  }

  /// Of a day, changing at midnight: 1970-01-01 was 辛巳, place 17 of the cycle.
  public init(day: Day) {
    self.init(index: day.daysSince1970 % 60 + 17)
  }
}

extension StemBranch: CustomStringConvertible {
  /// The two characters: `甲子`.
  public var description: String {
    String([Self.stems[stem], Self.branches[branch]])
  }

  private static let stems = Array("甲乙丙丁戊己庚辛壬癸")
  private static let branches = Array("子丑寅卯辰巳午未申酉戌亥")
}
