import DayCore
import LunarCalCommands
import Synchronization

/// The answer to a command line on a fixed day in a bare environment, or its error.
func answer(
  _ line: String, environment: [String: String] = [:], input: String = "",
  isTerminal: Bool = false, terminalColumns: Int? = nil,
  warn: @escaping @Sendable (String) -> Void = { _ in }
) throws(CommandError) -> String {
  try LunarCal.answer(
    line.split(separator: " ").map(String.init),
    context: context(
      environment: environment, input: input, isTerminal: isTerminal,
      terminalColumns: terminalColumns, warn: warn))
}

/// 17 February 2026 in a bare environment.
func context(
  environment: [String: String] = [:], input: String = "", isTerminal: Bool = false,
  terminalColumns: Int? = nil, warn: @escaping @Sendable (String) -> Void = { _ in }
) -> CommandContext {
  CommandContext(
    environment: { environment[$0] },
    today: { Day(daysSince1970: 20_501) },
    isTerminal: isTerminal,
    terminalColumns: { terminalColumns },
    standardInput: { () throws(CommandError) in input },
    warn: warn)
}

/// The warnings of a command.
final class Warnings: Sendable {
  private let lines = Mutex<[String]>([])
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }
}
