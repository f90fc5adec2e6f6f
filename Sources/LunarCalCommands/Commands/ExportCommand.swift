import CommandLineOptions
import DayCore
import LunarDatabase
import Lunisolar

/// `lunarcal export`: the table for other engines.
enum ExportCommand: Command {
  static let name = "export"
  static let operands = "TABLE [FIRST..LAST]"
  static let summary = "Write the table for SQLite, DuckDB, PostgreSQL, Spark or pandas"
  static let details = """
    TABLE is dates (a row for every day: weekday, ISO week, lunar date, stem-branches, solar term,
    and with --region holidays and days off), months (a row for every lunar month) or holidays (what
    a --region has). FIRST..LAST are days, for example 1900-01-01..2100-12-31; without them it is
    everything covered. Tools/export_parquet.py makes Parquet of it.

    examples:
      lunarcal export dates 1900-01-01..2100-12-31 --tradition vn >lunar_dates.csv
      lunarcal export months --tradition all --format sql | sqlite3 months.db
    """
  static let options = [
    OptionSpec(
      "format", "f", value: "FORMAT", choices: "csv ndjson sql", help: "csv, ndjson or sql"),
    CommonOptions.tradition, CommonOptions.region, CommonOptions.language, CommonOptions.database,
  ]

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    let options = try CommonOptions(parsed, context: context)
    let format = try ExportFormat.named(parsed.value("format") ?? "csv", kind: "format")
    guard let word = parsed.operands.first, parsed.operands.count <= 2 else {
      throw .usage(.other("lunarcal export takes a table and perhaps a range of days"))
    }
    let name = try ExportTable.Name.named(word, kind: "table")
    let days =
      try parsed.operands.dropFirst().first.map(range)
      ?? Day(daysSince1970: .min)...Day(daysSince1970: .max)
    guard name != .months || parsed.operands.count == 1 else {
      throw .usage(.other("lunarcal export months takes no days: it writes all months"))
    }
    let table = try table(name, days, options, context)
    try write(table, as: format, to: context.standardOutputDescriptor)
    return ""
  }

  private static func range(_ word: String) throws(CommandError) -> ClosedRange<Day> {
    let ends = word.parts("..")
    guard ends.count == 2 else {
      throw .usage(.other("\"\(word)\" is not a range such as 1900-01-01..2100-12-31"))
    }
    let first = try Day.named(ends[0])
    let last = try Day.named(ends[1])
    guard first <= last else { throw .usage(.other("\"\(word)\" ends before it begins")) }
    return first...last
  }

  private static func table(
    _ name: ExportTable.Name, _ days: ClosedRange<Day>, _ options: CommonOptions,
    _ context: CommandContext
  ) throws(CommandError) -> ExportTable {
    let database = try options.openDatabase()
    let region = try options.region.map { (code) throws(CommandError) in
      try RegionDays(code, in: database)
    }
    if name == .holidays {
      guard let region else {
        throw .usage(.other("lunarcal export holidays needs a region, for example --region VN"))
      }
      if days.upperBound.daysSince1970 < .max {
        try context.tellLimits(of: days, regions: [region.region], in: database)
      }
      return .holidays(days, region, language: options.language)
    }
    let tables = try options.traditions.map { (tradition) throws(CommandError) in
      try answering { () throws(LunarDatabaseError) in
        (
          months: try database.table(for: tradition),
          terms: try database.terms(for: tradition)
        )
      }
    }
    if name == .months { return .months(tables.map(\.months)) }
    guard tables.contains(where: { $0.months.coverage.overlaps(days) }) else {
      throw .failure("\(days.lowerBound) to \(days.upperBound) is outside the days covered")
    }
    return .dates(days, tables, region: region)
  }

  /// Writes a table in pieces, so that memory does not grow with it, until nobody reads it any
  /// more.
  private static func write(
    _ table: ExportTable, as format: ExportFormat, to output: Int32
  ) throws(CommandError) {
    var bytes = Array(format.head(of: table).utf8)
    var rows = 0
    func flush() throws(CommandError) -> Bool {
      let code = writeAll(bytes, to: output)
      bytes.removeAll(keepingCapacity: true)
      guard code == 0 || code == EPIPE else {
        throw .failure("cannot write the table: \(String(cString: strerror(code)))")
      }
      return code == 0
    }
    try table.forEachRow { (row) throws(CommandError) in
      bytes += format.row(row, number: rows, of: table).utf8
      rows += 1
      return bytes.count < 1 << 16 ? true : try flush()
    }
    bytes += format.tail(rows: rows).utf8
    _ = try flush()
  }
}
