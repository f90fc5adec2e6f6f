import CommandLineOptions
import DayCore
import Holidays
import LunarDatabase
import Lunisolar

/// Why no table was made.
enum GeneratorError: Error {
  case usage(UsageError)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  /// The file is replaced, and the disk does not confirm it.
  case unconfirmed(path: String, reason: String)
  case badLine(path: String, line: Int, problem: String)
  case exceptionDoesNotFit(path: String, line: Int, problem: String)
  case rule(LunisolarError)
  case holiday(path: String, HolidayError)
  case sqlite(SQLiteError)
}

extension GeneratorError {
  /// What the program says of it to other programs.
  var exitStatus: Int32 {
    if case .unconfirmed = self { 3 } else { 1 }
  }
}

extension GeneratorError: CustomStringConvertible {
  var description: String {
    switch self {
    case .usage(let error): error.description
    case .unreadable(let path, let reason): "cannot read \"\(path)\": \(reason)"
    case .unwritable(let path, let reason): "cannot write \"\(path)\": \(reason)"
    case .unconfirmed(let path, let reason):
      "\"\(path)\" is new, but a power cut could undo it: \(reason)"
    case .badLine(let path, let line, let problem): "\(path):\(line): \(problem)"
    case .exceptionDoesNotFit(let path, let line, let problem):
      "\(path):\(line): the exception does not fit the computed months: \(problem)"
    case .rule(let error): error.description
    case .holiday(let path, let error): "\(path): \(error)"
    case .sqlite(let error):
      "SQLite: \(error.message)" + (error.sql.map { " in \($0)" } ?? "")
    }
  }
}
