import TerminalRenderer

/// HTML and SVG escape alike: what is special in XML, in texts and in quoted attributes.
enum Markup {
  /// A text as it stands between tags or in double quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.withoutControls {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }

  /// An element with text in it.
  static func element(_ name: String, _ attributes: String = "", text: String) -> String {
    "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(escaped(text))</\(name)>"
  }
}
