import CommandLineOptions
import DayCore
import TerminalRenderer

/// The program `lunarcal`: a list of commands, and the way from words to an exit status.
public enum LunarCal {
  /// The version that `lunarcal --version` prints.
  public static let version = "0.1.0"

  static let commands: [any (Command & Sendable).Type] = [
    ShowCommand.self, LookupCommand.self, HolidaysCommand.self, TermsCommand.self,
    AgendaCommand.self, AnniversaryCommand.self, NextCommand.self, FormatCommand.self,
    BrowseCommand.self, PickCommand.self, AnnotateCommand.self, ExportCommand.self,
    InfoCommand.self, VerifyCommand.self, CompletionsCommand.self, ManualCommand.self,
  ]

  /// Runs the command line: the answer goes to standard output, whole, everything else to
  /// standard error.
  ///
  /// Gives the exit status: 0 done, 1 no answer could be given, 2 wrong usage.
  public static func run(_ arguments: [String], context: CommandContext) -> Int32 {
    // A reader that goes away is an error of write(2), not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    do throws(CommandError) {
      // Swift has put U+FFFD in the place of what is not UTF-8: a file would be another one.
      for word in arguments
      where word.utf8.contains(0xEF) && word.unicodeScalars.contains("\u{FFFD}") {
        throw .usage(.other("\"\(word)\" is not UTF-8"))
      }
      let answer = try answer(arguments, context: context)
      let code = writeAll(answer, to: STDOUT_FILENO)
      if code == 0 || code == EPIPE { return 0 }
      throw .failure("cannot write the answer: \(String(cString: strerror(code)))")
    } catch {
      _ = writeAll("\(message(of: error))\n", to: STDERR_FILENO)
      return error.exitStatus
    }
  }

  /// An error as standard error gets it.
  package static func message(of error: CommandError) -> String { message("\(error)") }

  /// A sentence as standard error gets it: one line without anything that acts on a terminal, and cut
  /// where a word of the command line or of a file is a book.
  static func message(_ text: String) -> String {
    let text = "lunarcal: \(text)".withoutControls.unicodeScalars
    let limit = 2_000
    return text.count > limit ? String(text.prefix(limit)) + "…" : String(text)
  }

  /// The text that a command line asks for.
  ///
  /// - Throws: `CommandError` for wrong usage, or where there is no answer.
  public static func answer(
    _ arguments: [String], context: CommandContext
  ) throws(CommandError) -> String {
    guard let word = arguments.first else { return try ShowCommand.answer([], context) }
    switch word {
    case "help", "--help", "-h":
      guard arguments.count > 1 else { return helpText }
      return try command(arguments[1]).helpText
    case "--version":
      return "lunarcal \(version)\n"
    default:
      // Options without a command are those of the command that needs none.
      if word.hasPrefix("-") { return try ShowCommand.answer(arguments, context) }
      if let command = commandOfDate(word) { return try command.answer(arguments, context) }
      return try command(word).answer(Array(arguments.dropFirst()), context)
    }
  }

  /// What a date without a command asks for: a day is looked up, a month or a year shown.
  private static func commandOfDate(_ word: String) -> (any Command.Type)? {
    if ["today", "tomorrow", "yesterday"].contains(word) { return LookupCommand.self }
    guard let first = word.utf8.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= first else {
      return nil
    }
    return word.parts("-").count == 3 && word.parts("..").count == 1
      ? LookupCommand.self : ShowCommand.self
  }

  private static func command(_ word: String) throws(CommandError) -> any Command.Type {
    // The command of every day is found without looking at all of them.
    if word == ShowCommand.name { return ShowCommand.self }
    guard let command = commands.first(where: { $0.name == word }) else {
      let names = commands.map { $0.name }
      throw .usage(
        .unknownWord(kind: "command", word: word, nearest: suggestions(for: word, among: names)))
    }
    return command
  }

  private static var helpText: String {
    let width = (commands.map { $0.name.count + $0.operands.count }.max() ?? 0) + 3
    let lines = commands.map { command in
      let head = "\(command.name) \(command.operands)"
      return "  \(head)\(String(repeating: " ", count: width - head.count))\(command.summary)\n"
    }
    return """
      usage: lunarcal COMMAND [OPTION...] [OPERAND...]

      Solar and lunar calendars side by side: Chinese, Korean, Vietnamese, Japanese.

      \(lines.joined())
      `lunarcal help COMMAND` tells more about one. Without a command, this month is shown, or what
      is named: lunarcal 2026-02, lunarcal 2026, lunarcal 2026-01-29, lunarcal tomorrow.

      """
  }
}

extension Command {
  /// Takes the words behind the command's name apart and runs it.
  static func answer(
    _ arguments: [String], _ context: CommandContext
  ) throws(CommandError) -> String {
    let parsed: ParsedOptions
    do throws(UsageError) {
      parsed = try ParsedOptions(arguments, specs: options + [CommonOptions.help])
    } catch {
      throw .usage(error)
    }
    if parsed.has("help") { return helpText }
    return try run(parsed, context: context)
  }
}
