// DayType together with the bundled table of lunar dates, in a module of its own so that
// `import DayType` alone needs no SQLite.
@_exported import DayType
import Foundation
@_exported import LunarDatabaseBundled
@_exported import Lunisolar

extension Date {
  /// The lunar date of the day that people on the calendar's time zone call this moment.
  ///
  /// ```swift
  /// try Date().toLunar(in: .vietnamese).name(in: .english)  // "15th of month 1"
  /// ```
  ///
  /// - Parameters:
  ///   - tradition: The lunisolar calendar.
  ///   - calendar: The calendar whose time zone says which day it is; nothing else of it matters.
  ///   - database: The table to ask, the bundled one where it is `nil`.
  /// - Returns: The lunar date.
  /// - Throws: `LunarDatabaseError.dayOutsideCoverage` where the tradition does not cover the day;
  ///   `.damaged` where the table is.
  public func toLunar(
    in tradition: Tradition = .chinese, usingCalendar calendar: Calendar = .current,
    from database: LunarDatabase? = nil
  ) throws(LunarDatabaseError) -> LunarDate {
    let day = Day(date: self, usingCalendar: calendar)
    if let database { return try database.lunarDate(for: day, in: tradition) }
    return try LunarDatabase.bundled.lunarDate(for: day, in: tradition)
  }
}
