import TerminalRenderer

/// One content line of RFC 5545, section 3.1: name with parameters, value, folded to 75 octets.
struct ContentLine {
  private let content: String

  /// A line whose value stands as it is written.
  init(_ name: String, _ value: String) {
    content = "\(name):\(value)"
  }

  /// A line whose value is of type TEXT (section 3.3.11).
  init(_ name: String, text: String) {
    self.init(name, Self.escaped(text))
  }

  /// A text with what would end or split it escaped. Line breaks are kept as `\n`; other control
  /// characters go.
  static func escaped(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in
      var escaped = ""
      for character in String(line).withoutControls {
        if character == "\\" || character == ";" || character == "," { escaped += "\\" }
        escaped.append(character)
      }
      return escaped
    }.joined(separator: "\\n")
  }

  /// The line with its line break, folded so that no line has more than 75 octets and no character
  /// is cut.
  var text: String {
    guard content.utf8.count > Self.limit else { return content + "\r\n" }
    var text = ""
    var octets = 0
    for scalar in content.unicodeScalars {
      let size = UTF8.width(scalar)
      if octets + size > Self.limit {
        text += "\r\n "
        octets = 1
      }
      text.unicodeScalars.append(scalar)
      octets += size
    }
    return text + "\r\n"
  }

  private static let limit = 75
}
