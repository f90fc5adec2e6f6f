/// Text made fit for a terminal.
enum TerminalText {
  /// The character without what could control the terminal, turn the order of its text, or take
  /// other columns on one terminal than on another. Nil when nothing is left.
  ///
  /// Left out are control characters, bidirectional marks, characters without a meaning in
  /// Unicode, and of an emoji all but its first sign: what a joiner adds to it, its skin tone and
  /// its variation selector, of which curses and terminals count the columns differently.
  static func printable(_ character: Character) -> Character? {
    if let ascii = character.asciiValue { return (0x20..<0x7F).contains(ascii) ? character : nil }
    let scalars = character.unicodeScalars
    if scalars.allSatisfy(isHarmless) { return character }
    let start = scalars.prefix { $0 != joiner }
    return String(String.UnicodeScalarView(start.filter(isHarmless))).first
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      return false
    default: return true
    }
  }
}
