import TerminalRenderer

/// Markdown escapes.
enum Markdown {
  /// A text that stands in a table's cell as it is.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.withoutControls {
      if "\\`*_[]<>|#&~".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
