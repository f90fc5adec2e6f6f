import CommandLineOptions
import DayCore

/// `lunarcal format`: one line for a status bar.
enum FormatCommand: Command {
  static let name = "format"
  static let operands = "FORMAT [DATE]"
  static let summary = "Print one line with lunar and solar dates, for a status bar"
  static let details = """
    FORMAT is text with directives. Those of strftime(3) tell the solar date and the time (%H:%M, %d,
    %A; names in the language asked for), those in braces the rest:

    \(FormatField.allCases.map { field in
      "  %{\(field.rawValue)}".padding(to: 21) + field.help
    }.joined(separator: "\n"))

    DATE is today unless given. The lunar date is that of the first tradition.

    examples:
      lunarcal format '%a %d %b  %{lunar}'
      lunarcal format '%H:%M %{numbers} %{term}' --tradition kr --lang ko
      lunarcal format '%{next-holiday} in %{days-to-holiday} days' --region VN
      tmux: set -g status-right '#(lunarcal format "%%{lunar}")'
    """
  static let options =
    [
      CommonOptions.tradition, CommonOptions.region, CommonOptions.layers, CommonOptions.language,
      CommonOptions.database, CommonOptions.todayIs,
    ] + EventFiles.options

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    let options = try CommonOptions(parsed, context: context)
    guard let word = parsed.operands.first, parsed.operands.count <= 2 else {
      throw .usage(.other("lunarcal format needs a format, for example '%d %b %{lunar}'"))
    }
    let format = try FormatString(word)
    let database = try options.openDatabase()
    let day =
      try parsed.operands.dropFirst().first.map { (word) throws(CommandError) in
        if word == "today" { return options.today }
        return try Day.named(word)
      } ?? options.today
    return try format.text(on: day, options: options, in: database) + "\n"
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
