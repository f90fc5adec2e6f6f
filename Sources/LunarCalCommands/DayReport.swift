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
  /// Holidays, festivals, events and terms of the day, the most important first.
  let notes: [DayNote]
  /// What the almanac says, where it was asked for.
  var almanac: DayAlmanac?

  struct LunarEntry {
    let tradition: Tradition
    let month: LunarMonth?
    /// The days that the table covers, where the day is not among them.
    let coverage: ClosedRange<Day>?
    /// Whether the date may still shift by a day.
    let isUncertain: Bool
  }

  struct PhaseEntry {
    let phase: MoonPhase
    let day: Day
  }
}

extension DayReport {
  /// Reports on a day of a span.
  ///
  /// - Parameters:
  ///   - day: A day of the span.
  ///   - span: What the table says.
  ///   - notes: What is to be known of the day.
  ///   - isStrict: Whether every tradition of the span must cover the day.
  ///   - local: The tradition that the cycles follow where it covers the day; else the first that
  ///     does.
  ///   - database: The table.
  /// - Throws: `LunarDatabaseError.dayOutsideCoverage` when the day lies outside the coverage of
  ///   all traditions, or of one where that is strict.
  init(
    _ day: Day, in span: DaySpan, notes: [DayNote], isStrict: Bool, primary local: Tradition?,
    database: LunarDatabase
  ) throws(LunarDatabaseError) {
    var lunar: [LunarEntry] = []
    for column in span.columns {
      let month = column.month(containing: day)
      if month == nil, isStrict {
        let coverage = try database.coverage(of: column.tradition).days
        throw .dayOutsideCoverage(day: day, tradition: column.tradition, coverage: coverage)
      }
      // The calendar of the South of Vietnam is of interest in its own years only.
      if month == nil, !isStrict, column.tradition == .vietnameseSouth { continue }
      let nextMonth = column.month(containing: day + 1)
      lunar.append(
        LunarEntry(
          tradition: column.tradition, month: month,
          coverage: month == nil ? try database.coverage(of: column.tradition).days : nil,
          isUncertain: [month, nextMonth].contains { $0?.isUncertain == true }))
    }
    let covered = lunar.filter { $0.month != nil }
    guard let primary = covered.first(where: { $0.tradition == local }) ?? covered.first else {
      let coverage = try database.coverage(of: .chinese).days
      throw .dayOutsideCoverage(day: day, tradition: .chinese, coverage: coverage)
    }
    self.day = day
    self.notes = notes
    self.lunar = lunar
    self.primary = primary

    let tradition = primary.tradition
    let terms = span.terms(in: tradition)
    let phases = span.phases.map {
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

extension DayReport {
  /// Whether the day is off by law or decree, weekly rest days apart.
  var isOff: Bool { notes.contains(where: \.isOff) }

  /// Whether the day is a weekly rest day that is worked.
  var isMakeupWorkday: Bool { notes.contains { $0.mark == .makeupWorkday } }
}

extension DayReport.LunarEntry {
  /// The lunar date of a day in this entry's month.
  func date(of day: Day) -> LunarDate? { month?.date(of: day) }
}
