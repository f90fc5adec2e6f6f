import DayCore

/// A file that is gone at the end of its test.
final class TemporaryFile {
  let path: String

  /// Writes a new file.
  init(_ bytes: some Sequence<UInt8>) throws {
    var template = Array("/tmp/lunarcal-test-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw Failure() }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let code = writeAll(Array(bytes), to: file)
    close(file)
    guard code == 0 else { throw Failure() }
  }

  convenience init(_ text: String) throws { try self.init(text.utf8) }

  deinit { unlink(path) }

  struct Failure: Error {}
}
