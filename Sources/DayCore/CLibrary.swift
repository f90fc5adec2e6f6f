// The C library, imported in this one file so that no other names a platform.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

/// Writes all bytes to a file descriptor, however many calls it takes.
///
/// Gives 0, or the `errno` of the call that failed.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
}

/// Writes a text to a file descriptor in UTF-8, without a copy of it.
package func writeAll(_ text: String, to descriptor: Int32) -> Int32 {
  var text = text
  // The buffer is valid within the closure.
  return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
}

/// Writes all bytes of a buffer.
///
/// Pointers: the buffer is valid within the closures above, which last until this returns; `written`
/// never exceeds its count, for write(2) gives at most what it was given.
private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var written = 0
  while written < bytes.count {
    let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
    let count = write(descriptor, rest.baseAddress, rest.count)
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return count < 0 ? errno : EIO }
    written += count
  }
  return 0
}
