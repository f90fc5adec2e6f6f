import DayCore

/// The threads of a run. Each takes a block and a ticket, works, waits until its ticket's turn has
/// come, and writes: so rows keep their order, and reading, working and writing overlap.
///
/// Pointers: none of its own. It is `@unchecked` because two locks guard what changes:
/// `reader` and `nextTicket` belong to who holds `inputGate`; everything else that changes belongs
/// to who holds `outputGate`. Buffers belong to one thread each.
final class Pipeline<Rows: RowBlocks>: @unchecked Sendable {
  private let options: RowAnnotationOptions
  private let output: Int32
  private let progress: (@Sendable (RowAnnotator.Tally) -> Void)?
  private let makeRows: () -> Rows
  /// The number of the first row, from 1.
  private let firstRow: Int

  private let inputGate = TurnGate()
  private var reader: BlockReader
  private var nextTicket = 0

  private let outputGate = TurnGate()
  private var turn = 0
  private var tally = RowAnnotator.Tally()
  private var failure: RowAnnotationError?

  init(
    _ reader: BlockReader, _ output: Int32, _ options: RowAnnotationOptions, firstRow: Int,
    progress: (@Sendable (RowAnnotator.Tally) -> Void)?, makeRows: @escaping () -> Rows
  ) {
    self.options = options
    self.output = output
    self.progress = progress
    self.makeRows = makeRows
    self.firstRow = firstRow
    self.reader = reader
  }

  func run() throws(RowAnnotationError) -> RowAnnotator.Tally {
    // Where the system gives fewer threads, fewer do the work.
    let threads = (1..<max(1, options.threads)).compactMap { _ in WorkerThread { self.work() } }
    work()
    for thread in threads { thread.join() }
    if let failure { throw failure }
    return tally
  }

  /// Works until nothing is left or something has failed.
  private func work() {
    var rows = makeRows()
    let block = ByteBuffer(capacity: BlockReader.blockSize)
    let written = ByteBuffer(capacity: BlockReader.blockSize * 2)
    var goesOn = true
    while goesOn {
      inputGate.lock()
      let ticket = nextTicket
      nextTicket += 1
      let step = Result { () throws(RowAnnotationError) in
        try reader.next(into: block, rows: rows)
      }
      let bytes = reader.bytesRead
      if case .success(.longRow) = step {
        // The others wait until the rest of the row is read.
        goesOn = inTurn(ticket, bytes) { () throws(RowAnnotationError) in
          try passLongRow(head: block, rows.longRow(head: block.bytes))
        }
        inputGate.unlock()
        continue
      }
      inputGate.unlock()
      var report = BlockReport()
      if case .success(.rows) = step {
        rows.annotate(block.bytes, into: written, report: &report)
      }
      goesOn = inTurn(ticket, bytes) { () throws(RowAnnotationError) in
        guard case .rows = try step.get() else { return nil }
        try written.drain(into: output)
        return report
      }
    }
  }

  /// Waits until all blocks before are written, then runs `body`, which writes, and takes its
  /// report over. False when that was the end: a failure here or before, or no report.
  private func inTurn(
    _ ticket: Int, _ bytes: Int, _ body: () throws(RowAnnotationError) -> BlockReport?
  ) -> Bool {
    outputGate.lock()
    defer {
      turn += 1
      outputGate.wakeAll()
      outputGate.unlock()
    }
    while turn != ticket { outputGate.wait() }
    guard failure == nil else { return false }
    do throws(RowAnnotationError) {
      guard let report = try body() else { return false }
      take(report, bytes)
    } catch {
      failure = error
    }
    return failure == nil
  }

  private func take(_ report: BlockReport, _ bytes: Int) {
    let bad = report.firstBad.map {
      BadRow(row: firstRow + tally.rows + $0.row - 1, reason: $0.reason)
    }
    if report.isStopped, let last = bad.last { failure = .badRow(last) }
    tally.firstBad += bad.prefix(BlockReport.shown - tally.firstBad.count)
    tally.rows += report.rows
    tally.badRows += report.badCount
    tally.lateBadRows += report.lateBadCount
    tally.bytes = bytes
    progress?(tally)
  }

  /// Passes a row on that is longer than a buffer, of which the buffer holds the head.
  private func passLongRow(
    head block: ByteBuffer, _ row: LongRow
  ) throws(RowAnnotationError) -> BlockReport {
    var report = BlockReport()
    report.rows = 1
    if let reason = row.reason {
      report.isStopped = options.badRows == .fail
      report.note(reason)
      if report.isStopped { return report }
    }
    let isWritten = row.reason == nil || options.badRows == .empty
    var finder = RowEndFinder(options.format)
    var end: Int?
    // A carriage return is held back until it is known whether the row ends behind it.
    let written = ByteBuffer(capacity: BlockReader.blockSize)
    let ending = ByteBuffer(capacity: 2)
    repeat {
      end = finder.rowEnd(in: block.bytes)
      let content = block.bytes[..<(end ?? block.count)]
      let hasReturn = content.last == UInt8(ascii: "\r")
      if !content.isEmpty {
        written.append(ending.bytes)
        ending.count = 0
      }
      written.append(hasReturn ? content.dropLast() : content)
      if hasReturn { ending.append([UInt8(ascii: "\r")]) }
      if isWritten { try written.drain(into: output) }
      written.count = 0
      if let end {
        ending.append([UInt8(ascii: "\n")])
        reader.giveBack(block, from: end + 1)
        break
      }
      block.count = 0
    } while try reader.fill(block)
    // What only the end of the row shows comes too late to leave it out.
    var late: BadRow.Reason?
    if finder.isQuoted {
      late = .openQuote
    } else if let expected = row.columnCount, finder.columns != expected {
      late = .columnCount(found: finder.columns, expected: expected)
      written.append(row.emptySuffix)
    } else {
      written.append(row.suffix)
    }
    if let late, row.reason == nil {
      report.isStopped = options.badRows == .fail
      report.lateBadCount = options.badRows == .drop ? 1 : 0
      report.note(late)
    }
    written.append(ending.bytes)
    if isWritten { try written.drain(into: output) }
    return report
  }
}
