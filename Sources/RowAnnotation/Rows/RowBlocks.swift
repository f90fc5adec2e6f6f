/// What became of a block of whole rows.
struct BlockReport {
  /// The rows seen.
  var rows = 0
  /// The bad ones among them.
  var badCount = 0
  /// Those of the bad ones that were written although they were to be left out.
  var lateBadCount = 0
  /// The first bad ones, their numbers counted from the beginning of the block.
  var firstBad: [BadRow] = []
  /// Whether a bad row has stopped the run; it is the last in `firstBad`.
  var isStopped = false

  static let shown = 5

  mutating func note(_ reason: BadRow.Reason) {
    badCount += 1
    if firstBad.count < Self.shown || isStopped {
      firstBad.append(BadRow(row: rows, reason: reason))
    }
  }
}

/// Annotates blocks of whole rows in one format.
///
/// Pointers: blocks and heads are what a `ByteBuffer` holds, valid during the call.
protocol RowBlocks: SendableMetatype {
  /// Appends the rows of a block, with their new columns, to the output.
  mutating func annotate(
    _ block: UnsafeBufferPointer<UInt8>, into output: ByteBuffer, report: inout BlockReport)

  /// What is to be done with a row that is longer than a buffer, of which only the head is there.
  mutating func longRow(head: UnsafeBufferPointer<UInt8>) -> LongRow

  /// Where the last whole row of a block ends; 0 if there is none.
  func lastRowEnd(_ block: UnsafeBufferPointer<UInt8>) -> Int
}

/// A row that is passed on piece by piece.
struct LongRow {
  /// What is appended to it.
  var suffix: [UInt8]
  /// Why it is a bad one, if it is.
  var reason: BadRow.Reason?
  /// The columns that it has to have: with others it gets `emptySuffix`.
  var columnCount: Int?
  /// What is appended to a bad row.
  var emptySuffix: [UInt8] = []
}
