import DayCore

/// Heavenly stems that days are counted by.
enum CountedStem: Int {
  /// 戊, of shanichi.
  case wu = 4
  /// 庚, of sanfu.
  case geng = 6
}

extension Day {
  /// The first day from this one on, itself included, with a stem.
  func first(withStem stem: CountedStem) -> Day {
    self + (stem.rawValue - StemBranch(day: self).stem + 10) % 10
  }
}
