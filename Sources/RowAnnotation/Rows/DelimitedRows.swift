import DayCore

/// Annotates rows of CSV or TSV.
///
/// Pointers: a block lies in a `ByteBuffer`, so that words may be read beyond its end; every place
/// comes from the scanner or the row before it and lies within the block.
struct DelimitedRows: RowBlocks {
  let separator: UInt8
  let quote: UInt8?
  /// The place of the date among the columns, from 0.
  let dateColumn: Int
  let columnCount: Int
  let policy: RowAnnotationOptions.BadRowPolicy
  var suffixes: SuffixTable

  /// How many rows are looked at before they are written: enough for the memory of their
  /// suffixes to arrive meanwhile.
  private static let batchSize = 32

  mutating func annotate(
    _ block: UnsafeBufferPointer<UInt8>, into output: ByteBuffer, report: inout BlockReport
  ) {
    var scanner = StructureScanner(block, separator: separator, quote: quote)
    var row = Row(start: 0)
    var batch: [Row] = []
    batch.reserveCapacity(Self.batchSize)
    while row.start < block.count {
      let place = scanner.next()
      let byte = place < block.count ? block[place] : UInt8(ascii: "\n")
      if byte == separator {
        row.endField(at: place, dateColumn: dateColumn)
      } else if byte == UInt8(ascii: "\n") {
        let hasReturn = place > row.start && block[place &- 1] == UInt8(ascii: "\r")
        row.endField(at: hasReturn ? place &- 1 : place, dateColumn: dateColumn)
        row.end = min(place &+ 1, block.count)
        row.slot = suffixes.slot(of: dateField(row.date, of: block))
        batch.append(row)
        row = Row(start: row.end)
        if batch.count == Self.batchSize {
          write(batch, of: block, into: output, report: &report)
          if report.isStopped { return }
          batch.removeAll(keepingCapacity: true)
        }
      } else if place == row.fieldStart {
        row.isOpen = !scanner.skipQuoted(from: place)
      }
    }
    write(batch, of: block, into: output, report: &report)
  }

  private struct Row {
    let start: Int
    var fieldStart: Int
    var fields = 0
    var date = 0..<0
    /// The slot of the date's suffix, where the date is an ordinary one.
    var slot: Int?
    /// Behind the line end.
    var end = 0
    /// Whether a quoted field has no end.
    var isOpen = false

    init(start: Int) {
      self.start = start
      fieldStart = start
    }

    @inline(__always)
    mutating func endField(at place: Int, dateColumn: Int) {
      if fields == dateColumn { date = fieldStart..<place }
      fields &+= 1
      fieldStart = place &+ 1
    }

    /// The end of the fields, before the line end.
    var contentEnd: Int { fieldStart &- 1 }
  }

  private mutating func write(
    _ batch: [Row], of block: UnsafeBufferPointer<UInt8>, into output: ByteBuffer,
    report: inout BlockReport
  ) {
    for row in batch {
      report.rows &+= 1
      var suffix = suffixes.empty
      if row.fields == columnCount, !row.isOpen {
        suffix = suffixes.suffix(of: dateField(row.date, of: block), slot: row.slot)
      }
      if suffix.isBad, note(row, of: block, report: &report) == .leaveOut {
        if report.isStopped { return }
        continue
      }
      // A row in an open quote has no place for columns.
      let suffixCount = row.isOpen ? 0 : suffix.count
      output.reserve(row.end &- row.start &+ suffixCount)
      guard let start = block.baseAddress else { return }
      output.appendReserved(start + row.start, count: row.contentEnd &- row.start)
      output.appendReserved(suffix.start, count: suffixCount)
      output.appendReserved(start + row.contentEnd, count: row.end &- row.contentEnd)
    }
  }

  private enum Fate { case write, leaveOut }

  private func note(
    _ row: Row, of block: UnsafeBufferPointer<UInt8>, report: inout BlockReport
  ) -> Fate {
    report.isStopped = policy == .fail
    if row.isOpen {
      report.note(.openQuote)
    } else if row.fields != columnCount {
      report.note(.columnCount(found: row.fields, expected: columnCount))
    } else {
      report.note(suffixes.reason(dateField(row.date, of: block)))
    }
    return policy == .empty ? .write : .leaveOut
  }

  /// A field without its quotes.
  @inline(__always)
  private func dateField(
    _ range: Range<Int>, of block: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let field = UnsafeBufferPointer(rebasing: block[range])
    guard let quote, field.count >= 2, field[0] == quote, field[field.count &- 1] == quote else {
      return field
    }
    return UnsafeBufferPointer(rebasing: field[1..<field.count &- 1])
  }

  mutating func longRow(head: UnsafeBufferPointer<UInt8>) -> LongRow {
    var scanner = StructureScanner(head, separator: separator, quote: quote)
    var row = Row(start: 0)
    while row.fields <= dateColumn {
      let place = scanner.next()
      if place == head.count { break }
      if head[place] == separator {
        row.endField(at: place, dateColumn: dateColumn)
      } else if place == row.fieldStart, !scanner.skipQuoted(from: place) {
        break
      }
    }
    let isFound = row.fields > dateColumn
    let field = dateField(row.date, of: head)
    let suffix = isFound ? suffixes.suffix(of: field, slot: nil) : suffixes.empty
    let reason = isFound ? suffixes.reason(field) : .tooLong(limit: head.count)
    return LongRow(
      suffix: Array(suffix.bytes), reason: suffix.isBad ? reason : nil, columnCount: columnCount,
      emptySuffix: Array(suffixes.empty.bytes))
  }

  func lastRowEnd(_ block: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = block.baseAddress else { return 0 }
    guard let quote, memchr(start, Int32(quote), block.count) != nil else {
      return (block.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    }
    var scanner = StructureScanner(block, separator: separator, quote: quote)
    var (fieldStart, end) = (0, 0)
    while true {
      let place = scanner.next()
      guard place < block.count else { return end }
      if block[place] == quote {
        if place == fieldStart, !scanner.skipQuoted(from: place) { return end }
        continue
      }
      fieldStart = place + 1
      if block[place] == UInt8(ascii: "\n") { end = fieldStart }
    }
  }
}
