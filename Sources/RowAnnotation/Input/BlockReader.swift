import DayCore

/// Cuts the input into blocks of whole rows.
struct BlockReader {
  /// The size of a block, and so the longest row that is looked at as a whole.
  static let blockSize = 128 << 10

  enum Step {
    /// The buffer holds whole rows; the last of the input may lack its line feed.
    case rows
    /// The buffer is full with the beginning of one row.
    case longRow
    /// Nothing is left.
    case end
  }

  private let descriptor: Int32
  /// What was read behind the last whole row.
  private let carry = ByteBuffer(capacity: blockSize)
  private var isAtEnd = false
  /// The bytes read so far.
  private(set) var bytesRead = 0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Fills a buffer of `blockSize` with the next rows.
  mutating func next(
    into block: ByteBuffer, rows: some RowBlocks
  ) throws(RowAnnotationError) -> Step {
    carry.moveTail(from: 0, to: block)
    while true {
      if block.count < block.capacity {
        guard try fill(block) else { return block.count == 0 ? .end : .rows }
      }
      let end = rows.lastRowEnd(block.bytes)
      if end > 0 {
        block.moveTail(from: end, to: carry)
        return .rows
      }
      if block.count == block.capacity { return .longRow }
    }
  }

  /// Reads something behind what a buffer holds; false at the end of the input.
  mutating func fill(_ block: ByteBuffer) throws(RowAnnotationError) -> Bool {
    if isAtEnd { return false }
    let count = block.fill(from: descriptor)
    guard count >= 0 else {
      throw .unreadable(reason: String(cString: strerror(Int32(-count))))
    }
    isAtEnd = count == 0
    bytesRead += count
    return count > 0
  }

  /// Gives bytes back that come before all that is still to be read.
  mutating func giveBack(_ block: ByteBuffer, from position: Int) {
    let rest = ByteBuffer(capacity: Self.blockSize)
    rest.append(block.bytes[position...])
    rest.append(carry.bytes)
    rest.moveTail(from: 0, to: carry)
  }
}
