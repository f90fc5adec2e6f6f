import DayCore

/// The bytes of a database file in memory, never changed.
///
/// Pointers: `bytes` names memory that this object allocated and initialised whole, or that stays in
/// place for ever; it is set once and only ever read, so that tasks may share it. ``load(at:)``
/// checks that what it reads lies within.
package final class Image: Sendable {
  /// No table comes near this: a larger file is something else.
  private static let sizeLimit = 256 << 20

  /// The bytes; valid for as long as the object lives.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let isOwned: Bool

  /// Bytes that are part of the program, or otherwise stay in place for ever.
  package init(constant start: UnsafeRawPointer, count: Int) {
    bytes = UnsafeRawBufferPointer(start: start, count: count)
    isOwned = false
  }

  /// Reads a regular file whole.
  init(path: String) throws(LunarDatabaseError) {
    func failure(_ code: Int32) -> LunarDatabaseError {
      .unreadable(path: path, reason: String(cString: strerror(code)))
    }
    // Without O_NONBLOCK a pipe that nobody writes to would be waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw failure(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .notATable(
        source: "\"\(path)\"",
        found: status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is not a file")
    }
    let size = Int(status.st_size)
    guard size > 0 else { throw .notATable(source: "\"\(path)\"", found: "it is empty") }
    guard size <= Self.sizeLimit else {
      throw .notATable(source: "\"\(path)\"", found: "it is larger than any table")
    }
    // `size` bytes, filled below from the start; what a shrinking file leaves over stays zero.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    buffer.initializeMemory(as: UInt8.self, repeating: 0)
    var filled = 0
    while filled < size {
      let count = read(file, buffer.baseAddress?.advanced(by: filled), size - filled)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        buffer.deallocate()
        throw failure(errno)
      }
      if count == 0 { break }
      filled += count
    }
    bytes = UnsafeRawBufferPointer(buffer)
    isOwned = true
  }

  /// A number of fixed width at a byte offset, in the order of bytes of the file.
  ///
  /// - Precondition: The number lies within the bytes.
  func load<Number: FixedWidthInteger>(at offset: Int) -> Number {
    precondition(offset >= 0 && offset <= bytes.count - MemoryLayout<Number>.size)
    return bytes.loadUnaligned(fromByteOffset: offset, as: Number.self)
  }

  /// The UTF-8 text of so many bytes at an offset.
  ///
  /// - Precondition: It lies within the bytes.
  func text(from offset: Int, count: Int) -> String {
    precondition(offset >= 0 && count >= 0 && offset + count <= bytes.count)
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  deinit {
    if isOwned { bytes.deallocate() }
  }
}
