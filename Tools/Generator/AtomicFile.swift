import DayCore

/// Replaces a file whole or not at all: the bytes go to a temporary file in the same folder, which
/// is synced and renamed over the old one. A run that dies at any moment leaves the old file.
func replaceFile(at path: String, with bytes: [UInt8]) throws(GeneratorError) {
  let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
  var template = Array((path + ".XXXXXX").utf8CString)
  let file = mkstemp(&template)
  guard file >= 0 else { throw .unwritable(path: path, reason: systemReason()) }
  let temporary = template.withUnsafeBufferPointer { buffer in
    buffer.baseAddress.map { String(cString: $0) } ?? ""
  }
  do throws(GeneratorError) {
    do throws(GeneratorError) {
      try write(bytes, to: file, path: path)
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0, rename(temporary, path) == 0 else {
      throw .unwritable(path: path, reason: systemReason())
    }
  } catch {
    unlink(temporary)
    throw error
  }
  // The rename itself must survive a power cut too.
  let directory = open(folder, O_RDONLY | O_CLOEXEC)
  guard directory >= 0 else { throw .unwritable(path: path, reason: systemReason()) }
  defer { close(directory) }
  guard fsync(directory) == 0 else { throw .unwritable(path: path, reason: systemReason()) }
}

private func write(_ bytes: [UInt8], to file: Int32, path: String) throws(GeneratorError) {
  let code = writeAll(bytes, to: file)
  guard code == 0 else { throw .unwritable(path: path, reason: String(cString: strerror(code))) }
  // mkstemp's file is for its owner alone; a table is for everyone.
  guard fchmod(file, 0o644) == 0, fsync(file) == 0 else {
    throw .unwritable(path: path, reason: systemReason())
  }
}

private func systemReason() -> String {
  String(cString: strerror(errno))
}
