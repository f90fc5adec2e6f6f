import CommandLineOptions
import DayCore
import LunarDatabase
import Lunisolar

/// `lunarcal lookup`: everything about single days.
enum LookupCommand: Command {
  static let name = "lookup"
  static let operands = "DATE..."
  static let summary = "Tell everything about a day"
  static let details = """
    DATE is a solar date (2026-01-29), today, yesterday or tomorrow, a range of them
    (2026-01-29..2026-02-03), or - to read dates from standard input. With --lunar, dates are those
    of the first tradition, with L before a leap month: 2025-L06-01. All traditions are shown unless
    --tradition names some.

    examples:
      lunarcal lookup 2026-01-29
      lunarcal lookup today --almanac --tradition vn --lang vi
      lunarcal lookup --lunar 2025-L06-01 --tradition vn
      lunarcal lookup 2026-01-29..2026-02-03 --format json
    """
  static let options =
    [
      OptionSpec("lunar", help: "dates are lunar ones"),
      OptionSpec("almanac", "a", help: "say what the almanac says too: officer, mansion, hours, …"),
      CommonOptions.tradition, CommonOptions.region, CommonOptions.layers, CommonOptions.language,
      CommonOptions.format,
    ] + EventFiles.options + TextOutput.options + [CommonOptions.database, CommonOptions.todayIs]

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    var options = try CommonOptions(parsed, context: context)
    let format = try OutputFormat(parsed, context: context)
    let output = try TextOutput(parsed, context: context, options: options)
    if output.isASCII, format == .text { options.language = options.language.inASCII }
    guard !parsed.operands.isEmpty else {
      throw .usage(.other("lunarcal lookup needs a date, for example 2026-01-29"))
    }
    let database = try options.openDatabase()
    let days = try DateList(
      database: database, options: options, isLunar: parsed.has("lunar")
    ).days(parsed.operands, context: context)
    var reports = try DayReport.reports(
      on: days, traditions: options.namedTraditions, options: options, in: database)
    if let first = days.min(), let last = days.max() {
      try context.tellLimits(
        of: first...last, regions: DayNotes.codes(options, in: database), in: database)
    }
    if parsed.has("almanac") { reports = try reports.withAlmanac(from: database) }
    return try LookupReport(days: reports, options: options).written(as: format, output)
  }
}
