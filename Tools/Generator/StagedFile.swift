import DayCore

/// A file written beside the one it will replace: `table.db.new`, complete and on the disk.
///
/// A run that dies at any moment leaves the old file, and at most the `.new` beside it, which the
/// next run takes over: it belongs to whoever holds its lock, and the system lets go of the locks
/// of the dead.
final class StagedFile {
  private let path: String
  private let temporary: String
  private let file: Int32
  private var isReplaced = false

  /// Writes the bytes and waits for the disk to have them.
  ///
  /// - Throws: `GeneratorError.unwritable`; nothing is left then.
  init(replacing path: String, with bytes: [UInt8]) throws(GeneratorError) {
    self.path = path
    temporary = path + ".new"
    file = try Self.lockedFile(at: temporary, for: path)
    // From here on the file is closed and taken away by `deinit`.
    var code = ftruncate(file, 0) == 0 ? 0 : errno
    if code == 0 { code = writeAll(bytes, to: file) }
    if code == 0, fchmod(file, 0o644) != 0 || fsync(file) != 0 { code = errno }
    guard code == 0 else { throw Self.unwritable(path, code) }
  }

  deinit {
    if !isReplaced { unlink(temporary) }
    close(file)
  }

  /// Puts the file in the place of the old one.
  ///
  /// - Throws: `GeneratorError.unwritable`, the old file being what it was.
  func replace() throws(GeneratorError) {
    guard rename(temporary, path) == 0 else { throw Self.unwritable(path, errno) }
    isReplaced = true
  }

  /// Waits for the disk to have the change of names too, which a power cut could undo.
  ///
  /// - Throws: `GeneratorError.unconfirmed` when the disk does not say so; the file is replaced.
  func confirm() throws(GeneratorError) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    let directory = open(folder, O_RDONLY | O_CLOEXEC)
    defer { if directory >= 0 { close(directory) } }
    guard directory >= 0, fsync(directory) == 0 else {
      throw .unconfirmed(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Opens or makes the temporary file and locks it, so that of two runs one goes on.
  private static func lockedFile(
    at temporary: String, for path: String
  ) throws(GeneratorError) -> Int32 {
    for _ in 0..<100 {
      let file = open(temporary, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
      guard file >= 0 else { throw unwritable(path, errno) }
      var code = flock(file, LOCK_EX | LOCK_NB) == 0 ? 0 : errno
      var (ours, named) = (stat(), stat())
      if code == 0, fstat(file, &ours) != 0 { code = errno }
      guard code == 0 else {
        close(file)
        guard code != EWOULDBLOCK else {
          throw .unwritable(path: path, reason: "another run is writing it")
        }
        throw unwritable(path, code)
      }
      guard ours.st_mode & S_IFMT == S_IFREG, ours.st_uid == geteuid(), ours.st_nlink <= 1 else {
        close(file)
        throw .unwritable(path: path, reason: "\(temporary) is not a file of this program")
      }
      // Another run may have renamed the file between the two calls: then it is the table now.
      if lstat(temporary, &named) == 0, named.st_ino == ours.st_ino, named.st_dev == ours.st_dev {
        return file
      }
      close(file)
    }
    throw .unwritable(path: path, reason: "other runs are writing it")
  }

  private static func unwritable(_ path: String, _ code: Int32) -> GeneratorError {
    .unwritable(path: path, reason: String(cString: strerror(code)))
  }
}
