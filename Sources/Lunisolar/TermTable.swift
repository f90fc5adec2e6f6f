import DayCore

/// The days of the solar terms at one tradition's meridian, packed in memory.
public struct TermTable: Sendable {
  /// The tradition whose meridian decides the days.
  public let tradition: Tradition

  /// Days of consecutive terms as day numbers.
  private let days: [Int32]
  /// Their instants, in seconds of Universal Time.
  let utcs: [Int]
  private let firstTerm: Int

  /// Packs consecutive instants.
  ///
  /// - Throws: `LunisolarError.brokenTerms` unless there is at least one instant, and the terms
  ///   follow each other in order and in time.
  public init(tradition: Tradition, instants: [SolarTermInstant]) throws(LunisolarError) {
    guard let first = instants.first else { throw .brokenTerms(afterUTC: nil) }
    for (previous, next) in zip(instants, instants.dropFirst()) {
      guard next.term == previous.term.next, next.utc > previous.utc else {
        throw .brokenTerms(afterUTC: previous.utc)
      }
    }
    self.tradition = tradition
    self.firstTerm = first.term.rawValue
    self.utcs = instants.map(\.utc)
    self.days = instants.map {
      Int32(tradition.localDay(ofUT: $0.utc).daysSince1970)
    }
  }
}

extension TermTable {
  /// A term and the local day on which it falls.
  public struct Entry: Hashable, Sendable {
    /// The term.
    public var term: SolarTerm
    /// The day on which the Sun reaches it.
    public var day: Day

    /// Creates an entry.
    public init(term: SolarTerm, day: Day) {
      self.term = term
      self.day = day
    }
  }

  /// The days from the first term to the day before the last: those of which
  /// ``current(on:)`` and ``next(after:)`` are both known.
  public var coverage: Range<Day> {
    Day(daysSince1970: Int(days[0]))..<Day(daysSince1970: Int(days[days.count - 1]))
  }

  /// The term in force on a day: the last that fell on it or before it. Nil outside the coverage.
  public func current(on day: Day) -> Entry? {
    place(of: day).map(entry(at:))
  }

  /// The first term that falls after a day. Nil outside the coverage.
  public func next(after day: Day) -> Entry? {
    place(of: day).map { entry(at: $0 + 1) }
  }

  /// The term that falls on a day, or nil.
  public func term(on day: Day) -> SolarTerm? {
    guard let entry = current(on: day), entry.day == day else { return nil }
    return entry.term
  }

  /// The day of a term in a Gregorian year, or nil where the table does not know it.
  ///
  /// Every term falls once in a Gregorian year: xiaohan (285°) is the first, dongzhi (270°) the
  /// last.
  public func day(of term: SolarTerm, inYear year: Int) -> Day? {
    // Terms fall about 15.22 days apart, the first of a year about 5 January.
    let fromXiaohan = (term.rawValue - SolarTerm.xiaohan.rawValue + 24) % 24
    guard PackedMonth.years ~= year, let newYear = try? Day(year, 1, 1) else { return nil }
    let nearby = newYear + (fromXiaohan * 15_218_425 / 1_000_000 + 12)
    guard let place = place(of: nearby) else {
      // The last term of all has no successor to make it current.
      let last = entry(at: days.count - 1)
      return last.term == term && last.day.dayComponents.year == year ? last.day : nil
    }
    let found = entry(at: place)
    return found.term == term ? found.day : nil
  }

  private func entry(at place: Int) -> Entry {
    Entry(
      term: SolarTerm.allCases[(firstTerm + place) % 24],
      day: Day(daysSince1970: Int(days[place])))
  }

  /// The place of the term in force on a day.
  func place(of day: Day) -> Int? {
    guard coverage.contains(day) else { return nil }
    let count = day.daysSince1970
    var place = min((count - Int(days[0])) * 1_000_000 / 15_218_425, days.count - 2)
    while days[place] > count { place -= 1 }
    while days[place + 1] <= count { place += 1 }
    return place
  }
}
