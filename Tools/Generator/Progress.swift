import DayCore

/// Says on standard error what is being done, when that is a terminal.
struct Progress {
  let isShown: Bool
  let total: Int
  private var done = 0

  init(total: Int, isQuiet: Bool) {
    self.total = total
    isShown = !isQuiet && isatty(STDERR_FILENO) == 1
  }

  /// Starts the next of the steps.
  mutating func begin(_ step: String) {
    done += 1
    if isShown { Self.print("\r\u{1B}[K[\(done)/\(total)] \(step)") }
  }

  /// Clears the line.
  func end() {
    if isShown { Self.print("\r\u{1B}[K") }
  }

  /// Writes to standard error.
  static func print(_ text: String) {
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}
