import DayCore

/// Annotates JSON objects, one a line.
///
/// Pointers: a block lies in a `ByteBuffer`; a line is a part of it, and the scanner of its object
/// never leaves the line.
struct JSONLines: RowBlocks {
  /// The name of the member that is the date.
  let member: [UInt8]
  let policy: RowAnnotationOptions.BadRowPolicy
  let suffixes: SuffixTable
  /// The date of a line that writes it with escapes.
  private let unescaped = ByteBuffer(capacity: 256)

  init(member: [UInt8], policy: RowAnnotationOptions.BadRowPolicy, suffixes: SuffixTable) {
    self.member = member
    self.policy = policy
    self.suffixes = suffixes
  }

  func annotate(
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

  private func annotate(
    line: UnsafeBufferPointer<UInt8>, _ output: ByteBuffer, _ report: inout BlockReport
  ) {
    report.rows += 1
    var scanner = JSONObjectScanner(line)
    let object = scanner.object(member: member)
    var suffix = suffixes.empty
    let date = object?.value.map { text($0, of: line) }
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

  /// The text of a string, or what else a value is. Valid until the next line.
  private func text(
    _ range: Range<Int>, of line: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    guard line[range.lowerBound] == UInt8(ascii: "\"") else {
      return UnsafeBufferPointer(rebasing: line[range])
    }
    let inner = line[range.lowerBound + 1..<range.upperBound - 1]
    guard inner.contains(UInt8(ascii: "\\")) else { return UnsafeBufferPointer(rebasing: inner) }
    unescaped.count = 0
    unescaped.append(JSONObjectScanner.unescaped(inner))
    return unescaped.bytes
  }

  func longRow(head: UnsafeBufferPointer<UInt8>) -> LongRow {
    LongRow(suffix: [], reason: .tooLong(limit: head.count))
  }

  func lastRowEnd(_ block: UnsafeBufferPointer<UInt8>) -> Int {
    (block.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }
}
