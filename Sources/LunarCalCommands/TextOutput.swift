import CommandLineOptions
import TerminalRenderer

/// What text looks like where it is going: how wide, in what colours, in what characters.
struct TextOutput {
  var columns: Int
  /// How many colours, or nil for text without control sequences.
  var depth: ColorDepth?
  var theme: Theme
  var metrics: TextMetrics
  /// Whether only ASCII can be shown.
  var isASCII: Bool

  static let theme = OptionSpec(
    "theme", value: "NAME", choices: "balanced dark light mono",
    help: "balanced, dark, light or mono")
  static let columns = OptionSpec(
    "columns", value: "NUMBER", help: "as wide a page instead of the terminal's width")
  static let ambiguous = OptionSpec(
    "ambiguous", value: "WIDTH", choices: "1 2",
    help: "columns of characters of ambiguous East Asian width: 1 or 2")
  static let charset = OptionSpec(
    "charset", value: "NAME", choices: "utf-8 ascii", help: "utf-8 or ascii instead of the locale's"
  )
  static let options = [CommonOptions.color, theme, columns, ambiguous, charset]

  /// As wide as text is where nothing says otherwise.
  private static let defaultColumns = 80
}

extension TextOutput {
  /// Reads the options, and for those that were not given the environment.
  ///
  /// A language asked for by name is written in UTF-8 into a pipe whatever the locale is: its
  /// reader may know better.
  init(
    _ parsed: ParsedOptions, context: CommandContext, options: CommonOptions
  ) throws(CommandError) {
    func value(_ spec: OptionSpec) -> String? { parsed.value(spec, or: context) }
    columns =
      try value(Self.columns).map { (text) throws(CommandError) in
        try .positive(text, what: "number of columns")
      } ?? context.terminalColumns() ?? Self.defaultColumns
    depth = options.colorDepth
    theme =
      try value(Self.theme).map { (text) throws(CommandError) in
        try .named(text, kind: "theme")
      } ?? Self.theme(forBackground: context.environment("COLORFGBG"))
    let ambiguous = value(Self.ambiguous) ?? "1"
    guard ambiguous == "1" || ambiguous == "2" else {
      throw .usage(.other("\"\(ambiguous)\" is no width of a character: write 1 or 2"))
    }
    metrics = TextMetrics(ambiguousIsWide: ambiguous == "2")
    let charset: Charset? = try value(Self.charset).map { (text) throws(CommandError) in
      try .named(text.lowercased(), kind: "charset")
    }
    isASCII =
      charset.map { $0 == .ascii }
      ?? (!(options.isLanguageNamed && !context.isTerminal) && !Self.isUTF8(context.environment))
  }

  /// The lines as text for this terminal.
  func text(_ lines: [StyledLine]) -> String {
    var text = ""
    for line in lines {
      text += depth.map { line.terminalText(theme: theme, depth: $0) } ?? line.plainText
      text += "\n"
    }
    return isASCII ? text.asciiFallback : text
  }

  private enum Charset: String, CaseIterable {
    case utf8 = "utf-8"
    case ascii
  }

  /// `COLORFGBG` ends in the number of the background colour on terminals that set it.
  private static func theme(forBackground value: String?) -> Theme {
    switch value?.split(separator: ";").last.flatMap({ Int($0) }) {
    case .some(0...6), .some(8): .dark
    case .some(7), .some(9...15): .light
    default: .balanced
    }
  }

  /// Whether the locale's characters are UTF-8. Where no locale is set at all, a pipe is taken to
  /// be.
  static func isUTF8(_ environment: (String) -> String?) -> Bool {
    guard let locale = environment("LC_ALL") ?? environment("LC_CTYPE") ?? environment("LANG")
    else { return true }
    // The code set stands behind the point and before a modifier.
    var name = locale.lowercased()
    if let modifier = name.firstIndex(of: "@") { name.removeSubrange(modifier...) }
    return name.hasSuffix(".utf-8") || name.hasSuffix(".utf8")
  }
}
