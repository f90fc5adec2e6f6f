import Annotation
import DayCore
import LunarDatabase
import Lunisolar
import RowAnnotation

/// The columns that `lunarcal annotate` appends, made of a table.
struct AnnotateColumns {
  private(set) var columns: [AnnotationColumn] = []
  /// The days that any of the traditions covers.
  let covered: ClosedRange<Day>

  init(
    _ kinds: [AnnotateSettings.ColumnKind], prefix: String, common: CommonOptions
  ) throws(CommandError) {
    let database = try common.openDatabase()
    let tables = try common.traditions.map { (tradition) throws(CommandError) in
      try answering { () throws(LunarDatabaseError) in try database.table(for: tradition) }
    }
    let first = tables.map(\.coverage.lowerBound).min()
    let last = tables.map(\.coverage.upperBound).max()
    guard let first, let last else { throw .usage(.other("no tradition was named")) }
    covered = first...last
    for table in tables {
      let code = table.tradition.code.split(separator: "-").joined(separator: "_")
      let prefix = prefix + (tables.count > 1 ? code + "_" : "")
      for kind in kinds {
        switch kind {
        case .lunar: columns += AnnotationColumn.lunarDate(table, prefix: prefix)
        case .stemBranch: columns += AnnotationColumn.stemBranches(table, prefix: prefix)
        case .name:
          columns += AnnotationColumn.name(table, in: common.language, prefix: prefix)
        case .holiday, .dayOff: break
        }
      }
    }
    guard kinds.contains(.holiday) || kinds.contains(.dayOff) else { return }
    let holidays = try Self.holidays(common, database)
    for kind in kinds {
      switch kind {
      case .holiday:
        columns.append(AnnotationColumn(prefix + "holiday", value: holidays.ids(on:)))
      case .dayOff:
        columns.append(AnnotationColumn(prefix + "is_day_off", value: holidays.isOff(on:)))
      case .lunar, .stemBranch, .name: break
      }
    }
  }

  /// What a region has on its days.
  private struct RegionDays: Sendable {
    let days: [Day: [HolidayRecord]]
    let known: ClosedRange<Int>?
    let weekend: Set<Weekday>

    /// The ids of the day's holidays and other days, parted by spaces; nothing outside the years
    /// that are known.
    func ids(on day: Day) -> AnnotationColumn.Value {
      guard let records = days[day] else { return .nothing }
      return .text(records.map(\.id).joined(separator: " "))
    }

    /// Whether people are off: a day off by law or decree, or a weekly rest day that is not worked;
    /// nothing outside the years that are known.
    func isOff(on day: Day) -> AnnotationColumn.Value {
      guard let known, known ~= day.dayComponents.year else { return .nothing }
      let day = AnnotatedDay(
        day: day, isWeeklyRest: weekend.contains(day.weekday), records: days[day] ?? [])
      return .flag(!day.isWorkday)
    }
  }

  private static func holidays(
    _ common: CommonOptions, _ database: LunarDatabase
  ) throws(CommandError) -> RegionDays {
    guard let code = common.region else {
      throw .usage(.other("the columns holiday and day-off need a region, for example --region VN"))
    }
    let region = try database.regionCode(code)
    return try answering { () throws(LunarDatabaseError) in
      let weekend = try database.holidayRegions().first { $0.code == region }?.weekend
      let records = try database.holidays(
        in: Day(daysSince1970: .min)...Day(daysSince1970: .max), region: region)
      return RegionDays(
        days: Dictionary(grouping: records, by: \.day),
        known: try database.knownHolidayYears(region: region), weekend: weekend ?? [])
    }
  }
}
