import DayCore

/// One of the seventy-two pentads (七十二候), three to a solar term.
///
/// Two reckonings are in use, and both are here. Chinese almanacs and calendar programs count days:
/// the first pentad has the first five days of a term, the second the next five, the third the rest;
/// see ``init(byDaysOn:terms:)``. Japan has reckoned by longitude since the Tenpō calendar did so
/// with the terms, and the official almanac still announces one pentad, 半夏生, for the day on which
/// the Sun reaches 100°: a pentad is 5 degrees; see ``init(byLongitudeOn:terms:)``. GB/T 33661-2017
/// defines no pentads.
///
/// The names differ too: Chinese, Korean and Vietnamese ones are those of 逸周書, 時訓解, as in
/// the Shíxiàn calendar of the Qing, Japanese ones those of the 略本暦 of 1874.
public struct Pentad: Hashable, Sendable {
  /// The place in the year, 0 (from lichun, 東風解凍) to 71.
  public let index: Int

  /// The pentad at that place of the endless round: any integer, taken modulo 72.
  public init(index: Int) {
    self.index = index.flooredQuotientAndRemainder(dividingBy: 72).remainder
  }

  /// The pentad of a solar term: 0, 1 or 2.
  public init(term: SolarTerm, number: Int) {
    self.init(index: (term.rawValue - SolarTerm.lichun.rawValue) * 3 + number % 72)
  }
}

extension Pentad {
  /// The solar term that it belongs to.
  public var term: SolarTerm {
    SolarTerm.allCases[(index / 3 + SolarTerm.lichun.rawValue) % 24]
  }

  /// The place within the term, 0 to 2.
  public var number: Int { index % 3 }

  /// The apparent solar longitude at which it begins, in degrees, where pentads go by longitude.
  public var longitude: Int { term.longitude + number * 5 }

  /// The pentad of a day by days: five, five, and the rest of the term's 14 to 16. Nil outside the
  /// terms' coverage.
  public init?(byDaysOn day: Day, terms: TermTable) {
    guard let entry = terms.current(on: day) else { return nil }
    self.init(term: entry.term, number: min((day - entry.day) / 5, 2))
  }

  /// The pentad of a day by longitude: the whole day on which the Sun reaches its first degree
  /// belongs to it. Nil outside the terms' coverage, and in the two terms at each end of it.
  public init?(byLongitudeOn day: Day, terms: TermTable) {
    guard let entry = terms.current(on: day), let place = terms.place(of: day),
      let second = terms.day(degrees: 5, pastPlace: place),
      let third = terms.day(degrees: 10, pastPlace: place)
    else { return nil }
    self.init(term: entry.term, number: day < second ? 0 : day < third ? 1 : 2)
  }
}
