import CommandLineOptions
import DayCore
import LunarDatabase
import Lunisolar

/// Why a command gives no answer, and with that its exit status.
public enum CommandError: Error, Hashable, Sendable {
  /// The command line is wrong: exit status 2.
  case usage(UsageError)
  /// The question was understood and has no answer: exit status 1.
  case failure(String)

  /// 1, or 2 for wrong usage.
  public var exitStatus: Int32 {
    switch self {
    case .usage: 2
    case .failure: 1
    }
  }
}

extension CommandError: CustomStringConvertible {
  /// The message, one line.
  public var description: String {
    switch self {
    case .usage(let error): error.description
    case .failure(let message): message
    }
  }
}

/// Runs something of a library, whose errors become those of the command: no answer.
func answering<Result, Failure: Error & CustomStringConvertible>(
  _ body: () throws(Failure) -> Result
) throws(CommandError) -> Result {
  do throws(Failure) {
    return try body()
  } catch {
    throw .failure(error.description)
  }
}

/// Reads a word of the command line, whose errors are wrong usage.
func reading<Result, Failure: Error & CustomStringConvertible>(
  _ body: () throws(Failure) -> Result
) throws(CommandError) -> Result {
  do throws(Failure) {
    return try body()
  } catch {
    throw .usage(.other(error.description))
  }
}
