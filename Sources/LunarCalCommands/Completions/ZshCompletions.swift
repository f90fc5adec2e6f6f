import CommandLineOptions

/// Completions for zsh's own completion system.
struct ZshCompletions {
  let commands: [CommandOutline]

  var text: String {
    """
    #compdef lunarcal
    # zsh completion for lunarcal
    _lunarcal() {
      local context state line
      typeset -A opt_args
      _arguments -C \\
        '(- *)--version[print the version]' \\
        '(- *)--help[print help]' \\
        '1: :->command' \\
        '*:: :->arguments'
      case $state in
        command)
          local -a commands=(
    \(commands.map { "        '\(Self.quoted("\($0.name):\($0.summary)"))'\n" }.joined())\
            'help:Tell more about a command'
          )
          _describe -t commands 'lunarcal command' commands ;;
        arguments)
          case $words[1] in
    \(commands.map(branch).joined())        help)
              _arguments '1:command:(\(commands.map(\.name).joined(separator: " ")))' ;;
          esac ;;
      esac
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _lunarcal "$@"
    else
      compdef _lunarcal lunarcal
    fi

    """
  }

  private func branch(_ command: CommandOutline) -> String {
    let options = command.options.map { "            \(argument($0)) \\\n" }.joined()
    let operands = command.operandChoices
    return """
              \(command.name))
                _arguments -s -S \\
      \(options)            '*:\(command.operands.lowercased()):(\(operands))' ;;

      """
  }

  private func argument(_ option: OptionSpec) -> String {
    let help = Self.quoted(
      option.help.map { "[]:".contains($0) ? "\\\($0)" : String($0) }.joined())
    var value = ""
    if let name = option.value {
      let action =
        option.choices == "<file>" ? "_files" : option.choices.isEmpty ? "" : "(\(option.choices))"
      value = ":\(name.lowercased()):\(action)"
    }
    let equals = option.value == nil ? "" : "="
    guard let letter = option.letter else { return "'--\(option.name)\(equals)[\(help)]\(value)'" }
    let plus = option.value == nil ? "" : "+"
    return "'(-\(letter) --\(option.name))'{-\(letter)\(plus),--\(option.name)\(equals)}"
      + "'[\(help)]\(value)'"
  }

  /// A text between single quotes.
  private static func quoted(_ text: String) -> String {
    text.map { $0 == "'" ? "'\\''" : String($0) }.joined()
  }
}
