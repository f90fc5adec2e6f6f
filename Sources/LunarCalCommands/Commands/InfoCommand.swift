import CommandLineOptions
import LunarDatabase
import Lunisolar
import TerminalRenderer

/// `lunarcal info`: what table this is.
enum InfoCommand: Command {
  static let name = "info"
  static let operands = ""
  static let summary = "Tell which table is in use and what it covers"
  static let details = "For example: lunarcal info --database Data/lunar_calendar.db"
  static let options = [CommonOptions.database]

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    try parsed.refuseOperands(of: name)
    let options = try CommonOptions(parsed, context: context)
    let database = try options.openDatabase()
    return try answering { () throws(LunarDatabaseError) in
      let facts = try database.facts()
      var lines = ["table: \(options.database ?? "bundled")"]
      lines += facts.map { "\($0.key): \($0.value)" }
      for tradition in Tradition.allCases {
        let coverage = try database.coverage(of: tradition)
        lines.append(
          """
          \(tradition.name) (\(tradition.code)): \(coverage.days.lowerBound) to \
          \(coverage.days.upperBound), lunar years \(coverage.years.lowerBound) to \
          \(coverage.years.upperBound)
          """)
      }
      return lines.map { $0.withoutControls + "\n" }.joined()
    }
  }
}
