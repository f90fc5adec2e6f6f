import DayCore
import LunarDatabase
import Lunisolar

/// Everything `lunarcal lookup` says about one day, before it is put into words.
struct DayReport {
  let day: Day
  /// The traditions in the order asked for, each with its month or, outside the coverage, none.
  let lunar: [LunarEntry]
  /// The tradition whose year, month and meridian the cycles, terms and phases follow.
  let primary: LunarEntry
  let currentTerm: TermTable.Entry
  let nextTerm: TermTable.Entry
  /// The last principal phase on the day or before it, and the first after the day.
  let lastPhase: PhaseEntry
  let nextPhase: PhaseEntry

  struct LunarEntry {
    let tradition: Tradition
    let month: LunarMonth?
    let coverage: ClosedRange<Day>
    /// Whether the date may still shift by a day.
    let isUncertain: Bool
  }

  struct PhaseEntry {
    let phase: MoonPhase
    let day: Day
  }
}

extension DayReport {
  /// Looks a day up.
  ///
  /// - Throws: `LunarDatabaseError.dayOutsideCoverage` when the day lies outside the coverage of a
  ///   tradition asked for by name, or of all.
  init(
    _ day: Day, traditions: [Tradition]?, primary local: Tradition, in database: LunarDatabase
  ) throws(LunarDatabaseError) {
    var lunar: [LunarEntry] = []
    for tradition in traditions ?? Tradition.allCases {
      let coverage = try database.coverage(of: tradition).days
      let isCovered = coverage.contains(day)
      if !isCovered, traditions != nil {
        throw .dayOutsideCoverage(day: day, tradition: tradition, coverage: coverage)
      }
      // The calendar of the South of Vietnam is of interest in its own years only.
      if !isCovered, tradition == .vietnameseSouth { continue }
      let months = try isCovered ? database.months(containing: day...day + 1, in: tradition) : []
      lunar.append(
        LunarEntry(
          tradition: tradition, month: months.first, coverage: coverage,
          isUncertain: months.contains(where: \.isUncertain)))
    }
    let covered = lunar.filter { $0.month != nil }
    guard let primary = covered.first(where: { $0.tradition == local }) ?? covered.first else {
      let coverage = try database.coverage(of: .chinese).days
      throw .dayOutsideCoverage(day: day, tradition: .chinese, coverage: coverage)
    }
    self.day = day
    self.lunar = lunar
    self.primary = traditions == nil ? primary : covered[0]

    let tradition = self.primary.tradition
    // Terms lie at most 16 days apart and phases 9, local midnights at most a day from Greenwich's.
    let noon = day.daysSince1970 * 86_400
    let near = (noon - 20 * 86_400)...(noon + 20 * 86_400)
    let terms = try database.solarTerms(utc: near).map {
      TermTable.Entry(term: $0.term, day: tradition.localDay(ofUT: $0.utc))
    }
    let phases = try database.moonPhases(utc: near).map {
      PhaseEntry(phase: $0.phase, day: tradition.localDay(ofUT: $0.utc))
    }
    guard let currentTerm = terms.last(where: { $0.day <= day }),
      let nextTerm = terms.first(where: { $0.day > day }),
      let lastPhase = phases.last(where: { $0.day <= day }),
      let nextPhase = phases.first(where: { $0.day > day })
    else { throw database.damaged("it has no solar terms or moon phases around \(day)") }
    (self.currentTerm, self.nextTerm) = (currentTerm, nextTerm)
    (self.lastPhase, self.nextPhase) = (lastPhase, nextPhase)
  }
}

extension DayReport.LunarEntry {
  /// The lunar date of a day in this entry's month.
  func date(of day: Day) -> LunarDate? { month?.date(of: day) }
}
