import DayCore

@testable import generator

/// An empty folder that goes away, with its files, when its owner does.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/lunarcal-test.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw GeneratorError.unwritable(path: "/tmp", reason: String(cString: strerror(errno)))
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The names of the files in it, sorted.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        // The name is a C string within the entry's fixed array.
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
