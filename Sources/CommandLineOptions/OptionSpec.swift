/// One option of a command: `--name`, or `--name VALUE`, and perhaps a letter for short.
public struct OptionSpec: Sendable {
  /// The long name without the dashes.
  public var name: String
  /// The letter of the short form, if there is one.
  public var letter: Character?
  /// What its value is called in the help, or nil for a switch without a value.
  public var value: String?
  /// The values that a shell may offer, parted by spaces; `<file>` stands for the names of files.
  /// Empty where anything may be written.
  public var choices: String
  /// One line of help.
  public var help: String

  /// Describes an option.
  public init(
    _ name: String, _ letter: Character? = nil, value: String? = nil, choices: String = "",
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.choices = choices
    self.help = help
  }

  /// The two columns of a help page, one line an option.
  public static func helpText(_ specs: [OptionSpec]) -> String {
    let heads = specs.map { spec in
      let short = spec.letter.map { "-\($0), " } ?? "    "
      return "  \(short)--\(spec.name)" + (spec.value.map { " \($0)" } ?? "")
    }
    let width = (heads.map(\.count).max() ?? 0) + 2
    return zip(heads, specs).map { head, spec in
      head + String(repeating: " ", count: width - head.count) + spec.help + "\n"
    }.joined()
  }
}
