// Searching and splitting by a text of more than one character, over plain bytes. The standard
// library's own ways bring a regular-expression engine of 800 kB into the program, and cost more at
// its start than all that comes after it.

extension String {
  /// The parts between the places where a separator stands, empty ones too.
  package func parts(_ separator: String) -> [String] {
    let marks = Array(separator.utf8)
    guard !marks.isEmpty else { return [self] }
    var parts: [String] = []
    var part: [UInt8] = []
    for byte in utf8 {
      part.append(byte)
      if part.count >= marks.count, part.suffix(marks.count).elementsEqual(marks) {
        part.removeLast(marks.count)
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      }
    }
    return parts + [String(decoding: part, as: UTF8.self)]
  }

  /// Whether another text stands somewhere in this one, byte for byte.
  package func holds(_ text: String) -> Bool {
    text.isEmpty || parts(text).count > 1
  }
}
