import DayCore
import LunarCalCommands
import Testing

/// A file beside the tests that holds what a command line should print.
///
/// With `LUNARCAL_RECORD=1` in the environment the files are written anew, and the run fails, so
/// that no recording passes for a test.
struct Golden {
  let name: String

  private var path: String {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    return "/\(folder)/Golden/\(name)"
  }

  /// Compares a text with the file.
  func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if getenv("LUNARCAL_RECORD") != nil {
      record(text)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    guard let expected = Self.read(path) else {
      Issue.record(
        "there is no \(name): LUNARCAL_RECORD=1 records it", sourceLocation: sourceLocation)
      return
    }
    #expect(text == expected, sourceLocation: sourceLocation)
  }

  private func record(_ text: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    #expect(file >= 0 && writeAll(Array(text.utf8), to: file) == 0)
    close(file)
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var byte = getc(file)
    while byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = getc(file)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
