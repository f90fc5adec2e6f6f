import DayCore

/// Numbers lunations by the sui rule, the one rule of every tradition here.
///
/// A month begins on the local day of its new moon. The month that contains the December solstice
/// is month 11; a *sui* runs from one month 11 to the next. If a sui has 13 months, the first of
/// them without a major term is the leap month and repeats the number before it. The lunar year is
/// named by the Gregorian year in which its month 1 begins.
///
/// Source: GB/T 33661-2017, "Calculation and promulgation of the Chinese calendar"; Helmer
/// Aslaksen, "The Mathematics of the Chinese Calendar" (2010), for the rule in full.
public struct LunationNumbering: Sendable {
  /// The tradition whose meridians decide the days.
  public let tradition: Tradition

  /// The local time of each new moon.
  let newMoons: [LocalInstant]
  /// The local time of each major term, with the term.
  let majorTerms: [LocalInstant]
  /// The places in `majorTerms` that are December solstices.
  let solstices: [Int]

  /// Prepares the numbering of the lunations between the first and the last December solstice.
  ///
  /// - Parameters:
  ///   - tradition: The tradition whose meridians decide the days.
  ///   - newMoons: Seconds of Universal Time since 1970-01-01T00:00:00 of consecutive new moons,
  ///     from before the first solstice to after the last.
  ///   - terms: Consecutive solar terms.
  /// - Throws: `LunisolarError.brokenTerms` where two major terms do not follow each other, or
  ///   there are fewer than two solstices with new moons around them.
  public init(
    tradition: Tradition, newMoons: [Int], terms: [SolarTermInstant]
  ) throws(LunisolarError) {
    let major = terms.filter(\.term.isMajor)
    for (previous, next) in zip(major, major.dropFirst())
    where next.term != previous.term.next.next || next.utc <= previous.utc {
      throw .brokenTerms(afterUTC: previous.utc)
    }
    let solstices = major.indices.filter { major[$0].term == .dongzhi }
    guard let first = solstices.first, let last = solstices.last, last > first,
      let firstMoon = newMoons.first, let lastMoon = newMoons.last,
      firstMoon < major[first].utc - 86_400, lastMoon > major[last].utc + 86_400
    else { throw .brokenTerms(afterUTC: nil) }
    self.tradition = tradition
    self.newMoons = newMoons.map { LocalInstant(tradition.localTime(ofUT: $0)) }
    self.majorTerms = major.map { LocalInstant(tradition.localTime(ofUT: $0.utc)) }
    self.solstices = solstices
  }
}

/// An instant in local time.
struct LocalInstant: Hashable, Sendable {
  var day: Day
  var secondOfDay: Int

  init(_ time: (day: Day, secondOfDay: Int)) {
    day = time.day
    secondOfDay = time.secondOfDay
  }

  /// The seconds to the nearer midnight.
  var margin: Int { min(secondOfDay, 86_400 - secondOfDay) }

  /// The day on the other side of the nearer midnight.
  var neighbour: Day { secondOfDay < 43_200 ? day - 1 : day + 1 }

  /// The seconds to the midnight at which a day begins.
  func distance(toStartOf other: Day) -> Int {
    abs((day - other) * 86_400 + secondOfDay)
  }
}
