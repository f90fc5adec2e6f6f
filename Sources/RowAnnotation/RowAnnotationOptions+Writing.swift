extension RowAnnotationOptions.Format {
  /// The byte between two fields, nil in JSON.
  var separator: UInt8? {
    switch self {
    case .csv(let separator): separator
    case .tsv: UInt8(ascii: "\t")
    case .ndjson: nil
    }
  }

  /// The byte around a field that needs it, where there is one.
  var quote: UInt8? {
    if case .csv = self { UInt8(ascii: "\"") } else { nil }
  }

  /// Appends what a column appends to a row.
  func append(_ name: String, _ value: AnnotationColumn.Value, to bytes: ByteBuffer) {
    guard let separator else {
      return bytes.append(",\(Self.json(name)):\(Self.json(value))".utf8)
    }
    bytes.append(separator)
    switch value {
    case .uncovered, .nothing: break
    case .number(let number): Self.append(number, to: bytes)
    case .flag(let flag): bytes.append(UInt8(ascii: flag ? "1" : "0"))
    case .text(let text): bytes.append(field(text))
    }
  }

  /// Appends a number in decimal digits.
  private static func append(_ number: Int, to bytes: ByteBuffer) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(of: number.magnitude, to: bytes)
  }

  private static func appendDigits(of number: UInt, to bytes: ByteBuffer) {
    if number >= 10 { appendDigits(of: number / 10, to: bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// A text as a field: with blanks for control characters, quoted where it would not be read back
  /// as it is, and with an apostrophe before what a spreadsheet would take for a formula.
  func field(_ text: String) -> [UInt8] {
    var bytes = text.utf8.map { $0 < 0x20 || $0 == 0x7f ? UInt8(ascii: " ") : $0 }
    if let first = bytes.first, "=+-@".utf8.contains(first) {
      bytes.insert(UInt8(ascii: "'"), at: 0)
    }
    guard let separator, let quote, bytes.contains(where: { $0 == separator || $0 == quote })
    else { return bytes }
    return [quote] + bytes.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }

  private static func json(_ value: AnnotationColumn.Value) -> String {
    switch value {
    case .uncovered, .nothing: "null"
    case .number(let number): String(number)
    case .flag(let flag): String(flag)
    case .text(let text): json(text)
    }
  }

  /// A JSON string, with blanks for control characters.
  private static func json(_ text: String) -> String {
    var json = "\""
    for character in text.unicodeScalars {
      if character == "\"" || character == "\\" { json += "\\" }
      json.unicodeScalars.append(character.value < 0x20 ? " " : character)
    }
    return json + "\""
  }
}
