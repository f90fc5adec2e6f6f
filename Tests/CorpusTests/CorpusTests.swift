import DayCore
import FuzzTargets
import Testing

@Suite("Corpora of the fuzz targets")
struct CorpusTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(2).map { "/\($0)" }.joined() + "/Corpora"

  @Test("are there, and every file of them is taken without a trap", arguments: FuzzTarget.allCases)
  func corpus(target: FuzzTarget) throws {
    let folder = "\(Self.folder)/\(target.rawValue)"
    let names = Self.names(in: folder)
    #expect(!names.isEmpty)
    for name in names { target.run(Self.bytes(of: "\(folder)/\(name)")) }
  }

  @Test("as they are, cut short anywhere, are taken without a trap", arguments: FuzzTarget.allCases)
  func cut(target: FuzzTarget) {
    let folder = "\(Self.folder)/\(target.rawValue)"
    for name in Self.names(in: folder) {
      let bytes = Self.bytes(of: "\(folder)/\(name)")
      for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 7)) {
        target.run(Array(bytes[..<count]))
      }
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      // The name ends with a zero byte within the entry.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }
}
