import CommandLineOptions
import DayCore
import Events
import Holidays
import Lunisolar

/// `lunarcal next`: the next days of a rule, or of a name.
enum NextCommand: Command {
  static let name = "next"
  static let operands = "RULE|NAME"
  static let summary = "Find the next days of a rule or of a name"
  static let details = """
    RULE is a rule as in files of events: lunar 8-15, lunar *-1,15, lunar 12-last, solar 5-1,
    2nd sunday of may, term qingming, easter +39 days; with by vn and the like for a tradition. A
    rule that steps back is put in quotes as a whole: "lunar 1-1 -1 day".

    NAME is the name of a holiday, a festival or an event of yours, or a part of it, or that of a
    solar term; case and accents do not matter. It is looked for among what the region and the
    tradition keep, and if they know no such name, among the festivals of all.

    examples:
      lunarcal next tet
      lunarcal next mid-autumn --count 3
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
      CommonOptions.tradition, CommonOptions.region, CommonOptions.layers, CommonOptions.language,
      CommonOptions.format,
    ] + EventFiles.options + CalendarFileOptions.options + TextOutput.options
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
    let database = try options.openDatabase()
    let file = try CalendarFileOptions(parsed, options: options)
    let from = first ?? options.today
    let wanted = count ?? defaultCount
    let rule: Rule
    do throws(HolidayError) { rule = try Rule(words) } catch {
      if let found = try NamedDays(
        words, count: wanted, from: from, options: options, in: database)
      {
        tell(of: found.records.count, wanted, context)
        let agenda = try Agenda(of: found, options: options, file: file, in: database)
        return try agenda.written(as: format, output)
      }
      guard let term = SolarTerm(named: words), let named = try? Rule("term \(term)") else {
        let reason = PlainText.line(error.message)
        throw .usage(
          .other("in \"\(PlainText.line(words))\": \(reason); and no day has such a name"))
      }
      rule = named
    }
    let report = try NextReport(
      rule, count: wanted, from: from, options: options, file: file, in: database)
    if !rule.isBounded { tell(of: report.days.count, wanted, context) }
    return try report.written(as: format, output)
  }

  /// Says so where there are fewer days than asked for.
  private static func tell(of found: Int, _ wanted: Int, _ context: CommandContext) {
    guard found < wanted else { return }
    context.warn(
      "only \(found) of \(wanted) days were found: the table ends there, or a thousand years do")
  }
}

extension Rule {
  /// Whether the rule itself has an end.
  fileprivate var isBounded: Bool {
    if case .dates = base { true } else { conditions.until != nil }
  }
}
