import CommandLineOptions
import DayCore

/// `lunarcal terms`: solar terms and moon phases with their instants.
enum TermsCommand: Command {
  static let name = "terms"
  static let operands = "[WHEN]"
  static let summary = "List solar terms and moon phases with their instants"
  static let details = """
    WHEN is a year (2026), a month (2026-02) or a range (2026-02..2026-05); without it, this year.
    Instants are given to the second in a zone: an IANA name (Asia/Ho_Chi_Minh), an offset (+08:00),
    UTC, or local, which is the default.

    examples:
      lunarcal terms 2026 --zone Asia/Shanghai
      lunarcal terms 2026-02 --only moon --zone +09:00 --lang ja
      lunarcal terms 2026 --zone UTC --format ics > terms-2026.ics
    """
  static let options =
    [
      zone,
      OptionSpec(
        "only", value: "WHICH", choices: "terms moon", help: "terms or moon instead of all"),
      CommonOptions.language, CommonOptions.format,
    ] + TextOutput.options + [CommonOptions.database, CommonOptions.todayIs]

  private static let zone = OptionSpec(
    "zone", "z", value: "ZONE", help: "IANA name, offset such as +08:00, UTC or local")

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    var options = try CommonOptions(parsed, context: context)
    let format = try OutputFormat(parsed, context: context)
    let output = try TextOutput(parsed, context: context, options: options)
    if output.isASCII, format == .text { options.language = options.language.inASCII }
    guard parsed.operands.count <= 1 else {
      throw .usage(.other("lunarcal terms takes one year, month or range, for example 2026"))
    }
    let thisYear = DayComponents.padded(options.today.dayComponents.year, to: 4)
    let months = try YearMonth.range(parsed.operands.first ?? thisYear, today: options.today)
    let choice: TermYear.Choice = try .named(parsed.value("only") ?? "all", kind: "choice")
    let year = try TermYear(
      months, zone: Zone(parsed.value(zone, or: context) ?? "local"), choice: choice,
      in: options.openDatabase())
    return try TermReport(year: year, options: options).written(as: format, output)
  }
}
