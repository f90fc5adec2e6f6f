import CommandLineOptions
import DayCore
import Events
import LunarDatabase
import Lunisolar

/// `lunarcal agenda`: what is coming, the user's own days and holidays together.
enum AgendaCommand: Command {
  static let name = "agenda"
  static let operands = ""
  static let summary = "List your own days and the holidays to come, with the days until each"
  static let details = """
    Your own events are read from ~/.config/lunarcal/events (below $XDG_CONFIG_HOME where that is
    set), or from each --events FILE: a file of events, one a line, or an .ics file of another program.
    Of that, an event with a time stands on its day with the time before its title. The holidays are
    those of --region, else of the locale's.

    A calendar file for a phone is written by --format ics. Exported again it has the same
    identities, so that clients replace what they have; --stamp makes it the same to the byte.

    examples:
      lunarcal agenda --days 60 --region VN
      lunarcal agenda --from 2026-01-01 --days 3650 --format ics --alarm 1d > family.ics
      lunarcal agenda --events family.ics --events work
    """
  static let options =
    [
      OptionSpec("days", "n", value: "NUMBER", help: "as many days, 30 unless said otherwise"),
      OptionSpec("from", value: "DATE", help: "from this day on instead of today"),
      OptionSpec("no-holidays", help: "your own events only"),
    ] + EventFiles.options
    + [
      CommonOptions.tradition, CommonOptions.region, CommonOptions.layers, CommonOptions.language,
      CommonOptions.format,
    ] + CalendarFileOptions.options + TextOutput.options
    + [CommonOptions.database, CommonOptions.todayIs]

  /// 200 years.
  private static let daysLimit = 73_050
  private static let defaultDays = 30

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    var options = try CommonOptions(parsed, context: context)
    let format = try OutputFormat(parsed, context: context)
    let output = try TextOutput(parsed, context: context, options: options)
    if output.isASCII, format == .text { options.language = options.language.inASCII }
    guard parsed.operands.isEmpty else {
      throw .usage(.other("lunarcal agenda takes no \"\(parsed.operands[0])\": see --from, --days"))
    }
    let count = try parsed.value("days").map { (text) throws(CommandError) in
      try Int.positive(text, what: "number of days", upTo: daysLimit)
    }
    let first = try parsed.value("from").map { (text) throws(CommandError) in
      try Day.named(text)
    }
    let start = first ?? options.today
    if parsed.has("no-holidays") { (options.region, options.namedLayers) = (nil, []) }
    let days = start...(start + ((count ?? defaultDays) - 1))
    let database = try options.openDatabase()
    let agenda = try Agenda(
      days, options: options, file: CalendarFileOptions(parsed, options: options), in: database)
    try context.tellLimits(
      of: days, calendars: agenda.events.calendar.needs.months.sorted { $0.code < $1.code },
      regions: DayNotes.codes(options, in: database), in: database)
    var pieces = PieceOutput(context)
    switch format {
    case .text where agenda.isLong: try agenda.writeText(output, to: &pieces)
    case .ics where agenda.isLong: try agenda.writeCalendarFile(to: &pieces)
    default: return try agenda.written(as: format, output)
    }
    return ""
  }
}
