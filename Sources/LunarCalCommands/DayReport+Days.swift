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
  ///   - traditions: The traditions asked for by name, or nil for all that cover a day.
  ///   - local: The tradition that the cycles follow where none was asked for by name.
  ///   - database: The table.
  /// - Returns: The reports in the order of the days.
  /// - Throws: `LunarDatabaseError.dayOutsideCoverage` when a day lies outside the coverage of a
  ///   tradition asked for by name, or of all.
  static func reports(
    on days: [Day], traditions: [Tradition]?, primary local: Tradition,
    in database: LunarDatabase
  ) throws(LunarDatabaseError) -> [DayReport] {
    var reports: [DayReport] = []
    for run in runs(of: days) {
      let span = try DaySpan(run, traditions: traditions ?? Tradition.allCases, in: database)
      for day in run {
        reports.append(
          try DayReport(
            day, in: span, isStrict: traditions != nil,
            primary: traditions == nil ? local : nil, database: database))
      }
    }
    return reports
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
