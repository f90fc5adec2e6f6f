import CommandLineOptions
import DayCore

/// `lunarcal holidays`: a region's year.
enum HolidaysCommand: Command {
  static let name = "holidays"
  static let operands = "[YEAR]"
  static let summary = "List days off, make-up workdays and observances of a region"
  static let details = """
    YEAR is this year where none is given. The region is that of --region, else of the locale. Where
    the year's decree is not out yet, only the days that the law itself settles are listed, and that
    is said.

    examples:
      lunarcal holidays 2026 --region VN --lang vi
      lunarcal holidays 2027 --region KR --format json
    """
  static let options =
    [CommonOptions.region, CommonOptions.language, CommonOptions.format] + TextOutput.options
    + [CommonOptions.database, CommonOptions.todayIs]

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    var options = try CommonOptions(parsed, context: context)
    let format = try OutputFormat(parsed, context: context)
    let output = try TextOutput(parsed, context: context, options: options)
    if output.isASCII, format == .text { options.language = options.language.inASCII }
    guard parsed.operands.count <= 1 else {
      throw .usage(.other("lunarcal holidays takes one year, for example 2026"))
    }
    let range = try parsed.operands.first.map { (word) throws(CommandError) in
      try YearMonth.range(word, today: options.today)
    }
    let year = range?.lowerBound.year ?? options.today.dayComponents.year
    guard
      range.map({ $0.lowerBound.month == 1 && $0.upperBound == YearMonth(year: year, month: 12) })
        ?? true
    else {
      throw .usage(.other("lunarcal holidays takes a whole year, for example \(year)"))
    }
    guard let region = options.region else {
      throw .usage(.other("lunarcal holidays needs a region, for example --region VN"))
    }
    let found = try HolidayYear(year, region: region, in: options.openDatabase())
    return try HolidayReport(year: found, options: options).written(as: format, output)
  }
}
