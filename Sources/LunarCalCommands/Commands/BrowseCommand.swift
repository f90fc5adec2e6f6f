import CommandLineOptions
import TerminalUI

/// `lunarcal browse`: the interactive calendar.
enum BrowseCommand: Command {
  static let name = "browse"
  static let operands = "[DATE]"
  static let summary = "Browse the calendar on the whole terminal"
  static let details = """
    DATE is a solar date (2026-01-29), a month (2026-02), a year or today, where the cursor begins.
    Move by the arrows or h j k l, by months with page up and down; ? shows all keys, q quits.

    examples:
      lunarcal browse
      lunarcal browse 2033-12 --tradition cn,vn --lang vi
      lunarcal browse --view year
    """
  static let options =
    EventFiles.options + [
      OptionSpec(
        "view", "v", value: "VIEW", choices: "month strip year", help: "month, strip or year"),
      CommonOptions.tradition, CommonOptions.region, CommonOptions.layers, CommonOptions.language,
      CommonOptions.start,
      CommonOptions.color, TextOutput.theme, CommonOptions.database, CommonOptions.todayIs,
    ]

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    let options = try CommonOptions(parsed, context: context.onTerminal)
    let theme = try TextOutput(parsed, context: context.onTerminal, options: options).theme
    let view = try View(named: parsed.value("view") ?? "month")
    guard parsed.operands.count <= 1 else {
      throw .usage(.other("lunarcal browse takes one date to begin with"))
    }
    let word = parsed.operands.first
    let start = try word.map { (word) throws(CommandError) in
      try TableSource.day(word, options)
    }
    _ = try showing(options, theme: theme) { source in
      BrowseScreen(
        source, day: start ?? options.today, today: options.today,
        startOfWeek: options.startOfWeek, mode: view.mode)
    }
    return ""
  }
}

/// The views of `browse`.
private enum View: String, CaseIterable {
  case month, strip, year

  init(named name: String) throws(CommandError) {
    guard let view = View(rawValue: name) else {
      let names = View.allCases.map(\.rawValue)
      throw .usage(
        .unknownWord(kind: "view", word: name, nearest: suggestions(for: name, among: names)))
    }
    self = view
  }

  var mode: BrowseScreen<TableSource>.Mode {
    switch self {
    case .month: .month
    case .strip: .strip
    case .year: .year
    }
  }
}
