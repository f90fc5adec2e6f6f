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

  /// What a column appends to a row.
  func suffix(of name: String, _ value: AnnotationColumn.Value) -> [UInt8] {
    guard let separator else {
      return Array(",\(Self.json(name)):\(Self.json(value))".utf8)
    }
    return [separator] + field(Self.text(value))
  }

  /// A text as a field: quoted where it would not be read back as it is.
  func field(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let newlines: [UInt8] = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    guard let separator, let quote,
      bytes.contains(where: { $0 == separator || $0 == quote || newlines.contains($0) })
    else { return bytes }
    return [quote] + bytes.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }

  private static func text(_ value: AnnotationColumn.Value) -> String {
    switch value {
    case .uncovered, .nothing: ""
    case .number(let number): String(number)
    case .flag(let flag): flag ? "1" : "0"
    case .text(let text): text
    }
  }

  private static func json(_ value: AnnotationColumn.Value) -> String {
    switch value {
    case .uncovered, .nothing: "null"
    case .number(let number): String(number)
    case .flag(let flag): String(flag)
    case .text(let text): json(text)
    }
  }

  /// A JSON string. Texts are names out of tables, without control characters.
  private static func json(_ text: String) -> String {
    var json = "\""
    for character in text.unicodeScalars {
      if character == "\"" || character == "\\" { json += "\\" }
      json.unicodeScalars.append(character)
    }
    return json + "\""
  }
}
