import CommandLineOptions

/// Completions for fish.
struct FishCompletions {
  let commands: [CommandOutline]

  var text: String {
    let names = commands.map { command in
      "complete -c lunarcal -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))\n"
    }
    return """
      # fish completion for lunarcal
      complete -c lunarcal -f
      \(names.joined())\
      complete -c lunarcal -n __fish_use_subcommand -a help -d 'Tell more about a command'
      complete -c lunarcal -n __fish_use_subcommand -l version -d 'Print the version'
      complete -c lunarcal -n __fish_use_subcommand -s h -l help -d 'Print help'
      complete -c lunarcal -n '__fish_seen_subcommand_from help' \
      -a '\(commands.map(\.name).joined(separator: " "))'
      \(commands.map(lines).joined())
      """
  }

  private func lines(_ command: CommandOutline) -> String {
    let start = "complete -c lunarcal -n '__fish_seen_subcommand_from \(command.name)'"
    let options = command.options.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      var value = ""
      if option.value != nil {
        value =
          option.choices == "<file>"
          ? " -r -F" : option.choices.isEmpty ? " -x" : " -x -a \(quoted(option.choices))"
      }
      return "\(start)\(letter) -l \(option.name)\(value) -d \(quoted(option.help))\n"
    }
    let operands = command.operandChoices
    return (operands.isEmpty ? "" : "\(start) -a \(quoted(operands))\n") + options.joined()
  }

  private func quoted(_ text: String) -> String {
    "'" + text.map { "\\'".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
