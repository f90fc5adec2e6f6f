import DayCore
import Lunisolar

extension Rule {
  /// The first days of the next occurrences, in order: at most so many, from a day on.
  ///
  /// Looks a thousand years ahead and no further than the tables reach, so that a rule that never
  /// comes true again yields fewer days, or none.
  ///
  ///     try Rule("lunar 8-15").next(3, from: today, tables: tables, tradition: .vietnamese)
  ///
  /// - Parameters:
  ///   - count: How many are wanted.
  ///   - day: The first day that counts.
  ///   - tables: Months and terms.
  ///   - tradition: Whose months and terms count where the rule names no tradition itself.
  /// - Returns: The days.
  /// - Throws: `HolidayError.noTable` when the rule needs a table that is not there.
  public func next(
    _ count: Int, from day: Day, tables: CalendarTables, tradition: Tradition
  ) throws(HolidayError) -> [Day] {
    var found: [Day] = []
    var start = max(day, conditions.since ?? day, Self.extent.lowerBound)
    guard start <= Self.extent.upperBound else { return [] }
    let horizon = start + 365_243
    // Windows that grow, since most rules come true every year and few are rare.
    var window = 800
    while found.count < count, start < horizon {
      let end = min(start + (window - 1), horizon)
      found += try firstDays(in: start...end, tables: tables, tradition: tradition)
      start = end + 1
      window *= 2
    }
    return Array(found.prefix(max(0, count)))
  }
}
