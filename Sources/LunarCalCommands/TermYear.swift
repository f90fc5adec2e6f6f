import DayCore
import LunarDatabase
import Lunisolar

/// The solar terms and moon phases of some months in a zone.
struct TermYear {
  let months: ClosedRange<YearMonth>
  let zone: Zone
  let instants: [Instant]

  /// One instant.
  struct Instant {
    /// Seconds since 1970-01-01T00:00:00 of UTC.
    let utc: Int
    /// Seconds east of UTC in the zone then.
    let offset: Int
    let event: Event
  }

  enum Event {
    case term(SolarTerm)
    case phase(MoonPhase)
  }

  /// Which of them are wanted.
  enum Choice: String, CaseIterable {
    case all, terms, moon
  }

  /// Reads the instants of months as the zone counts them.
  ///
  /// - Throws: `CommandError.failure` where the table does not have them.
  init(
    _ months: ClosedRange<YearMonth>, zone: Zone, choice: Choice, in database: LunarDatabase
  ) throws(CommandError) {
    self.months = months
    self.zone = zone
    guard let first = months.lowerBound.firstDay, let last = months.upperBound.firstDay else {
      throw .usage(.other("these months are out of range"))
    }
    let days = first...last.endOfMonth
    // No zone is more than a day from Greenwich.
    let utc =
      (days.lowerBound - 1).daysSince1970 * 86_400...(days.upperBound + 2).daysSince1970 * 86_400
    let (terms, phases) = try answering { () throws(LunarDatabaseError) in
      (try database.solarTerms(utc: utc), try database.moonPhases(utc: utc))
    }
    let found =
      (choice == .moon ? [] : terms.map { ($0.utc, Event.term($0.term)) })
      + (choice == .terms ? [] : phases.map { ($0.utc, Event.phase($0.phase)) })
    let ordered = found.sorted { $0.0 < $1.0 }
    let offsets = zone.offsets(at: ordered.map(\.0))
    instants = zip(ordered, offsets).map { Instant(utc: $0.0, offset: $1, event: $0.1) }
      .filter { days.contains($0.localDay) }
    // A term falls every half month: less is not known, or not all of it.
    guard terms.count >= days.count / 16 else {
      throw .failure(
        "the table has no solar terms of \(days.lowerBound) to \(days.upperBound): it covers "
          + "1599-12 to 2650-01")
    }
  }
}

extension TermYear.Instant {
  private var local: (quotient: Int, remainder: Int) {
    (utc + offset).flooredQuotientAndRemainder(dividingBy: 86_400)
  }

  /// The day in the zone.
  var localDay: Day { Day(daysSince1970: local.quotient) }

  /// The time of that day: `18:02:51`.
  var localTime: String { Self.time(local.remainder) }

  /// ISO 8601 with the offset: `2026-01-03T18:02:51+08:00`.
  var localText: String { "\(localDay)T\(localTime)\(Zone.offsetText(offset))" }

  /// ISO 8601 in UTC.
  var utcText: String {
    let (day, second) = utc.flooredQuotientAndRemainder(dividingBy: 86_400)
    return "\(Day(daysSince1970: day))T\(Self.time(second))Z"
  }

  private static func time(_ second: Int) -> String {
    [second / 3600, second / 60 % 60, second % 60].map { DayComponents.padded($0, to: 2) }
      .joined(separator: ":")
  }
}

extension TermYear.Event {
  /// `term` or `moon`.
  var kind: String {
    switch self {
    case .term: "term"
    case .phase: "moon"
    }
  }

  /// `lichun`, `fullMoon`.
  var id: String {
    switch self {
    case .term(let term): term.name
    case .phase(let phase): String(describing: phase)
    }
  }

  /// Degrees: of the Sun, or of the Moon less the Sun.
  var longitude: Int {
    switch self {
    case .term(let term): term.longitude
    case .phase(let phase): phase.rawValue * 90
    }
  }

  func name(in language: Language) -> String {
    switch self {
    case .term(let term): term.name(in: language)
    case .phase(let phase): phase.name(in: language)
    }
  }
}
