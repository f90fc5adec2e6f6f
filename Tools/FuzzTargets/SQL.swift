import CLunarSQLite
import CSQLite
import DayCore

/// Values for the functions and the table of the SQLite extension: the first byte chooses which is
/// asked, the others are its texts, parted by zero bytes, one that is a number as a
/// number. Answers are fit for a terminal, and a lunar date is that of the day that it gives.
func trySQL(_ bytes: [UInt8]) {
  guard let choice = bytes.first, let database else { return }
  let query = queries[Int(choice) % queries.count]
  var statement: OpaquePointer?
  guard sqlite3_prepare_v2(database, query, -1, &statement, nil) == SQLITE_OK else {
    return hold(false, "\(query): \(message(of: database))")
  }
  defer { sqlite3_finalize(statement) }
  let values = bytes.dropFirst().split(separator: 0, omittingEmptySubsequences: false)
  let count = sqlite3_bind_parameter_count(statement)
  for (place, value) in zip(1...max(1, count), values) {
    let text = String(decoding: value, as: UTF8.self)
    if let number = Int64(text) {
      sqlite3_bind_int64(statement, place, number)
    } else if let number = Double(text) {
      sqlite3_bind_double(statement, place, number)
    } else {
      // Pointers: SQLite copies the bytes (SQLITE_TRANSIENT is -1).
      let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      _ = Array(value).withUnsafeBytes {
        sqlite3_bind_text(statement, place, $0.baseAddress, Int32($0.count), copied)
      }
    }
  }
  var status = sqlite3_step(statement)
  for _ in 0..<500 where status == SQLITE_ROW {
    if let answer = sqlite3_column_text(statement, 0) {
      let text = String(cString: answer)
      hold(text.isPlain && text != "another date", "answer of \(query)")
    }
    status = sqlite3_step(statement)
  }
  if status == SQLITE_ERROR { hold(message(of: database).isPlain, "error of \(query)") }
}

private let queries = [
  "SELECT lunar_date(?)", "SELECT lunar_date(?, ?)", "SELECT lunar_year(?, ?)",
  "SELECT lunar_month(?, ?)", "SELECT lunar_day(?, ?)", "SELECT is_leap_month(?, ?)",
  "SELECT solar_date(?, ?, ?, ?)", "SELECT solar_date(?, ?, ?, ?, ?)", "SELECT is_holiday(?, ?)",
  "SELECT * FROM lunar_dates(?)", "SELECT * FROM lunar_dates(?, ?)",
  "SELECT * FROM lunar_dates(?, ?, ?)",
  "SELECT day FROM lunar_dates(?, ?, ?) WHERE solar_date > ? AND lunar_day = ? ORDER BY 1 DESC",
  "SELECT a.day FROM lunar_dates(?, ?, ?) a, lunar_dates(a.tradition, a.day, ?) b LIMIT 9",
  """
  SELECT CASE WHEN lunar_date(solar_date(lunar_year(?1, ?2), lunar_month(?1, ?2),
  lunar_day(?1, ?2), is_leap_month(?1, ?2), ?2), ?2) IS NOT lunar_date(?1, ?2)
  THEN 'another date' END
  """,
  """
  SELECT CASE WHEN (lunar_year(solar_date(?1, ?2, ?3, ?4)), lunar_day(solar_date(?1, ?2, ?3, ?4)))
  <> (CAST(?1 AS INTEGER), CAST(?3 AS INTEGER)) THEN 'another date' END
  """,
]

/// A database in memory that has loaded the extension.
nonisolated(unsafe) private let database: OpaquePointer? = {
  // SQLite hands its own functions to an extension that it loads; so it does to this one.
  typealias Entry = @convention(c) () -> Void
  let entry =
    sqlite3_lunarcalsqlite_init
    as @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeRawPointer
    ) -> Int32
  var database: OpaquePointer?
  guard sqlite3_auto_extension(unsafeBitCast(entry, to: Entry.self)) == SQLITE_OK,
    sqlite3_open(":memory:", &database) == SQLITE_OK
  else { return nil }
  return database
}()

private func message(of database: OpaquePointer) -> String {
  String(cString: sqlite3_errmsg(database))
}
