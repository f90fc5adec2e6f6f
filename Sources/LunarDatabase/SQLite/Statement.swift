import CSQLite

/// A prepared statement. Columns and parameters are counted from 0.
///
/// Pointers: the handle is SQLite's, made by `Connection` for this object alone and finalised once,
/// by `deinit`; texts are described where they are read.
package final class Statement {
  private let pointer: OpaquePointer
  let sql: String

  init(_ pointer: OpaquePointer, sql: String) {
    self.pointer = pointer
    self.sql = sql
  }

  deinit {
    sqlite3_finalize(pointer)
  }

  /// The number of columns of a row.
  package var columnCount: Int { Int(sqlite3_column_count(pointer)) }

  /// Binds integers to the parameters in order, and starts over.
  package func bind(_ values: Int...) throws(SQLiteError) {
    sqlite3_reset(pointer)
    for (index, value) in values.enumerated() { try bind(value, at: index) }
  }

  /// Binds an integer.
  package func bind(_ value: Int, at index: Int) throws(SQLiteError) {
    try check(sqlite3_bind_int64(pointer, Int32(index + 1), Int64(value)))
  }

  /// Binds a text, which is copied.
  package func bind(_ text: String, at index: Int) throws(SQLiteError) {
    let copy = unsafeBitCast(-1, to: sqlite3_destructor_type.self)  // SQLITE_TRANSIENT
    try check(
      sqlite3_bind_text(pointer, Int32(index + 1), text, Int32(text.utf8.count), copy))
  }

  /// Binds NULL.
  package func bindNull(at index: Int) throws(SQLiteError) {
    try check(sqlite3_bind_null(pointer, Int32(index + 1)))
  }

  /// Goes to the next row; false behind the last, where the statement is ready to run again.
  package func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW:
      return true
    case SQLITE_DONE:
      sqlite3_reset(pointer)
      return false
    case let code:
      sqlite3_reset(pointer)
      throw error(code)
    }
  }

  /// Starts over, when not all rows were read.
  package func reset() {
    sqlite3_reset(pointer)
  }

  /// The integer of a column of this row; 0 for NULL.
  package func int(_ column: Int) -> Int {
    Int(sqlite3_column_int64(pointer, Int32(column)))
  }

  /// Whether a column of this row is NULL.
  package func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(pointer, Int32(column)) == SQLITE_NULL
  }

  /// Whether a column of this row is an integer.
  package func isInteger(_ column: Int) -> Bool {
    sqlite3_column_type(pointer, Int32(column)) == SQLITE_INTEGER
  }

  /// The text of a column of this row; empty for NULL.
  package func text(_ column: Int) -> String {
    withUTF8(column) { String(decoding: $0, as: UTF8.self) }
  }

  /// Gives the UTF-8 bytes of a column of this row. They are valid within the closure only.
  package func withUTF8<Result>(
    _ column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // SQLite keeps the text until the next step, and column_bytes is its length without the
    // closing zero.
    let start = sqlite3_column_text(pointer, Int32(column))
    let count = start == nil ? 0 : Int(sqlite3_column_bytes(pointer, Int32(column)))
    return body(UnsafeBufferPointer(start: start, count: count))
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw error(code) }
  }

  private func error(_ code: Int32) -> SQLiteError {
    let message = sqlite3_db_handle(pointer).map { String(cString: sqlite3_errmsg($0)) }
    return SQLiteError(code: Int(code & 0xff), message: message ?? "unknown", sql: sql)
  }
}
