import CommandLineOptions
import DayCore

/// `lunarcal holidays`: a region's year.
enum HolidaysCommand: Command {
  static let name = "holidays"
  static let operands = "[REGION] [YEAR]"
  static let summary = "List days off, make-up workdays and observances of a region"
  static let details = """
    YEAR is this year where none is given. REGION is an ISO 3166 code; without it, the region is that
    of --region, else of the locale. Where the year's decree is not out yet, only the days that the
    law itself settles are listed, and that is said.

    examples:
      lunarcal holidays VN 2026 --lang vi
      lunarcal holidays KR 2027 --format json
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
    let regions = parsed.operands.filter(isRegionCode)
    let years = parsed.operands.filter { !isRegionCode($0) }
    guard regions.count <= 1, years.count <= 1 else {
      throw .usage(.other("lunarcal holidays takes one region and one year, for example VN 2026"))
    }
    let range = try years.first.map { (word) throws(CommandError) in
      try YearMonth.range(word, today: options.today)
    }
    let year = range?.lowerBound.year ?? options.today.dayComponents.year
    guard
      range.map({ $0.lowerBound.month == 1 && $0.upperBound == YearMonth(year: year, month: 12) })
        ?? true
    else {
      throw .usage(.other("lunarcal holidays takes a whole year, for example \(year)"))
    }
    guard let region = regions.first ?? options.region else {
      throw .usage(
        .other("lunarcal holidays needs a region, for example lunarcal holidays VN \(year)"))
    }
    let found = try HolidayYear(year, region: region, in: options.openDatabase())
    return try HolidayReport(year: found, options: options).written(as: format, output)
  }
  /// Whether a word is written as the code of a region is: two letters, in ASCII.
  private static func isRegionCode(_ word: String) -> Bool {
    word.utf8.count == 2 && word.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
