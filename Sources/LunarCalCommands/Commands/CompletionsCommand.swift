import CommandLineOptions

/// `lunarcal completions`: what a shell needs to complete command lines.
enum CompletionsCommand: Command {
  static let name = "completions"
  static let operands = "SHELL"
  static let summary = "Print completions for bash, zsh or fish"
  static let details = """
    SHELL is bash, zsh or fish.

    examples:
      source <(lunarcal completions bash)
      lunarcal completions zsh > ~/.zfunc/_lunarcal
      lunarcal completions fish > ~/.config/fish/completions/lunarcal.fish
    """
  static let options: [OptionSpec] = []

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    guard let word = parsed.operands.first, parsed.operands.count == 1 else {
      throw .usage(.other("lunarcal completions needs a shell: bash, zsh or fish"))
    }
    let shell: Shell = try .named(word, kind: "shell")
    let commands = LunarCal.commands.map(CommandOutline.init)
    switch shell {
    case .bash: return BashCompletions(commands: commands).text
    case .zsh: return ZshCompletions(commands: commands).text
    case .fish: return FishCompletions(commands: commands).text
    }
  }

  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }
}

/// A command as completions and the manual know it.
struct CommandOutline {
  let name: String
  let operands: String
  let summary: String
  let details: String
  let options: [OptionSpec]

  init(_ command: any Command.Type) {
    name = command.name
    operands = command.operands
    summary = command.summary
    details = command.details
    options = command.options + [CommonOptions.help]
  }

  /// The words that may stand as operands, for the commands that have some.
  var operandChoices: String {
    switch name {
    case CompletionsCommand.name: "bash zsh fish"
    case ShowCommand.name, LookupCommand.name: "today"
    default: ""
    }
  }
}
