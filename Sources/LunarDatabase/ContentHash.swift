import CSQLite

/// FNV-1a, 64 bits: the checksum of a table's rows as text.
///
/// The text is what `sqlite3 FILE "SELECT * FROM table ORDER BY key"` prints: columns parted by
/// `|`, NULL as nothing, a line feed behind each row. Each step of FNV-1a is a bijection, so that
/// no single changed byte can go unnoticed.
///
/// Source: Fowler, Noll, Vo and Eastlake, "The FNV Non-Cryptographic Hash Algorithm",
/// draft-eastlake-fnv.
package struct ContentHash {
  /// The hash so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  /// How many bytes were hashed.
  private(set) var count = 0

  /// Starts with nothing hashed.
  package init() {}

  /// Adds one byte.
  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    count &+= 1
  }

  /// Adds bytes in order.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Adds a number in decimal digits.
  package mutating func add(_ number: Int) {
    if number < 0 { add(UInt8(ascii: "-")) }
    var magnitude = number.magnitude
    var divisor: UInt = 1
    while magnitude / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      add(UInt8(ascii: "0") + UInt8(magnitude / divisor))
      magnitude %= divisor
      divisor /= 10
    }
  }

  /// Sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Connection {
  /// The hash of all rows of a table in the order of its key; of ``Schema/meta`` without the row
  /// that holds it.
  ///
  /// - Throws: `SQLiteError`, also where there are more rows than the file has room for: pages that
  ///   are chained in circles could be read for ever.
  package func contentHash(of table: Schema.Table) throws(SQLiteError) -> String {
    let condition = table == Schema.meta ? "WHERE key <> '\(Schema.hashKey(of: table))' " : ""
    let statement = try prepare("SELECT * FROM \(table.name) \(condition)ORDER BY \(table.key)")
    try statement.bind()
    defer { statement.reset() }
    // A row takes four bytes at least, and a number of so many bytes prints as three digits each.
    let limit = imageSize.map { $0 * 4 } ?? .max
    let columns = statement.columnCount
    var hash = ContentHash()
    while try statement.step() {
      for column in 0..<columns {
        if column > 0 { hash.add(UInt8(ascii: "|")) }
        if statement.isInteger(column) {
          hash.add(statement.int(column))
        } else {
          // Pointers: the bytes of a column are hashed within the closure.
          statement.withUTF8(column) { hash.add($0) }
        }
      }
      hash.add(UInt8(ascii: "\n"))
      guard hash.count <= limit else {
        throw SQLiteError(
          code: Int(SQLITE_CORRUPT), message: "it has more rows than the file has room for",
          sql: statement.sql)
      }
    }
    return hash.text
  }
}
