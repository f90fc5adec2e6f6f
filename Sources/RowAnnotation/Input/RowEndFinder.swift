/// Finds the end of a row that comes in pieces, byte by byte, and counts its columns.
///
/// Pointers: a piece is read at its own indices, during the call.
struct RowEndFinder {
  private enum State { case fieldStart, field, quoted, closingQuote }

  private let separator: UInt8?
  private let quote: UInt8?
  private var state = State.fieldStart
  /// The columns of the pieces so far, up to the end of the row.
  private(set) var columns = 1

  init(_ format: RowAnnotationOptions.Format) {
    separator = format.separator
    quote = format.quote
  }

  /// Whether the pieces so far end within a quoted field.
  var isQuoted: Bool { state == .quoted }

  /// The place of the line feed that ends the row, nil where the piece does not have it.
  mutating func rowEnd(in piece: UnsafeBufferPointer<UInt8>) -> Int? {
    for place in piece.indices {
      let byte = piece[place]
      switch state {
      case .quoted:
        if byte == quote { state = .closingQuote }
      case .closingQuote where byte == quote:
        state = .quoted
      case .fieldStart where byte == quote:
        state = .quoted
      case .fieldStart, .field, .closingQuote:
        if byte == UInt8(ascii: "\n") { return place }
        if byte == separator { columns += 1 }
        state = byte == separator ? .fieldStart : .field
      }
    }
    return nil
  }
}
