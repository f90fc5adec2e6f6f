import CommandLineOptions

/// Completions for bash 4 and newer, without the package bash-completion.
struct BashCompletions {
  let commands: [CommandOutline]

  var text: String {
    """
    # bash completion for lunarcal
    _lunarcal() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= word
      # --lang=vi comes as three words.
      [[ $current == = ]] && current=
      [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD - 2]}
      for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        case $word in
          -*) ;;
          *) command=$word; break ;;
        esac
      done
      COMPREPLY=()
      case $command:$previous in
    \(commands.map(values).joined())  esac
      case $command in
    \(commands.map(words).joined())    '' | help)
          COMPREPLY=($(compgen -W "\(names) help --help --version" -- "$current")) ;;
      esac
    }
    complete -F _lunarcal lunarcal

    """
  }

  private var names: String { commands.map(\.name).joined(separator: " ") }

  /// The lines that offer the values of a command's options.
  private func values(_ command: CommandOutline) -> String {
    command.options.filter { $0.value != nil }.map { option in
      let forms = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
      let pattern = forms.map { "\(command.name):\($0)" }.joined(separator: " | ")
      let generator =
        option.choices == "<file>" ? "-f" : "-W \"\(option.choices)\""
      return "    \(pattern))\n"
        + "      COMPREPLY=($(compgen \(generator) -- \"$current\")); return ;;\n"
    }.joined()
  }

  /// The lines that offer a command's options and operands.
  private func words(_ command: CommandOutline) -> String {
    let options = command.options.map { "--\($0.name)" }.joined(separator: " ")
    let operands = command.operandChoices
    return """
          \(command.name))
            if [[ $current == -* ]]; then
              COMPREPLY=($(compgen -W "\(options)" -- "$current"))
            else
              COMPREPLY=($(compgen -W "\(operands)" -- "$current"))
            fi ;;

      """
  }
}
