/// A content line of RFC 5545, unfolded and taken apart: name, parameters, value.
struct ICalendarLine {
  /// The number of the line on which it begins, from 1.
  var number: Int
  /// In upper case.
  var name: String
  var parameters: [String: String]
  var value: Substring

  /// Nil where the line has no name and no colon.
  ///
  /// Scalars count and not characters: a mark may follow a colon, and to Swift both are one.
  init?(_ text: String, number: Int) {
    var rest = text.unicodeScalars[...]
    let name = rest.prefix { $0 != ":" && $0 != ";" }
    rest = rest[name.endIndex...]
    guard !name.isEmpty, String(name).utf8.allSatisfy(Self.isNameByte) else { return nil }
    var parameters: [String: String] = [:]
    while rest.first == ";" {
      guard let equals = rest.firstIndex(of: "=") else { return nil }
      let key = String(rest[rest.index(after: rest.startIndex)..<equals]).uppercased()
      rest = rest[rest.index(after: equals)...]
      var isQuoted = false
      let value = rest.prefix { scalar in
        if scalar == "\"" { isQuoted.toggle() }
        return isQuoted || (scalar != ";" && scalar != ":")
      }
      parameters[key] = String(String.UnicodeScalarView(value.filter { $0 != "\"" })).uppercased()
      rest = rest[value.endIndex...]
    }
    guard rest.first == ":" else { return nil }
    self.number = number
    self.name = String(name).uppercased()
    self.parameters = parameters
    self.value = Substring(rest.dropFirst())
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// The value as a text with its escapes undone.
  var text: String {
    var text = ""
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        text.unicodeScalars.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// The content lines of a file, unfolded.
///
/// A line longer than the limit is passed over as a whole and said to be too long: no title is, and
/// attachments are of no use here.
struct ICalendarLines {
  private let bytes: [UInt8]
  private var place = 0
  private var number = 0

  static let lengthLimit = 100_000

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark, as some programs write it, is no part of the first line.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The next line that is not empty, with its number; `text` is nil for one that is too long.
  mutating func next() -> (text: String?, number: Int)? {
    while place < bytes.count {
      number += 1
      let first = number
      var line = Array(physicalLine())
      var isTooLong = line.count > Self.lengthLimit
      while place < bytes.count, bytes[place] == 32 || bytes[place] == 9 {
        number += 1
        let more = physicalLine().dropFirst()
        isTooLong = isTooLong || line.count + more.count > Self.lengthLimit
        if !isTooLong { line += more }
      }
      if isTooLong { return (nil, first) }
      if !line.isEmpty { return (String(decoding: line, as: UTF8.self), first) }
    }
    return nil
  }

  /// The bytes up to the next line break, which may be of any kind.
  private mutating func physicalLine() -> ArraySlice<UInt8> {
    let start = place
    while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
    let line = bytes[start..<place]
    if place < bytes.count {
      let isReturn = bytes[place] == 13
      place += 1
      if isReturn, place < bytes.count, bytes[place] == 10 { place += 1 }
    }
    return line
  }
}
