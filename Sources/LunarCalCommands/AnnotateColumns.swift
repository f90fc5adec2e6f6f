import DayCore
import Events
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
      let found = kinds.flatMap { kind in
        switch kind {
        case .lunar: AnnotationColumn.lunarDate(table, prefix: prefix)
        case .stemBranch: AnnotationColumn.stemBranches(table, prefix: prefix)
        case .name: AnnotationColumn.name(table, in: common.language, prefix: prefix)
        case .holiday, .dayOff: [] as [AnnotationColumn]
        }
      }
      // A calendar that was given up is no fault of the row where others are asked for as well.
      let isOver = table.tradition.successor != nil && tables.count > 1
      columns += isOver ? found.map(\.emptyWhereUncovered) : found
    }
    guard kinds.contains(.holiday) || kinds.contains(.dayOff) else { return }
    guard let region = common.region else {
      throw .usage(.other("the columns holiday and day-off need a region, for example --region VN"))
    }
    let holidays = try RegionDays(region, in: database)
    for kind in kinds {
      switch kind {
      case .holiday:
        columns.append(
          AnnotationColumn(
            prefix + "holiday",
            value: {
              holidays.ids(on: $0).map(AnnotationColumn.Value.text) ?? .nothing
            }))
      case .dayOff:
        columns.append(
          AnnotationColumn(
            prefix + "is_day_off",
            value: {
              holidays.isOff(on: $0).map(AnnotationColumn.Value.flag) ?? .nothing
            }))
      case .lunar, .stemBranch, .name: break
      }
    }
  }
}

extension AnnotationColumn {
  /// The column with nothing to say of a day that it does not cover.
  fileprivate var emptyWhereUncovered: Self {
    let value = value
    return Self(name) { day in
      if case .uncovered = value(day) { .nothing } else { value(day) }
    }
  }
}
