import DayCore
import Holidays
import LunarDatabase

extension LunarDatabase {
  /// Which days are worked in a region: its weekly rest days, its days off and its make-up days.
  ///
  /// ```swift
  /// let vietnam = try LunarDatabase.bundled.businessCalendar(of: "VN", in: Day.allDays(inYear: 2026))
  /// try Day(2026, 2, 13).nextBusinessDay(in: vietnam)  // 2026-02-23, after Tết
  /// ```
  ///
  /// Outside the days of the range, and in a year of which the table knows nothing, the weekly rest
  /// days alone count: see ``knownHolidayYears(region:)``. Where several records of one day
  /// disagree, a make-up workday decides, as in ``AnnotatedDay/isWorkday``.
  ///
  /// - Parameters:
  ///   - region: The code of a region.
  ///   - days: The days whose holidays are wanted; they are read at once.
  /// - Returns: The calendar; `nil` where the table has no such region.
  /// - Throws: `LunarDatabaseError.damaged`.
  public func businessCalendar(
    of region: String, in days: ClosedRange<Day>
  ) throws(LunarDatabaseError) -> BusinessCalendar? {
    guard let weekend = try holidayRegions().first(where: { $0.code == region })?.weekend else {
      return nil
    }
    var exceptions: [Day: BusinessCalendar.Exception] = [:]
    for record in try holidays(in: days, region: region) {
      if record.kind == .makeupWorkday {
        exceptions[record.day] = .workday
      } else if record.isOff, exceptions[record.day] == nil {
        exceptions[record.day] = .dayOff
      }
    }
    return BusinessCalendar(weekend: weekend) { [exceptions] in exceptions[$0] }
  }
}
