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

  /// Starts with nothing hashed.
  package init() {}

  /// Adds one byte.
  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
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
  /// The hash of all rows of a table in the order of its key.
  package func contentHash(of table: Schema.Table) throws(SQLiteError) -> String {
    let statement = try prepare("SELECT * FROM \(table.name) ORDER BY \(table.key)")
    try statement.bind()
    let columns = statement.columnCount
    var hash = ContentHash()
    while try statement.step() {
      for column in 0..<columns {
        if column > 0 { hash.add(UInt8(ascii: "|")) }
        if statement.isInteger(column) {
          hash.add(statement.int(column))
        } else {
          statement.withUTF8(column) { hash.add($0) }
        }
      }
      hash.add(UInt8(ascii: "\n"))
    }
    return hash.text
  }
}
