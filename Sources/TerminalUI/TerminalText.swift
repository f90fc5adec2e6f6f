import TerminalRenderer

/// Text made fit for a terminal.
enum TerminalText {
  /// The character without what could control the terminal or turn the order of its text: control
  /// characters and bidirectional marks. Nil when nothing is left.
  static func printable(_ character: Character) -> Character? {
    if let ascii = character.asciiValue { return (0x20..<0x7F).contains(ascii) ? character : nil }
    if character.unicodeScalars.allSatisfy(isHarmless) { return character }
    let rest = String.UnicodeScalarView(character.unicodeScalars.filter(isHarmless))
    return String(rest).first
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
      false
    case .format: scalar.value == 0x200D  // the joiner of emoji
    default: true
    }
  }
}
