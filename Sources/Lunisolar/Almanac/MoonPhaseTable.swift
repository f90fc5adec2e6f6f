import DayCore

/// The principal phases of the Moon, packed in memory, and their days at one tradition's meridian.
public struct MoonPhaseTable: Sendable {
  /// The tradition whose meridian decides the days.
  public let tradition: Tradition

  private let utcs: [Int]
  private let firstPhase: Int

  /// Packs consecutive instants.
  ///
  /// - Throws: `LunisolarError.brokenPhases` unless there is at least one instant, and the phases
  ///   follow each other in order and in time.
  public init(tradition: Tradition, instants: [MoonPhaseInstant]) throws(LunisolarError) {
    guard let first = instants.first else { throw .brokenPhases(afterUTC: nil) }
    for (previous, next) in zip(instants, instants.dropFirst()) {
      guard next.phase.rawValue == (previous.phase.rawValue + 1) % 4, next.utc > previous.utc
      else { throw .brokenPhases(afterUTC: previous.utc) }
    }
    self.tradition = tradition
    self.firstPhase = first.phase.rawValue
    self.utcs = instants.map(\.utc)
  }
}

extension MoonPhaseTable {
  /// The days from that of the first phase to the day before that of the last.
  public var coverage: Range<Day> { day(at: 0)..<day(at: utcs.count - 1) }

  /// The principal phase that falls on a day, or nil.
  public func phase(on day: Day) -> MoonPhase? {
    guard let place = place(of: day), self.day(at: place) == day else { return nil }
    return phase(at: place)
  }

  /// How the Moon looks on a day: the principal phase on its day, and between two of them what lies
  /// between. Nil outside the coverage.
  public func appearance(on day: Day) -> MoonAppearance? {
    place(of: day).map { MoonAppearance(phase(at: $0), isPast: self.day(at: $0) != day) }
  }

  /// The age of the Moon (月齡) at local noon of a day: days and decimals since the last new moon,
  /// as Japanese almanacs print it. Nil outside the coverage or before the first new moon.
  public func ageAtNoon(of day: Day) -> Double? {
    guard var place = place(of: day) else { return nil }
    let noon = utc(ofMidnight: day) + 43_200
    while place >= 0, phase(at: place) != .newMoon || utcs[place] > noon { place -= 1 }
    return place >= 0 ? Double(noon - utcs[place]) / 86_400 : nil
  }

  private func phase(at place: Int) -> MoonPhase {
    MoonPhase.allCases[(firstPhase + place) % 4]
  }

  private func day(at place: Int) -> Day {
    tradition.localDay(ofUT: utcs[place])
  }

  /// The place of the last phase that falls on a day or before it.
  private func place(of day: Day) -> Int? {
    guard coverage.contains(day) else { return nil }
    let end = utc(ofMidnight: day + 1)
    var (low, high) = (0, utcs.count)
    while low < high {
      let middle = (low + high) / 2
      if utcs[middle] < end { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The instant with which a local day begins.
  private func utc(ofMidnight day: Day) -> Int {
    let meridians = tradition.meridians
    let meridian = meridians.last { $0.since <= day } ?? meridians[0]
    return day.daysSince1970 * 86_400 - meridian.offset
  }
}
