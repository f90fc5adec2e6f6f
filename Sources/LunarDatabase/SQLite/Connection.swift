import CSQLite
import DayCore

// Pointers: every pointer of SQLite stays in this folder. Handles are opaque and owned by one object each;
// buffers handed over are described where they are made.

/// What SQLite said: its result code, its message, and the statement it was about.
package struct SQLiteError: Error, Hashable, Sendable {
  /// The primary result code, for example 26 (`SQLITE_NOTADB`).
  package var code: Int
  /// SQLite's own message.
  package var message: String
  /// The statement, or nil where none was involved.
  package var sql: String?
}

/// One SQLite database in memory, used by one thread at a time.
package final class Connection {
  let handle: OpaquePointer
  private let image: Image?
  /// The number of bytes of the image, nil for a database that is being made.
  var imageSize: Int? { image?.bytes.count }
  private var statements: [Statement] = []

  /// Opens an empty database in memory, to be written.
  package convenience init() throws(SQLiteError) {
    try self.init(flags: SQLITE_OPEN_READWRITE, image: nil)
  }

  /// Opens the image of a database file, read-only and without copying it.
  package convenience init(image: Image) throws(SQLiteError) {
    try self.init(flags: SQLITE_OPEN_READONLY, image: image)
    let bytes = UnsafeMutablePointer(
      mutating: image.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    let size = Int64(image.bytes.count)
    // READONLY: SQLite never writes to the bytes, so the cast from constant data is sound. Without
    // FREEONCLOSE it never frees them either: this object keeps the image until it has closed.
    let code = sqlite3_deserialize(
      handle, "main", bytes, size, size,
      UInt32(SQLITE_DESERIALIZE_READONLY))
    guard code == SQLITE_OK else { throw error(code, sql: nil) }
    // What SQLite advises for files that are not to be believed (sqlite.org/security.html): cells
    // that overlap are refused, and functions in a schema are not run.
    try execute("PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF")
  }

  private init(flags: Int32, image: Image?) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(":memory:", &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      sqlite3_close_v2(handle)
      throw SQLiteError(code: Int(code), message: "SQLite cannot start", sql: nil)
    }
    self.handle = handle
    self.image = image
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs statements that give no rows.
  package func execute(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, sql: sql) }
  }

  /// A prepared statement, the same one each time for the same text.
  package func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    if let statement = statements.first(where: { $0.sql == sql }) { return statement }
    var pointer: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    guard code == SQLITE_OK, let pointer else { throw error(code, sql: sql) }
    let statement = Statement(pointer, sql: sql)
    statements.append(statement)
    return statement
  }

  /// The whole database as the bytes of its file.
  package func serialized() throws(SQLiteError) -> [UInt8] {
    var size: Int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else {
      throw SQLiteError(code: Int(SQLITE_NOMEM), message: "cannot serialise", sql: nil)
    }
    // SQLite allocated `size` bytes at `bytes` for us alone; they are copied, then freed.
    defer { sqlite3_free(bytes) }
    return [UInt8](UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  func error(_ code: Int32, sql: String?) -> SQLiteError {
    SQLiteError(
      code: Int(code & 0xff), message: String(cString: sqlite3_errmsg(handle)), sql: sql)
  }
}
