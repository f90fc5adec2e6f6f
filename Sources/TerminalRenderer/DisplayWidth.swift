import CDisplayWidth

extension StringProtocol {
  /// The columns that the text takes on a terminal, by libc's `wcwidth`: two for a full-width
  /// character, none for a combining mark or a control character.
  public var displayWidth: Int {
    if utf8.allSatisfy({ 0x20..<0x7f ~= $0 }) { return utf8.count }
    return unicodeScalars.reduce(0) { $0 + Swift.max(0, Int(cdisplaywidth_of_scalar($1.value))) }
  }
}

/// On which side of a field a text stands.
public enum Alignment: Sendable {
  /// At the left end.
  case left
  /// In the middle, or half a column to the left of it.
  case center
  /// At the right end.
  case right
}

extension String {
  /// The text filled up with spaces to a width in columns; a wider text stays as it is.
  public func padded(to width: Int, _ alignment: Alignment = .left) -> String {
    let room = max(0, width - displayWidth)
    let before =
      switch alignment {
      case .left: 0
      case .center: room / 2
      case .right: room
      }
    return String(repeating: " ", count: before) + self
      + String(repeating: " ", count: room - before)
  }
}
