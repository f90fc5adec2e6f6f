import CalendarModels
import CommandLineOptions
import DayCore
import TerminalUI

/// `lunarcal pick`: lets the user choose a day or a range, and prints it.
enum PickCommand: Command {
  static let name = "pick"
  static let operands = "[DATE]"
  static let summary = "Choose a day or a range on the terminal and print it"
  static let details = """
    DATE is where the cursor begins, today without it. The calendar is drawn on the terminal itself
    and only what was chosen goes to standard output, so that a script can say
    day=$(lunarcal pick). Nothing chosen is exit status 1.

    FORMAT is iso (2026-12-28, a range 2026-12-28..2027-01-03), lunar (the date in the first
    tradition, 2026-11-20), json, or text with the directives of lunarcal format, in which a range
    is written as its two ends with .. between them.

    examples:
      lunarcal pick
      lunarcal pick --range --format json
      lunarcal pick --format '%A %d.%m.%Y, %{lunar}'
      lunarcal show $(lunarcal pick)
    """
  static let options =
    EventFiles.options + [
      OptionSpec("range", help: "choose a range of days"),
      OptionSpec(
        "format", "f", value: "FORMAT", choices: PickFormat.names.joined(separator: " "),
        help: "iso, lunar, json, or text with directives, such as %F"),
      OptionSpec("title", value: "TEXT", help: "the title over the calendar"),
      CommonOptions.tradition, CommonOptions.region, CommonOptions.layers, CommonOptions.language,
      CommonOptions.start,
      CommonOptions.color, TextOutput.theme, CommonOptions.database, CommonOptions.todayIs,
    ]

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    let options = try CommonOptions(parsed, context: context.onTerminal)
    let theme = try TextOutput(parsed, context: context.onTerminal, options: options).theme
    let format = try PickFormat(parsed.value("format") ?? "iso")
    guard parsed.operands.count <= 1 else {
      throw .usage(.other("lunarcal pick takes one date to begin with"))
    }
    let mode: DaySelection.Mode = parsed.has("range") ? .range : .single
    let start = try parsed.operands.first.map { (word) throws(CommandError) in
      try TableSource.day(word, options)
    }
    let day = start ?? options.today
    let chosen = try showing(options, theme: theme, reportsMotion: mode == .range) { source in
      PickScreen(
        source, mode, title: parsed.value("title"), selecting: day...day, today: options.today,
        startOfWeek: options.startOfWeek)
    }
    guard let chosen else { throw .failure("nothing was chosen") }
    return try format.text(chosen, mode, options) + "\n"
  }
}
