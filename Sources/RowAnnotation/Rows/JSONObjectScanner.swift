/// Finds one member of a JSON object (RFC 8259) in a line, without building anything.
///
/// It checks what it needs: strings, nesting and the places of colons and commas; what stands
/// between them as numbers or words is taken as it is.
///
/// Pointers: a byte is read only at a place below `bytes.count`, or in a range that ends at one that
/// was passed; the scanner is valid while the bytes are.
struct JSONObjectScanner {
  /// What is known of an object.
  struct Object {
    /// The place of the closing brace.
    var end: Int
    /// Whether it has no members.
    var isEmpty: Bool
    /// Where the value of the member is, of the last one if there are several.
    var value: Range<Int>?
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The object that the line is, or nil where it is none.
  mutating func object(member: [UInt8]) -> Object? {
    guard take("{") else { return nil }
    var object = Object(end: 0, isEmpty: true, value: nil)
    skipSpace()
    if next != UInt8(ascii: "}") {
      repeat {
        skipSpace()
        let keyStart = place + 1
        guard skipString() else { return nil }
        let isMember = Self.text(bytes[keyStart..<place - 1], is: member)
        guard take(":") else { return nil }
        skipSpace()
        let valueStart = place
        guard skipValue() else { return nil }
        if isMember { object.value = valueStart..<place }
      } while take(",")
      object.isEmpty = false
    }
    skipSpace()
    object.end = place
    guard take("}") else { return nil }
    skipSpace()
    return place == bytes.count ? object : nil
  }

  /// Whether what stands between the quotes of a string is that text.
  private static func text(
    _ written: Slice<UnsafeBufferPointer<UInt8>>, is text: [UInt8]
  ) -> Bool {
    written.elementsEqual(text)
      || written.contains(UInt8(ascii: "\\")) && unescaped(written) == text
  }

  /// The text of a string out of what stands between its quotes: with the characters for which
  /// escapes stand, or a replacement for what is none.
  static func unescaped(_ written: some Sequence<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    var units: [UInt16] = []  // of UTF-16, escaped one after the other
    var rest = written.makeIterator()
    func flush() {
      if !units.isEmpty { text += String(decoding: units, as: UTF16.self).utf8 }
      units = []
    }
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.next() else {
        flush()
        text.append(byte)
        continue
      }
      if escape == UInt8(ascii: "u") {
        let digits = (0..<4).compactMap { _ in rest.next() }
        let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        units.append(value ?? 0xFFFD)
        continue
      }
      flush()
      switch escape {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      default: text.append(escape)
      }
    }
    flush()
    return text
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next,
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        || byte == UInt8(ascii: "\t")
    {
      place += 1
    }
  }

  /// Steps over space and that character, or says no.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func skipString() -> Bool {
    guard next == UInt8(ascii: "\"") else { return false }
    place += 1
    while let byte = next {
      place += 1
      if byte == UInt8(ascii: "\"") { return true }
      if byte == UInt8(ascii: "\\") { place += 1 }
    }
    return false
  }

  /// Steps over a string, a number, a word, or everything up to the end of an array or object.
  private mutating func skipValue() -> Bool {
    var depth = 0
    let start = place
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        guard skipString() else { return false }
        if depth == 0 { return true }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return place > start }
        depth -= 1
        if depth == 0 {
          place += 1
          return true
        }
      case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"),
        UInt8(ascii: "\n"):
        if depth == 0 { return place > start }
      default: break
      }
      place += 1
    }
    return false
  }
}
