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
  var written = 0
  while written < bytes.count {
    // The pointer is valid for the `count` bytes of the slice, within the closure only.
    let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return count < 0 ? errno : EIO }
    written += count
  }
  return 0
}
