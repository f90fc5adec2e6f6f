import DayCore

/// Content lines of RFC 5545 as bytes, folded and escaped as they are appended.
///
/// Pointers: the bytes of static strings are read within the closures that get them.
struct ContentBuffer {
  private(set) var bytes: [UInt8] = []

  /// A line has at most so many octets before its line break (section 3.1).
  private static let limit = 75

  /// Gives the bytes and forgets them.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Appends what was made before.
  mutating func append(_ other: ContentBuffer) { bytes += other.bytes }

  /// Appends a line that is known to be short and plain.
  mutating func line(_ text: StaticString) {
    text.withUTF8Buffer { bytes += $0 }
    endLine()
  }

  /// Appends a line whose value stands as it is.
  mutating func line(_ name: StaticString, _ value: String) {
    let start = bytes.count
    head(name)
    bytes += value.utf8
    fold(from: start)
  }

  /// Appends a line with a value of type DATE (section 3.3.4).
  mutating func line(_ name: StaticString, _ day: Day) {
    head(name)
    append(day)
    endLine()
  }

  /// Appends a line with a value of type DATE-TIME in UTC (section 3.3.5), from seconds since
  /// 1970-01-01T00:00:00.
  mutating func line(_ name: StaticString, utc seconds: Int) {
    let (day, second) = seconds.flooredQuotientAndRemainder(dividingBy: 86_400)
    head(name)
    append(Day(daysSince1970: day))
    bytes.append(UInt8(ascii: "T"))
    for field in [second / 3600, second / 60 % 60, second % 60] {
      bytes.append(48 + UInt8(truncatingIfNeeded: field / 10))
      bytes.append(48 + UInt8(truncatingIfNeeded: field % 10))
    }
    bytes.append(UInt8(ascii: "Z"))
    endLine()
  }

  /// Appends a line with a value of type TEXT (section 3.3.11).
  mutating func line(_ name: StaticString, text: String) {
    line(name, texts: [text])
  }

  /// Appends a line with a value of type TEXT, and the language that it is in where it is known.
  mutating func line(_ name: StaticString, language: String?, text: String) {
    let start = bytes.count
    name.withUTF8Buffer { bytes += $0 }
    if let language { bytes += ";LANGUAGE=\(language)".utf8 }
    bytes.append(UInt8(ascii: ":"))
    append(escaped: text)
    fold(from: start)
  }

  /// Appends a line with a list of values of type TEXT.
  mutating func line(_ name: StaticString, texts: [String]) {
    let start = bytes.count
    head(name)
    for (place, text) in texts.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      append(escaped: text)
    }
    fold(from: start)
  }

  /// Appends a line with a list of dates.
  mutating func line(_ name: StaticString, days: some Sequence<Day>) {
    let start = bytes.count
    head(name)
    for (place, day) in days.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      append(day)
    }
    fold(from: start)
  }

  /// Appends the UID of an entry on a day, or of the entry as a whole: `20260217-ID@lunarcal`.
  mutating func uid(_ id: String, on day: Day?) {
    let start = bytes.count
    head("UID")
    if let day {
      append(day)
      bytes.append(UInt8(ascii: "-"))
    }
    append(escaped: id)
    bytes += "@lunarcal".utf8
    fold(from: start)
  }
}

extension ContentBuffer {
  private static let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: 8)

  private mutating func head(_ name: StaticString) {
    name.withUTF8Buffer { bytes += $0 }
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func endLine() {
    bytes.append(13)
    bytes.append(10)
  }

  /// Eight digits. Days of more or fewer than four digits of year have no iCalendar form and do
  /// not come here.
  private mutating func append(_ day: Day) {
    let date = day.dayComponents
    var rest = date.year * 10_000 + date.month * 100 + date.dayOfMonth
    let start = bytes.count
    bytes += Self.zeros
    for place in stride(from: start + 7, through: start, by: -1) {
      bytes[place] += UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  /// Escapes what would end or split a text. Line breaks are written `\n`, other control
  /// characters are left out, those of U+0080 to U+009F too, whose first byte is C2.
  private mutating func append(escaped text: String) {
    var isAfterReturn = false
    var isAfterC2 = false
    for byte in text.utf8 {
      if isAfterC2 {
        isAfterC2 = false
        if 0x80...0x9F ~= byte { continue }
        bytes.append(0xC2)
      }
      switch byte {
      case 0xC2: isAfterC2 = true
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 10 where isAfterReturn: break
      case 10, 13:
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: "n"))
      case 0..<32, 127: break
      default: bytes.append(byte)
      }
      isAfterReturn = byte == 13
    }
  }

  /// Ends the line that began at a place, folded so that no part has more than 75 octets and no
  /// character is cut.
  private mutating func fold(from start: Int) {
    guard bytes.count - start > Self.limit else { return endLine() }
    let line = Array(bytes[start...])
    bytes.removeSubrange(start...)
    var place = 0
    while place < line.count {
      // The blank that begins a folded line counts.
      var end = min(place + (place == 0 ? Self.limit : Self.limit - 1), line.count)
      while end < line.count, line[end] & 0xC0 == 0x80, end > place + 1 { end -= 1 }
      if place > 0 {
        endLine()
        bytes.append(32)
      }
      bytes += line[place..<end]
      place = end
    }
    endLine()
  }
}
