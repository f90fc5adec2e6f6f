/// A key, independent of the terminal.
public enum Key: Hashable, Sendable {
  /// A character that was typed.
  case character(Character)
  /// A letter with the control key.
  case control(Character)
  /// An arrow key.
  case up, down, left, right
  /// Page up and page down.
  case pageUp, pageDown
  /// Home and end.
  case home, end
  /// Enter or return.
  case enter
  /// Escape.
  case escape
  /// Backspace or delete.
  case backspace
  /// Tab, and tab backwards.
  case tab, backTab
}

/// What happened at the terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The first mouse button was pressed there.
  case press(row: Int, column: Int)
  /// The mouse is there, no button pressed.
  case move(row: Int, column: Int)
  /// The wheel was turned there: positive downwards.
  case wheel(Int, row: Int, column: Int)
  /// The screen must be drawn again: it has another size, or the program was suspended.
  case redraw
  /// The program was told to end by that signal, Ctrl-C included.
  case signal(Int32)
  /// The terminal has disappeared.
  case hangUp
}
