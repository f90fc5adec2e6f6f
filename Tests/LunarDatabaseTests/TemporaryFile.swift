import DayCore

/// A file that exists as long as the value's owner needs it.
final class TemporaryFile {
  let path: String

  init(_ bytes: [UInt8]) throws {
    var template = Array("/tmp/lunarcal-test.XXXXXX".utf8CString)
    let file = mkstemp(&template)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let code = writeAll(bytes, to: file)
    close(file)
    guard file >= 0, code == 0 else { throw Failure(code: code) }
  }

  deinit {
    unlink(path)
  }

  struct Failure: Error {
    let code: Int32
  }

  /// The bytes of the table that this checkout has.
  static let table: [UInt8] = {
    let path =
      "\(#filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined())/Data/lunar_calendar.db"
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }()
}
