/// Why a full-screen interface cannot be shown.
public enum TerminalError: Error, Equatable, Sendable {
  /// The process has no terminal.
  case noTerminal
  /// The variable TERM is not set.
  case noTerminalName
  /// No description of a terminal of that name is installed.
  case unknownTerminal(name: String)
  /// The terminal cannot place the cursor.
  case dumbTerminal(name: String)
  /// The terminal has disappeared.
  case hungUp
}

extension TerminalError: CustomStringConvertible {
  /// The message a person should read.
  public var description: String {
    switch self {
    case .noTerminal:
      "there is no terminal to draw on: run this from one"
    case .noTerminalName:
      "TERM is not set: set it to the terminal's name, for example xterm-256color"
    case .unknownTerminal(let name):
      """
      no description of the terminal "\(name)" is installed: set TERM to a known name, for example \
      xterm-256color
      """
    case .dumbTerminal(let name):
      """
      the terminal "\(name)" cannot place the cursor: use another one, or "lunarcal show" for a \
      plain calendar
      """
    case .hungUp:
      "the terminal has gone away"
    }
  }
}
