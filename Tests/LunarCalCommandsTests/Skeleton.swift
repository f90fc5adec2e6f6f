/// What an output is made of besides its texts: two outputs whose texts differ and whose skeletons
/// do not have the same structure, so that no text has become part of it.
enum Skeleton {
  static func of(_ output: String, format: String) -> [String] {
    switch format {
    case "html", "svg": markup(output)
    case "ics": calendar(output)
    case "csv": separated(output)
    case "json", "ndjson": json(output)
    case "md": markdown(output)
    default: []
    }
  }

  /// The kinds of elements with the names of their attributes, each once: how many there are
  /// depends on where texts are broken into lines.
  private static func markup(_ output: String) -> [String] {
    var kinds: Set<String> = []
    for piece in output.utf8.split(separator: UInt8(ascii: "<")).dropFirst() {
      let tag = piece.prefix { $0 != UInt8(ascii: ">") }
      let names = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 0 }.map { String(Substring($0.element)) }
      kinds.insert(names.joined() + (tag.count < piece.count ? "" : " without an end"))
    }
    return kinds.sorted()
  }

  /// The names of the properties in order.
  private static func calendar(_ output: String) -> [String] {
    var names: [String] = []
    for line in output.split(separator: "\r\n", omittingEmptySubsequences: false) {
      guard line.first != " " else { continue }
      let name = line.prefix { $0 != ":" && $0 != ";" }
      // What is said of an event besides its title may be nothing.
      if name == "BEGIN" || name == "END" { names.append(String(line)) }
      if !["BEGIN", "END", "DESCRIPTION", "CATEGORIES"].contains(name) {
        names.append(String(name))
      }
    }
    return names
  }

  /// The number of fields of each row, and what a spreadsheet would take for a formula.
  private static func separated(_ output: String) -> [String] {
    var rows: [String] = []
    var (fields, isQuoted, isFirst) = (1, false, true)
    for scalar in output.unicodeScalars {
      switch scalar {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        fields += 1
        isFirst = true
        continue
      case "\n" where !isQuoted:
        rows.append("\(fields)")
        (fields, isFirst) = (1, true)
        continue
      case _ where isFirst && "=+-@\t\r".unicodeScalars.contains(scalar): rows.append("formula")
      default: break
      }
      if scalar != "\"" { isFirst = false }
    }
    return rows + (isQuoted ? ["open quote"] : [])
  }

  /// Everything outside strings and the numbers.
  private static func json(_ output: String) -> [String] {
    var structure = ""
    var (isText, isEscaped) = (false, false)
    for scalar in output.unicodeScalars {
      if isEscaped {
        isEscaped = false
      } else if isText, scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isText.toggle()
        structure += "\""
      } else if !isText {
        structure.unicodeScalars.append(scalar)
      }
    }
    return [structure, isText ? "open" : "closed"]
  }

  /// The number of cells of each row of a table, and how many other lines begin with a mark.
  private static func markdown(_ output: String) -> [String] {
    output.split(separator: "\n").map { line in
      let marks = line.prefix { "#>-*+|".contains($0) }
      var (pipes, angles, isEscaped) = (0, 0, false)
      for scalar in line.unicodeScalars {
        if !isEscaped, scalar == "|" { pipes += 1 }
        if !isEscaped, scalar == "<" { angles += 1 }
        isEscaped = scalar == "\\" && !isEscaped
      }
      return "\(marks) \(pipes) \(angles)"
    }
  }
}

extension String {
  /// Whether nothing in the text acts on a terminal: no control characters besides line ends, no
  /// marks that turn the order of writing, and of escapes only colours where they were asked for.
  func isFitForTerminals(colors: Bool) -> Bool {
    var rest = Substring(self)
    var plain = ""
    while let start = rest.firstIndex(of: "\u{1B}") {
      plain += rest[..<start]
      rest = rest[start...].dropFirst()
      guard colors, rest.popFirst() == "[" else { return false }
      rest = rest.drop { ("0"..."9").contains($0) || $0 == ";" }
      guard rest.popFirst() == "m" else { return false }
    }
    plain += rest
    return plain.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar == "\n" || scalar == "\r"
      case .lineSeparator, .paragraphSeparator: false
      case .format: !(0x202A...0x202E ~= scalar.value || 0x2060...0x206F ~= scalar.value)
      default: true
      }
    }
  }
}
