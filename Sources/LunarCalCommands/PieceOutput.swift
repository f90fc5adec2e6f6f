import DayCore

/// Writes a long answer in pieces, so that memory does not grow with it, until nobody reads it any
/// more. Everything that can fail has been worked out before the first piece.
struct PieceOutput {
  let descriptor: Int32
  /// The `errno` of the write that failed, or 0.
  private var code: Int32 = 0

  /// Pieces are about so many bytes.
  static let size = 1 << 18

  init(_ context: CommandContext) {
    descriptor = context.standardOutputDescriptor
  }

  /// Writes a piece; false when there is no use in another.
  mutating func write(_ bytes: [UInt8]) -> Bool {
    guard code == 0 else { return false }
    code = writeAll(bytes, to: descriptor)
    return code == 0
  }

  /// Ends the answer.
  ///
  /// - Throws: `CommandError.failure` when a piece could not be written. A reader that went away is
  ///   none.
  func finish() throws(CommandError) {
    guard code == 0 || code == EPIPE else {
      throw .failure("cannot write the answer: \(String(cString: strerror(code)))")
    }
  }
}
