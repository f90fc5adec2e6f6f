import Annotation
import DayCore
import LunarDatabase

/// What a region has on its days, all of them.
struct RegionDays: Sendable {
  /// The code of the region.
  let region: String
  /// What is known of, in order.
  let records: [HolidayRecord]
  private let days: [Day: [HolidayRecord]]
  private let known: ClosedRange<Int>?
  private let weekend: Set<Weekday>

  /// Reads the days of a region.
  ///
  /// - Throws: `CommandError.usage` for a region that the table does not have.
  init(_ code: String, in database: LunarDatabase) throws(CommandError) {
    let region = try database.regionCode(code)
    self.region = region
    (records, known, weekend) = try answering { () throws(LunarDatabaseError) in
      (
        try database.holidays(
          in: Day(daysSince1970: .min)...Day(daysSince1970: .max), region: region),
        try database.knownHolidayYears(region: region),
        try database.holidayRegions().first { $0.code == region }?.weekend ?? []
      )
    }
    days = Dictionary(grouping: records, by: \.day)
  }

  /// The ids of what a day is, parted by spaces, or nil where it is nothing.
  func ids(on day: Day) -> String? {
    days[day]?.map(\.id).joined(separator: " ")
  }

  /// Whether people are off: a day off by law or decree, or a weekly rest day that is not worked;
  /// nil outside the years that are known.
  func isOff(on day: Day) -> Bool? {
    guard let known, known ~= day.dayComponents.year else { return nil }
    return !AnnotatedDay(
      day: day, isWeeklyRest: weekend.contains(day.weekday), records: days[day] ?? []
    ).isWorkday
  }
}
