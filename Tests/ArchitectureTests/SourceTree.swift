import DayCore

/// The files of this checkout, read as text.
enum SourceTree {
  /// The names in a folder, sorted.
  static func names(in folder: String) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The paths of all Swift files below a folder.
  static func files(in folder: String) -> [String] {
    names(in: folder).flatMap { name in
      name.hasSuffix(".swift") ? ["\(folder)/\(name)"] : files(in: "\(folder)/\(name)")
    }
  }

  /// The modules that a file imports.
  static func imports(of path: String) -> [String] {
    text(of: path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ ["@_exported", "public", "package"].contains($0) })
      else { return nil }
      return String(words[words.count - 1].prefix { $0 != "." })
    }
  }

  /// The text of a file, empty where there is none.
  static func text(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
