import TerminalRenderer

/// HTML and SVG escape alike: what is special in XML, in texts and in quoted attributes.
enum Markup {
  /// A text as it stands between tags or in double quotes.
  static func escaped(_ text: String) -> String {
    text.withoutControls.escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }

  /// An element with text in it.
  static func element(_ name: String, _ attributes: String = "", text: String) -> String {
    "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(escaped(text))</\(name)>"
  }
}
