import CommandLineOptions
import LunarDatabase

/// `lunarcal verify`: whether a table is whole.
enum VerifyCommand: Command {
  static let name = "verify"
  static let operands = ""
  static let summary = "Check that the table is as its generator wrote it"
  static let details = "For example: lunarcal verify --database Data/lunar_calendar.db"
  static let options = [CommonOptions.database]

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    try parsed.refuseOperands(of: name)
    let options = try CommonOptions(parsed, context: context)
    let database = try options.openDatabase()
    try answering { () throws(LunarDatabaseError) in try database.verify() }
    return "the table is whole: every row matches its hash\n"
  }
}

extension ParsedOptions {
  /// Refuses words behind a command that takes none.
  func refuseOperands(of command: String) throws(CommandError) {
    if let word = operands.first {
      throw .usage(.other("lunarcal \(command) takes no \"\(word)\": it has options only"))
    }
  }
}
