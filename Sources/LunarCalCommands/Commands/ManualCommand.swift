import CommandLineOptions

/// `lunarcal manual`: the manual page.
enum ManualCommand: Command {
  static let name = "manual"
  static let operands = ""
  static let summary = "Print the manual page, for man(1)"
  static let details = """
    examples:
      lunarcal manual | man -l -
      lunarcal manual > /usr/local/share/man/man1/lunarcal.1
    """
  static let options: [OptionSpec] = []

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    try parsed.refuseOperands(of: name)
    return ManualPage(commands: LunarCal.commands.map(CommandOutline.init)).text
  }
}
