/// Why an annotation stops.
public enum RowAnnotationError: Error, Hashable, Sendable {
  /// The input cannot be read.
  case unreadable(reason: String)
  /// The output cannot be written.
  case unwritable(reason: String)
  /// The reader of the output has gone away.
  case readerGone
  /// The first row does not name the date column.
  case noColumn(name: String, columns: [String])
  /// The first row has fewer columns.
  case noColumnNumber(Int, count: Int)
  /// The first row already names a column that is to be appended.
  case columnExists(name: String)
  /// The first row is longer than what can be looked at, in bytes.
  case longFirstRow(limit: Int)
  /// A quoted field of the first row never ends.
  case openQuoteInFirstRow
  /// A bad row, where bad rows are to stop the run.
  case badRow(BadRow)
}

extension RowAnnotationError: CustomStringConvertible {
  /// The message a person should read.
  public var description: String {
    switch self {
    case .unreadable(let reason): "cannot read the rows: \(reason)"
    case .unwritable(let reason): "cannot write the rows: \(reason)"
    case .readerGone: "nobody reads the rows any more"
    case .noColumn(let name, let columns):
      "the first row names no column \"\(name.printable)\": it has "
        + columns.prefix(20).map(\.printable).joined(separator: ", ")
        + (columns.count > 20 ? ", …" : "")
    case .noColumnNumber(let number, let count):
      "there is no column \(number): the first row has \(count)"
    case .columnExists(let name):
      "there is a column \"\(name)\" already: choose another prefix for the new ones"
    case .longFirstRow(let limit):
      "the first row does not end within \(limit >> 10) KiB"
    case .openQuoteInFirstRow: "a quoted field of the first row never ends"
    case .badRow(let row): row.description
    }
  }
}
