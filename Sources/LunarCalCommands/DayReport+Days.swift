import DayCore
import LunarDatabase
import Lunisolar

extension DayReport {
  /// So many days in a row are read at once.
  private static let longestRun = 400

  /// Reports on days in any order.
  ///
  /// - Parameters:
  ///   - days: The days.
  ///   - traditions: The traditions asked for by name, or nil for all.
  ///   - isStrict: Whether each tradition asked for by name must cover every day.
  ///   - options: The tradition that the cycles follow where none is named, the region, the
  ///     language.
  ///   - database: The table.
  /// - Returns: The reports in the order of the days.
  /// - Throws: `CommandError.failure` when a day lies outside the coverage of a tradition asked for
  ///   by name, or of all; or what `DayNotes` throws.
  static func reports(
    on days: [Day], traditions: [Tradition]?, isStrict: Bool = true, options: CommonOptions,
    in database: LunarDatabase
  ) throws(CommandError) -> [DayReport] {
    var reports: [DayReport] = []
    var runs = runs(of: days)
    // Where a day has no answer, that is said before the answers to all others are worked out.
    if days.count > longestRun,
      let day = try firstUncovered(days, traditions, isStrict: isStrict, in: database)
    {
      runs = [day...day]
    }
    for run in runs {
      let span = try answering { () throws(LunarDatabaseError) in
        try DaySpan(run, traditions: traditions ?? Tradition.allCases, in: database)
      }
      let notes = try DayNotes(of: span, days: run, options: options, in: database)
      for day in run {
        reports.append(
          try answering { () throws(LunarDatabaseError) in
            try DayReport(
              day, in: span, notes: notes.on(day), isStrict: isStrict && traditions != nil,
              primary: traditions == nil ? options.localTradition : nil, database: database)
          })
      }
    }
    return reports
  }

  /// The first of the days that lies outside the coverage of all traditions, or of one asked for by
  /// name where that is strict.
  private static func firstUncovered(
    _ days: [Day], _ traditions: [Tradition]?, isStrict: Bool, in database: LunarDatabase
  ) throws(CommandError) -> Day? {
    let covered = try (traditions ?? Tradition.allCases).map { (tradition) throws(CommandError) in
      try answering { () throws(LunarDatabaseError) in try database.coverage(of: tradition).days }
    }
    return days.first { day in
      isStrict && traditions != nil
        ? !covered.allSatisfy { $0.contains(day) } : !covered.contains { $0.contains(day) }
    }
  }

  /// The days as spans of consecutive ones, in their order.
  private static func runs(of days: [Day]) -> [ClosedRange<Day>] {
    var runs: [ClosedRange<Day>] = []
    for day in days {
      if let last = runs.last, day == last.upperBound + 1, last.count < longestRun {
        runs[runs.count - 1] = last.lowerBound...day
      } else {
        runs.append(day...day)
      }
    }
    return runs
  }
}
