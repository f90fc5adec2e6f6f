import CommandLineOptions
import TerminalRenderer

/// `lunarcal show`: months with solar and lunar dates in each cell.
enum ShowCommand: Command {
  static let name = "show"
  static let operands = "[WHEN]"
  static let summary = "Print months with solar and lunar dates in every cell"
  static let details = """
    WHEN is a month (2026-02), a year (2026), a range (2026-02..2026-05) or today; without it, this
    month is shown. Under each solar day stands the lunar day; the first day of a lunar month is
    written 1/12, of a leap month 1/L6. Today stands in brackets.

    examples:
      lunarcal show 2026-02
      lunarcal show 2026-02 --tradition cn,vn --start monday
      lunarcal show 2025-07 --lang vi
    """
  static let options = [
    CommonOptions.tradition, CommonOptions.language, CommonOptions.start, CommonOptions.color,
    CommonOptions.database, CommonOptions.todayIs,
  ]

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    let options = try CommonOptions(parsed, context: context)
    guard parsed.operands.count <= 1 else {
      throw .usage(
        .other("lunarcal show takes one month, year or range: a range is 2026-02..2026-05"))
    }
    let range = try YearMonth.range(parsed.operands.first ?? "today", today: options.today)
    let pages = MonthPages(database: try options.openDatabase(), options: options)
    var blocks: [String] = []
    var month = range.lowerBound
    while month <= range.upperBound {
      let lines = MonthGrid(try pages.page(of: month)).lines
      blocks.append(
        lines.map { (options.usesColor ? $0.terminalText : $0.plainText) + "\n" }.joined())
      month = month.next
    }
    return blocks.joined(separator: "\n")
  }
}
