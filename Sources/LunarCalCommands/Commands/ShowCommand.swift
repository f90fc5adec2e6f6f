import CommandLineOptions
import Lunisolar
import TerminalRenderer

/// `lunarcal show`: months with solar and lunar dates in each cell.
enum ShowCommand: Command {
  static let name = "show"
  static let operands = "[WHEN]"
  static let summary = "Print months with solar and lunar dates in every cell"
  static let details = """
    WHEN is a month (2026-02, or 2 2026), a year (2026), a range (2026-02..2026-05), a week (2026-W07)
    or today; without it, this month is shown. Months stand side by side as far as the terminal holds them. Under each solar
    day stands the lunar day; the first day of a lunar month is written 1/12, of a leap month 1/L6.
    Today stands in brackets, days off and makeup workdays have a mark, and the list under the grid
    tells holidays, festivals and solar terms: those of --region, and of the traditions named.

    The layouts: stacked has lunar dates under solar ones, inline beside them, compact has one line
    a week, wall has cells as wide as the terminal with the names of the days in them.

    examples:
      lunarcal show 2026-02 --region VN --tradition vn --lang vi
      lunarcal show --three --weeks --start monday
      lunarcal show 2026 --tradition cn,vn
      lunarcal show 2026-02-17 --week
      lunarcal show 2026 --region KR --lang ko --format html > 2026.html
    """
  static let options =
    [
      OptionSpec("three", "3", help: "the month before and the month after too"),
      OptionSpec("week", help: "the week of WHEN, a day, rather than its month"),
      OptionSpec(
        "layout", value: "NAME", choices: "stacked inline compact wall",
        help: "stacked, inline, compact or wall"),
      OptionSpec("weeks", "w", help: "numbers of the weeks"),
      OptionSpec(
        "week-numbers", value: "KIND", choices: "iso start",
        help: "numbers of the weeks: iso, or by --start: start"),
      OptionSpec("no-list", help: "no list of holidays and solar terms under the grid"),
      CommonOptions.tradition, CommonOptions.region, CommonOptions.layers, CommonOptions.language,
      CommonOptions.start,
      CommonOptions.format,
    ] + EventFiles.options + TextOutput.options + [CommonOptions.database, CommonOptions.todayIs]

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    var options = try CommonOptions(parsed, context: context)
    let format = try OutputFormat(parsed, context: context)
    let output = try TextOutput(parsed, context: context, options: options)
    if output.isASCII, format == .text { options.language = options.language.inASCII }
    let period = try ShowPeriod(parsed, options: options)
    let layout: GridLayout =
      try parsed.value("layout").map { (word) throws(CommandError) in
        try .named(word, kind: "layout")
      } ?? (period.isWeek ? .wall : .stacked)
    let database = try options.openDatabase()
    let (pages, remarks) = try period.pages(
      in: database, options: options,
      weekNumbering: weekNumbering(parsed, options: options, context: context),
      hasList: !parsed.has("no-list"))
    try context.tellLimits(
      of: period.days, calendars: options.traditions,
      regions: DayNotes.codes(options, in: database), in: database)
    return try ShowReport(
      period: period, pages: pages, remarks: remarks, layout: layout, options: options,
      database: database
    ).written(as: format, output)
  }

  /// How weeks are numbered: as asked for, by ISO 8601 where they begin on Monday, else by their
  /// own beginning.
  private static func weekNumbering(
    _ parsed: ParsedOptions, options: CommonOptions, context: CommandContext
  ) throws(CommandError) -> WeekNumbering? {
    if let word = parsed.value("week-numbers") {
      return try .named(word, kind: "numbering of weeks")
    }
    guard parsed.has("weeks") else { return nil }
    return options.startOfWeek == .monday ? .iso : .start
  }
}

extension Language {
  /// The language to use where there is only ASCII: Vietnamese can do without its marks, Chinese,
  /// Korean and Japanese cannot be written at all.
  var inASCII: Language { self == .vietnamese ? self : .english }
}
