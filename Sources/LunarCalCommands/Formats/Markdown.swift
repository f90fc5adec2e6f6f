import TerminalRenderer

/// Markdown escapes.
enum Markdown {
  /// A text that stands in a table's cell as it is.
  static func escaped(_ text: String) -> String {
    text.withoutControls.escaping { scalar in
      "\\`*_[]<>|#&~".unicodeScalars.contains(scalar) ? "\\\(scalar)" : nil
    }
  }
}
