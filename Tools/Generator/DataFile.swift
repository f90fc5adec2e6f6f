import DayCore

/// A file of this project's own: text, or CSV with a header line, no quotes, no comments.
struct DataFile {
  let path: String
  let bytes: [UInt8]

  /// Reads a file whole.
  init(path: String) throws(GeneratorError) {
    self.path = path
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(file, &buffer, buffer.count)
      guard count >= 0 else {
        throw .unreadable(path: path, reason: String(cString: strerror(errno)))
      }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    self.bytes = bytes
  }

  /// The whole file as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The fields of each line behind the header, with the line's number.
  ///
  /// - Throws: `GeneratorError.badLine` unless the header has these columns and every line as
  ///   many fields; or what the closure throws.
  func forEachRow(
    columns: [String],
    _ body: (_ line: Int, _ fields: [ArraySlice<UInt8>]) throws(GeneratorError) -> Void
  ) throws(GeneratorError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let header = columns.joined(separator: ",")
    guard let first = lines.first, first.elementsEqual(header.utf8) else {
      throw .badLine(path: path, line: 1, problem: "the header must be \(header)")
    }
    for (index, line) in lines.enumerated().dropFirst() {
      let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      guard fields.count == columns.count else {
        throw .badLine(
          path: path, line: index + 1, problem: "it must have \(columns.count) fields")
      }
      try body(index + 1, fields)
    }
  }

  /// An error about a line of this file.
  func badLine(_ line: Int, _ problem: String) -> GeneratorError {
    .badLine(path: path, line: line, problem: problem)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// A whole number in ASCII digits, with a sign or not.
  var integer: Int? { Int(text) }

  /// A decimal number.
  var decimal: Double? { Double(text) }

  /// A day as `YYYY-MM-DD`.
  var day: Day? { try? Day(iso8601: text) }
}
