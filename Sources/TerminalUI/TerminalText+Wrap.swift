import TerminalRenderer

extension TerminalText {
  /// Breaks a text into lines of at most that many columns: between words where it can, within a
  /// word that is too long for a line or is written without spaces.
  static func wrap(_ text: String, columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ") {
      let size = word.displayWidth
      if used > 0, used + 1 + size <= columns {
        line += " " + word
        used += 1 + size
        continue
      }
      if used > 0 { lines.append(line) }
      (line, used) = ("", 0)
      for character in word {
        let size = String(character).displayWidth
        if used + size > columns, used > 0 {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line.append(character)
        used += size
      }
    }
    if used > 0 || lines.isEmpty { lines.append(line) }
    return lines
  }
}
