import DayCore

/// Annotates JSON objects, one a line.
///
/// Pointers: a block lies in a `ByteBuffer`; a line is a part of it, and the scanner of its object
/// never leaves the line.
struct JSONLines: RowBlocks {
  /// The member that is the date, as it is written between its quotes.
  let member: [UInt8]
  let policy: RowAnnotationOptions.BadRowPolicy
  var suffixes: SuffixTable

  mutating func annotate(
    _ block: UnsafeBufferPointer<UInt8>, into output: ByteBuffer, report: inout BlockReport
  ) {
    var start = 0
    while start < block.count, !report.isStopped {
      let rest = UnsafeBufferPointer(rebasing: block[start...])
      let length = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.count
      annotate(line: UnsafeBufferPointer(rebasing: rest[..<length]), output, &report)
      start += length
    }
  }

  private mutating func annotate(
    line: UnsafeBufferPointer<UInt8>, _ output: ByteBuffer, _ report: inout BlockReport
  ) {
    report.rows += 1
    var scanner = JSONObjectScanner(line)
    let object = scanner.object(member: member)
    var suffix = suffixes.empty
    let date = object?.value.map { Self.unquoted($0, of: line) }
    if let date { suffix = suffixes.suffix(of: date, slot: nil) }
    if suffix.isBad {
      report.isStopped = policy == .fail
      if object == nil {
        report.note(.notAnObject)
      } else {
        report.note(
          date.map(suffixes.reason) ?? .noMember(String(decoding: member, as: UTF8.self)))
      }
      guard policy == .empty else { return }
    }
    output.reserve(line.count + suffix.count)
    guard let start = line.baseAddress else { return }
    guard let object else {
      // What is no object has no place for members.
      return output.appendReserved(start, count: line.count)
    }
    output.appendReserved(start, count: object.end)
    // The comma in front separates it from the members before, if there are any.
    let cut = object.isEmpty ? 1 : 0
    output.appendReserved(
      suffix.start + cut, count: suffix.count - cut)
    output.appendReserved(start + object.end, count: line.count - object.end)
  }

  private static func unquoted(
    _ range: Range<Int>, of line: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let isText = line[range.lowerBound] == UInt8(ascii: "\"")
    let inner = isText ? range.lowerBound + 1..<range.upperBound - 1 : range
    return UnsafeBufferPointer(rebasing: line[inner])
  }

  func longRow(head: UnsafeBufferPointer<UInt8>) -> LongRow {
    LongRow(suffix: [], reason: .tooLong(limit: head.count))
  }

  func lastRowEnd(_ block: UnsafeBufferPointer<UInt8>) -> Int {
    (block.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }
}
