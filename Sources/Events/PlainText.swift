/// Text of a user's own, made fit to be shown anywhere.
///
/// What a file or an option says as a title reaches terminals, calendars, tables and web pages. So
/// it is cleaned where it comes in: control characters (escape sequences, bells, line breaks),
/// marks that turn the order of writing (bidirectional embeddings, overrides, isolates and marks),
/// line and paragraph separators, and code points that are no characters. What is left is one line
/// of text that each format escapes by its own rules.
public enum PlainText {
  /// The text in one line: each run of what is taken out becomes one blank where it separated
  /// words, and nothing at either end.
  ///
  /// ```swift
  /// PlainText.line("Giỗ\u{1B}[31m ông\nnội")  // "Giỗ [31m ông nội"
  /// ```
  public static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }), text.first != " ", text.last != " " {
      return text
    }
    var line = String.UnicodeScalarView()
    var isBlankDue = false
    for scalar in text.unicodeScalars {
      switch role(of: scalar) {
      case .text:
        if isBlankDue, !line.isEmpty, scalar != " ", line.last != " " { line.append(" ") }
        isBlankDue = false
        if scalar != " " || !line.isEmpty { line.append(scalar) }
      case .separator: isBlankDue = true
      case .nothing: break
      }
    }
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  private enum Role { case text, separator, nothing }

  private static func role(of scalar: Unicode.Scalar) -> Role {
    switch scalar.value {
    case 0x20..<0x7F: return .text
    case 0xA0..<0x300: return scalar.value == 0xAD ? .nothing : .text
    // Joiners shape Indic words and emoji; tags spell the flags of regions.
    case 0x200C, 0x200D, 0xE0020...0xE007F: return .text
    case 0xFFFC...0xFFFD: return .text
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return .separator
    case .format, .surrogate, .unassigned: return .nothing
    default: return .text
    }
  }
}
