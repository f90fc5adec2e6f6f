import DayCore
import LunarDatabase
import Lunisolar

/// What a table says of the days of a span, read at once.
struct DaySpan {
  /// The days, without gaps.
  let days: ClosedRange<Day>
  /// The traditions in the order asked for.
  let columns: [LunarColumn]
  /// The solar terms and moon phases of the days, and those next to them.
  let terms: [SolarTermInstant]
  let phases: [MoonPhaseInstant]

  /// Terms lie at most 16 days apart and phases 9, local midnights at most a day from Greenwich's.
  private static let margin = 20

  /// Reads a span.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  init(
    _ days: ClosedRange<Day>, traditions: [Tradition], hasPhases: Bool = true,
    in database: LunarDatabase
  ) throws(LunarDatabaseError) {
    self.days = days
    columns = try traditions.map { (tradition) throws(LunarDatabaseError) in
      // A day later too: a month whose end may shift makes the day before it uncertain.
      let months = try database.months(
        containing: days.lowerBound...(days.upperBound + 1), in: tradition)
      return LunarColumn(tradition, months: months)
    }
    let seconds = 86_400
    let utc =
      (days.lowerBound - Self.margin).daysSince1970 * seconds...(days.upperBound + Self.margin)
      .daysSince1970 * seconds
    terms = try database.solarTerms(utc: utc)
    phases = hasPhases ? try database.moonPhases(utc: utc) : []
  }

  /// The tradition whose meridian decides on which day a term or a phase falls: the first that
  /// covers the day.
  func primary(on day: Day) -> LunarColumn? {
    columns.first { $0.month(containing: day) != nil }
  }

  /// The terms with their days at a tradition's meridian.
  func terms(in tradition: Tradition) -> [TermTable.Entry] {
    terms.map { TermTable.Entry(term: $0.term, day: tradition.localDay(ofUT: $0.utc)) }
  }
}
