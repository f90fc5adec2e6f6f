import DayCore

/// One of the twelve animals that stand for the earthly branches, of years above all.
///
/// The animal of a lunar year changes with the lunar new year; those who reckon by the solar terms
/// change it at lichun: see ``StemBranch/init(lunarYear:)`` and
/// ``StemBranch/init(yearByLichunOn:terms:)``.
public enum ZodiacAnimal: Int, CaseIterable, Hashable, Codable, Sendable {
  /// 子, the rat.
  case rat
  /// 丑, the ox; in Vietnam the water buffalo.
  case ox
  /// 寅, the tiger.
  case tiger
  /// 卯, the rabbit; in Vietnam the cat.
  case rabbit
  /// 辰, the dragon.
  case dragon
  /// 巳, the snake.
  case snake
  /// 午, the horse.
  case horse
  /// 未, the goat or sheep.
  case goat
  /// 申, the monkey.
  case monkey
  /// 酉, the rooster.
  case rooster
  /// 戌, the dog.
  case dog
  /// 亥, the pig; in Japan the boar.
  case pig
}

extension ZodiacAnimal {
  /// The animal of a branch, counted from 子 = 0 and taken modulo 12.
  public init(branch: Int) {
    self = Self.allCases[branch.flooredQuotientAndRemainder(dividingBy: 12).remainder]
  }

  /// The animal that this one clashes with (沖): the one opposite in the circle of twelve.
  public var clash: ZodiacAnimal { ZodiacAnimal(branch: rawValue + 6) }
}

extension StemBranch {
  /// The animal of the branch.
  ///
  /// Of a day it is the day's animal, and its ``ZodiacAnimal/clash`` the animal whose people the
  /// almanac warns.
  public var animal: ZodiacAnimal { ZodiacAnimal(branch: branch) }
}
