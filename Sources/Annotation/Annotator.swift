import DayCore
import Holidays
import LunarDatabase
import Lunisolar

/// Makes annotated days out of a table.
public struct Annotator: Sendable {
  /// The table.
  public let database: LunarDatabase
  /// The traditions whose lunar dates are wanted, the most important first.
  public var traditions: [Tradition]
  /// The regions and festival layers whose days are wanted; weekly rest days are the first one's.
  public var regions: [HolidayRegion]
  /// Today's day.
  public var today: Day
  /// Gives what else is known of the days of a range: the user's own events.
  public var events: @Sendable (ClosedRange<Day>) -> [HolidayRecord]

  /// Creates an annotator.
  ///
  /// - Parameters:
  ///   - database: The table.
  ///   - traditions: The traditions whose lunar dates are wanted, the most important first.
  ///   - regions: Codes of the regions and festival layers whose days are wanted. A code that the
  ///     table does not have counts for nothing: see `LunarDatabase.holidayRegions()`.
  ///   - today: Today's day.
  ///   - events: Gives the user's own events in a range of days.
  /// - Throws: `LunarDatabaseError.damaged`.
  public init(
    database: LunarDatabase, traditions: [Tradition], regions: [String] = [],
    today: Day = .today,
    events: @escaping @Sendable (ClosedRange<Day>) -> [HolidayRecord] = { _ in [] }
  ) throws(LunarDatabaseError) {
    self.database = database
    self.traditions = traditions
    let known = regions.isEmpty ? [] : try database.holidayRegions()
    self.regions = regions.compactMap { code in known.first { $0.code == code } }
    self.today = today
    self.events = events
  }

  /// The days of a range in order.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func days(in range: ClosedRange<Day>) throws(LunarDatabaseError) -> [AnnotatedDay] {
    // One day more, for a following month that may begin a day earlier.
    let last = range.upperBound.daysSince1970
    let dayAfter = Day(daysSince1970: last < .max ? last + 1 : last)
    let columns = try traditions.map { (tradition) throws(LunarDatabaseError) in
      (tradition, try database.months(containing: range.lowerBound...dayAfter, in: tradition))
    }
    var records: [HolidayRecord] = []
    for region in regions { records += try database.holidays(in: range, region: region.code) }
    records += events(range).filter { range.contains($0.day) }
    // Sorting is stable: on one day the regions keep their order, and events come last.
    records.sort { $0.day < $1.day }
    var next = 0
    return range.map { day in
      let first = next
      while next < records.count, records[next].day <= day { next += 1 }
      return AnnotatedDay(
        day: day,
        lunar: columns.compactMap { Self.entry(of: day, in: $0.0, months: $0.1) },
        isToday: day == today,
        isWeeklyRest: regions.first?.isWeeklyRest(day.weekday) ?? false,
        records: Array(records[first..<next]))
    }
  }

  /// The grid of the month that contains a day: whole weeks of annotated days.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func calendarMonth(
    containing day: Day, startingOn startOfWeek: StartOfWeek = .sunday
  ) throws(LunarDatabaseError) -> CalendarWeeks<AnnotatedDay> {
    let plain = day.calendarMonth(startingOn: startOfWeek)
    guard let first = plain.keys.first, let last = plain.keys.last else { return CalendarWeeks() }
    let days = try self.days(in: first...(last + 6))
    return CalendarWeeks(covering: first...(last + 6), startingOn: startOfWeek) {
      days[first.distance(to: $0)]
    }
  }

  private static func entry(
    of day: Day, in tradition: Tradition, months: [LunarMonth]
  ) -> AnnotatedDay.LunarEntry? {
    guard let place = months.firstIndex(where: { $0.firstDay <= day && day <= $0.lastDay })
    else { return nil }
    let month = months[place]
    let next = place + 1 < months.count ? months[place + 1] : nil
    return AnnotatedDay.LunarEntry(
      tradition: tradition, date: month.date(of: day), monthLength: month.length,
      isUncertain: month.isUncertain || (day == month.lastDay && next?.isUncertain == true))
  }
}
