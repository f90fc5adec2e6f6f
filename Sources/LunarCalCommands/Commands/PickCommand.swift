import CalendarModels
import CommandLineOptions
import DayCore
import LunarDatabase
import Lunisolar
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
    tradition, 2026-11-20) or json.

    examples:
      lunarcal pick
      lunarcal pick --range --format json
      lunarcal show $(lunarcal pick)
    """
  static let options =
    EventFiles.options + [
      OptionSpec("range", help: "choose a range of days"),
      OptionSpec(
        "format", "f", value: "FORMAT", choices: "iso lunar json", help: "iso, lunar or json"),
      OptionSpec("title", value: "TEXT", help: "the title over the calendar"),
      CommonOptions.tradition, CommonOptions.region, CommonOptions.language, CommonOptions.start,
      CommonOptions.color, TextOutput.theme, CommonOptions.database, CommonOptions.todayIs,
    ]

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    let options = try CommonOptions(parsed, context: context.onTerminal)
    let theme = try TextOutput(parsed, context: context.onTerminal, options: options).theme
    let format = try Format(named: parsed.value("format") ?? "iso")
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

/// The output formats of `pick`.
private enum Format: String, CaseIterable {
  case iso, lunar, json

  init(named name: String) throws(CommandError) {
    guard let format = Format(rawValue: name) else {
      let names = Format.allCases.map(\.rawValue)
      throw .usage(
        .unknownWord(kind: "format", word: name, nearest: suggestions(for: name, among: names)))
    }
    self = format
  }

  func text(
    _ days: ClosedRange<Day>, _ mode: DaySelection.Mode, _ options: CommonOptions
  ) throws(CommandError) -> String {
    let ends = mode == .single ? [days.lowerBound] : [days.lowerBound, days.upperBound]
    switch self {
    case .iso: return ends.map(\.description).joined(separator: "..")
    case .lunar:
      let database = try options.openDatabase()
      return try answering { () throws(LunarDatabaseError) in
        try ends.map { (day) throws(LunarDatabaseError) in
          try database.lunarDate(for: day, in: options.traditions[0]).description
        }
      }.joined(separator: "..")
    case .json:
      let dates: [(String, JSONValue)] =
        mode == .single
        ? [("date", .string("\(days.lowerBound)"))]
        : [
          ("from", .string("\(days.lowerBound)")), ("to", .string("\(days.upperBound)")),
          ("days", .int(days.upperBound - days.lowerBound + 1)),
        ]
      return JSONValue.object([("schema", .int(1))] + dates).text
    }
  }
}
