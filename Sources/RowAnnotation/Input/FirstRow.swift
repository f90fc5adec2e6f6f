/// The first row of CSV or TSV: how many columns there are, and, if it is a header, their names.
///
/// Pointers: places come from the scanner and are at most `row.count`, at which nothing is read;
/// the block is valid during the initialiser.
struct FirstRow {
  /// The fields without their quotes.
  private(set) var fields: [String] = []
  /// Where the fields end, before the line end.
  private(set) var contentEnd = 0
  /// Where the next row begins.
  private(set) var end = 0

  /// Nil where a quoted field has no end.
  init?(_ block: UnsafeBufferPointer<UInt8>, from start: Int, separator: UInt8, quote: UInt8?) {
    let row = UnsafeBufferPointer(rebasing: block[start...])
    var scanner = StructureScanner(row, separator: separator, quote: quote)
    var fieldStart = 0
    while true {
      let place = scanner.next()
      let isEnd = place == row.count || row[place] == UInt8(ascii: "\n")
      guard isEnd || row[place] == separator else {
        if place == fieldStart, !scanner.skipQuoted(from: place) { return nil }
        continue
      }
      let hasReturn = isEnd && place > fieldStart && row[place - 1] == UInt8(ascii: "\r")
      let fieldEnd = hasReturn ? place - 1 : place
      fields.append(Self.text(row[fieldStart..<fieldEnd], quote: quote))
      fieldStart = place + 1
      guard isEnd else { continue }
      contentEnd = start + fieldEnd
      end = start + min(place + 1, row.count)
      return
    }
  }

  private static func text(_ field: Slice<UnsafeBufferPointer<UInt8>>, quote: UInt8?) -> String {
    guard let quote, field.count >= 2, field.first == quote, field.last == quote else {
      return String(decoding: field, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    var isSecond = false
    for byte in field.dropFirst().dropLast() {
      isSecond = byte == quote && !isSecond
      if !isSecond { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
