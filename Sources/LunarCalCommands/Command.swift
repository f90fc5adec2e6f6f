import CommandLineOptions

/// One command of the program.
protocol Command: Sendable {
  /// Its name on the command line.
  static var name: String { get }
  /// What its operands are called.
  static var operands: String { get }
  /// One line that says what it does.
  static var summary: String { get }
  /// A paragraph or two, and examples.
  static var details: String { get }
  /// Its options; `--help` goes without saying.
  static var options: [OptionSpec] { get }

  /// Gives the answer, whole.
  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String
}

extension Command {
  static var helpText: String {
    """
    usage: lunarcal \(name) [OPTION...] \(operands)

    \(summary).
    \(details)

    options:
    \(OptionSpec.helpText(options + [CommonOptions.help]))
    """
  }
}
