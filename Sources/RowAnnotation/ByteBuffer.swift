import DayCore

/// A growing run of bytes that one thread fills and empties.
///
/// This is the file in which the memory of the row annotation is owned. Pointers: `start` names
/// `capacity + slack` allocated and initialised bytes, and `count` is at most `capacity`. Readers
/// and writers of whole words may go up to `slack` bytes beyond `count`: what they read there is
/// zero or stale and is never used, what they write there is overwritten or never shown.
final class ByteBuffer {
  /// The bytes that are always there behind the capacity: as many as the widest access.
  static let slack = 64

  private(set) var start: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int
  /// The number of bytes held.
  var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    start = .allocate(capacity: capacity + Self.slack)
    start.initialize(repeating: 0, count: capacity + Self.slack)
  }

  deinit {
    start.deallocate()
  }

  /// Makes room for that many bytes more.
  func reserve(_ more: Int) {
    guard capacity - count < more else { return }
    let size = max(capacity * 2, count + more)
    let next = UnsafeMutablePointer<UInt8>.allocate(capacity: size + Self.slack)
    next.initialize(repeating: 0, count: size + Self.slack)
    next.update(from: start, count: count)
    start.deallocate()
    (start, capacity) = (next, size)
  }

  /// Appends bytes, for which there has to be room.
  ///
  /// Short runs are copied as words: the source has to be readable for `slack` bytes beyond its
  /// end, and so it is when it lies in a `ByteBuffer`.
  @inline(__always)
  func appendReserved(_ source: UnsafePointer<UInt8>, count length: Int) {
    let target = UnsafeMutableRawPointer(start + count)
    count &+= length
    guard length <= 256 else {
      target.copyMemory(from: source, byteCount: length)
      return
    }
    let source = UnsafeRawPointer(source)
    var offset = 0
    repeat {
      let word = source.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      target.storeBytes(of: word, toByteOffset: offset, as: SIMD16<UInt8>.self)
      offset &+= 16
    } while offset < length
  }

  /// Appends one byte.
  @inline(__always)
  func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  /// Appends bytes of any origin.
  func append(_ bytes: some Collection<UInt8>) {
    reserve(bytes.count)
    for byte in bytes {
      start[count] = byte
      count += 1
    }
  }

  /// The bytes held. Valid until the buffer changes.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Moves bytes from `position` on into another buffer, in front of nothing.
  func moveTail(from position: Int, to other: ByteBuffer) {
    other.count = 0
    other.reserve(count - position)
    other.start.update(from: start + position, count: count - position)
    other.count = count - position
    count = position
  }

  /// Reads as many bytes as there is room for, once. Gives 0 at the end, or a negative `errno`.
  func fill(from descriptor: Int32) -> Int {
    while true {
      let read = read(descriptor, start + count, capacity - count)
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { return -Int(errno) }
      count += read
      return read
    }
  }

  /// Writes all bytes held and forgets them. Gives 0, or the `errno` of the call that failed.
  func drain(to descriptor: Int32) -> Int32 {
    var written = 0
    while written < count {
      let step = write(descriptor, start + written, count - written)
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { return step < 0 ? errno : EIO }
      written += step
    }
    count = 0
    return 0
  }
}
