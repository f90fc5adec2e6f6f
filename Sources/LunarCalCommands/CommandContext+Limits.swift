import Annotation
import DayCore
import LunarDatabase
import Lunisolar

extension CommandContext {
  /// Says what the table does not know of some of the days that an answer is about: an empty place
  /// there means nothing.
  ///
  /// - Parameters:
  ///   - days: The days.
  ///   - calendars: The traditions whose lunar dates the answer needs.
  ///   - regions: The regions and layers in it, as the table writes them.
  ///   - database: The table.
  /// - Throws: `CommandError.failure` for a damaged table.
  func tellLimits(
    of days: ClosedRange<Day>, calendars: some Sequence<Tradition> = [], regions: [String] = [],
    in database: LunarDatabase
  ) throws(CommandError) {
    let years = days.lowerBound.dayComponents.year...days.upperBound.dayComponents.year
    let limits = try answering { () throws(LunarDatabaseError) in
      var limits: [String] = []
      // Where a calendar was given up for another, that one goes on.
      for tradition in calendars where tradition.successor == nil {
        let covered = try database.coverage(of: tradition).days
        guard covered.lowerBound > days.lowerBound || covered.upperBound < days.upperBound else {
          continue
        }
        limits.append(
          "the \(tradition.name) calendar covers \(covered.lowerBound) to \(covered.upperBound) only"
        )
      }
      for region in regions {
        let known = try database.knownHolidayYears(region: region)
        if let known, known.lowerBound <= years.lowerBound, years.upperBound <= known.upperBound {
          continue
        }
        limits.append(
          "the days of \(region) are known for "
            + (known.map { "\($0.lowerBound) to \($0.upperBound) only" } ?? "no year"))
      }
      return limits
    }
    limits.forEach(warn)
  }
}
