import CommandLineOptions
import DayCore
import Events
import Holidays
import Lunisolar

/// `lunarcal next`: the next days of a rule.
enum NextCommand: Command {
  static let name = "next"
  static let operands = "RULE"
  static let summary = "Find the next days of a rule"
  static let details = """
    RULE is a rule as in files of events: lunar 8-15, lunar *-1,15, lunar 12-last, solar 5-1,
    2nd sunday of may, term qingming, easter +39 days; with by vn and the like for a tradition. A
    rule that steps back is put in quotes as a whole: "lunar 1-1 -1 day".

    examples:
      lunarcal next lunar 8-15
      lunarcal next "lunar *-15" --count 12 --tradition vn
      lunarcal next term qingming --from 2030-01-01
    """
  static let options =
    [
      OptionSpec(
        "count", "n", value: "NUMBER",
        help: "as many days, \(defaultCount) unless said otherwise"),
      OptionSpec("from", value: "DATE", help: "from this day on instead of today"),
      CommonOptions.tradition, CommonOptions.language, CommonOptions.format,
    ] + CalendarFileOptions.options + TextOutput.options
    + [CommonOptions.database, CommonOptions.todayIs]

  private static let countLimit = 10_000
  private static let defaultCount = 5

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    var options = try CommonOptions(parsed, context: context)
    let format = try OutputFormat(parsed, context: context)
    let output = try TextOutput(parsed, context: context, options: options)
    if output.isASCII, format == .text { options.language = options.language.inASCII }
    guard !parsed.operands.isEmpty else {
      throw .usage(.other("lunarcal next needs a rule, for example lunar 8-15"))
    }
    let count = try parsed.value("count").map { (text) throws(CommandError) in
      try Int.positive(text, what: "number of days", upTo: countLimit)
    }
    let first = try parsed.value("from").map { (text) throws(CommandError) in
      try Day.named(text)
    }
    let words = parsed.operands.joined(separator: " ")
    let rule: Rule
    do throws(HolidayError) { rule = try Rule(words) } catch {
      throw .usage(.other("in \"\(PlainText.line(words))\": \(PlainText.line(error.message))"))
    }
    let wanted = count ?? defaultCount
    let report = try NextReport(
      rule, count: wanted, from: first ?? options.today, options: options,
      file: CalendarFileOptions(parsed, options: options), in: options.openDatabase())
    if report.days.count < wanted, !rule.isBounded {
      context.warn(
        "only \(report.days.count) of \(wanted) days were found: the table ends there, "
          + "or a thousand years do")
    }
    return try report.written(as: format, output)
  }
}

extension Rule {
  /// Whether the rule itself has an end.
  fileprivate var isBounded: Bool {
    if case .dates = base { true } else { conditions.until != nil }
  }
}
