import DayCore
import Lunisolar

/// Appends columns to the rows of a stream: lunar dates, or whatever else a day has.
///
/// Bytes other than the appended ones pass through unchanged. Memory does not grow with the input:
/// rows are worked on in blocks of 128 KiB, and a longer row is passed on piece by piece. One of CSV
/// or TSV is annotated if its date stands within the first 128 KiB; otherwise it is a bad one, as a
/// longer JSON object always is. What only the end of such a row shows (a quote that never closes,
/// more or fewer columns than in the first row) makes it a bad one too, but comes too late to leave
/// it out.
public struct RowAnnotator: Sendable {
  /// What a run did.
  public struct Tally: Sendable {
    /// The rows, without the header.
    public var rows = 0
    /// The bad ones among them.
    public var badRows = 0
    /// Those of the bad ones that were to be left out, but were written when they proved bad.
    public var lateBadRows = 0
    /// The first few of those.
    public var firstBad: [BadRow] = []
    /// The bytes read.
    public var bytes = 0
  }

  let options: RowAnnotationOptions
  let columns: [AnnotationColumn]
  let covered: ClosedRange<Day>

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - options: How rows are read.
  ///   - columns: What is appended, in order.
  ///   - covered: The days that the columns may know; rows outside are bad.
  public init(
    _ options: RowAnnotationOptions, columns: [AnnotationColumn], covered: ClosedRange<Day>
  ) {
    self.options = options
    self.columns = columns
    self.covered = covered
  }

  /// Annotates everything that an open file, pipe or terminal gives, and writes it to another.
  ///
  /// - Parameters:
  ///   - input: A file descriptor to read.
  ///   - output: One to write. Nobody else may write to it meanwhile.
  ///   - progress: Called now and then, by one thread at a time.
  /// - Returns: What was done.
  /// - Throws: `RowAnnotationError`. What was written until then are whole rows, unless writing
  ///   itself failed.
  public func run(
    input: Int32, output: Int32, progress: (@Sendable (Tally) -> Void)? = nil
  ) throws(RowAnnotationError) -> Tally {
    var reader = BlockReader(input)
    let suffixes = { SuffixTable(columns, covered: covered, options: options) }
    guard let separator = options.format.separator else {
      let member: [UInt8] =
        switch options.dateColumn {
        case .named(let name): Array(name.utf8)
        case .number(let number): Array(String(number).utf8)
        }
      return try Pipeline(reader, output, options, firstRow: 1, progress: progress) {
        JSONLines(member: member, policy: options.badRows, suffixes: suffixes())
      }.run()
    }
    guard let head = try head(&reader, output, separator: separator) else { return Tally() }
    return try Pipeline(
      reader, output, options, firstRow: options.hasHeader ? 2 : 1, progress: progress
    ) {
      DelimitedRows(
        separator: separator, quote: options.format.quote, dateColumn: head.dateColumn,
        columnCount: head.columnCount, policy: options.badRows, suffixes: suffixes())
    }.run()
  }

  /// Reads the first row, and writes it with the new names if it is a header; nil where there is
  /// none.
  private func head(
    _ reader: inout BlockReader, _ output: Int32, separator: UInt8
  ) throws(RowAnnotationError) -> (dateColumn: Int, columnCount: Int)? {
    let block = ByteBuffer(capacity: BlockReader.blockSize)
    let any = DelimitedRows(
      separator: separator, quote: options.format.quote, dateColumn: 0, columnCount: 0,
      policy: .empty, suffixes: SuffixTable([], covered: covered, options: options))
    switch try reader.next(into: block, rows: any) {
    case .end: return nil
    case .longRow: throw .longFirstRow(limit: BlockReader.blockSize)
    case .rows: break
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]  // U+FEFF, which some programs put in front
    let start = block.bytes.starts(with: mark) ? mark.count : 0
    guard
      let row = FirstRow(
        block.bytes, from: start, separator: separator, quote: options.format.quote)
    else { throw .openQuoteInFirstRow }
    let dateColumn = try dateColumn(in: row.fields)
    let written = ByteBuffer(capacity: BlockReader.blockSize)
    if options.hasHeader {
      if let taken = columns.first(where: { row.fields.contains($0.name) }) {
        throw .columnExists(name: taken.name)
      }
      written.append(block.bytes[..<row.contentEnd])
      for column in columns {
        written.append([separator] + options.format.field(column.name))
      }
      written.append(block.bytes[row.contentEnd..<row.end])
    } else {
      written.append(block.bytes[..<start])
    }
    try written.drain(into: output)
    reader.giveBack(block, from: options.hasHeader ? row.end : start)
    return (dateColumn, row.fields.count)
  }

  private func dateColumn(in fields: [String]) throws(RowAnnotationError) -> Int {
    switch options.dateColumn {
    case .named(let name):
      guard let place = fields.firstIndex(of: name) else {
        throw .noColumn(name: name, columns: fields)
      }
      return place
    case .number(let number):
      guard 1...fields.count ~= number else {
        throw .noColumnNumber(number, count: fields.count)
      }
      return number - 1
    }
  }
}

extension ByteBuffer {
  /// Writes all bytes held and forgets them.
  func drain(into descriptor: Int32) throws(RowAnnotationError) {
    let code = drain(to: descriptor)
    guard code == 0 else {
      throw code == EPIPE ? .readerGone : .unwritable(reason: String(cString: strerror(code)))
    }
  }
}
