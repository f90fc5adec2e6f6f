import DayCore
import LunarDatabase
import Lunisolar
import Testing

/// Files whose hashes are right and whose content nobody's generator wrote.
@Suite("A crafted table")
struct CraftedTableTests {
  /// The bytes of a table with these rows, hashed as the generator does it.
  private func craft(_ statements: String...) throws -> [UInt8] {
    let connection = try Connection()
    try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
    try connection.execute("PRAGMA user_version = \(Schema.version)")
    for table in Schema.tables { try connection.execute(table.createStatement) }
    for statement in statements { try connection.execute(statement) }
    for table in Schema.hashedTables + [Schema.meta] {
      let hash = try connection.contentHash(of: table)
      try connection.execute(
        "INSERT INTO meta VALUES ('\(Schema.hashKey(of: table))', '\(hash)')")
    }
    return try connection.serialized()
  }

  private func database(_ bytes: [UInt8]) throws -> LunarDatabase {
    let file = try TemporaryFile(bytes)
    return try LunarDatabase(path: file.path)
  }

  private static let tradition =
    "INSERT INTO traditions VALUES (1, 'cn', 'Chinese', 0, 29, 1970, 1970, '')"

  @Test("that is right is believed")
  func right() throws {
    let database = try database(
      craft(Self.tradition, "INSERT INTO lunar_months VALUES (1, 0, 1970, 1, 0, 30, 1, 1, 0)"))
    try database.verify()
    #expect(
      try database.lunarDate(for: Day(daysSince1970: 29))
        == LunarDate(year: 1970, month: 1, day: 30))
    #expect(throws: LunarDatabaseError.self) {
      try database.lunarDate(for: Day(daysSince1970: 30))
    }
  }

  @Test(
    "with a month that no calendar has is refused",
    arguments: [
      "9223372036854775807, 1970, 1, 0, 30", "-9223372036854775808, 1970, 1, 0, 30",
      "0, 9223372036854775807, 1, 0, 30", "0, 1970, 13, 0, 30", "0, 1970, 0, 0, 30",
      "0, 1970, 1, 0, 9223372036854775807", "0, 1970, 1, 0, -1", "0, -1, 1, 0, 29",
    ])
  func impossibleMonth(columns: String) throws {
    let database = try database(
      craft(Self.tradition, "INSERT INTO lunar_months VALUES (1, \(columns), 1, 1, 0)"))
    #expect {
      try database.table(for: .chinese)
    } throws: {
      "\($0)".contains("table lunar_months has an impossible month")
    }
  }

  @Test(
    "with an instant beyond all calendars is refused",
    arguments: ["9223372036854775807", "-9223372036854775808"])
  func impossibleInstant(utc: String) throws {
    let database = try database(craft("INSERT INTO solar_terms VALUES (\(utc), 0)"))
    #expect {
      try database.terms(for: .chinese)
    } throws: {
      "\($0)".contains("impossible instant")
    }
  }

  @Test(
    "with a coverage beyond all days has no calendar",
    arguments: [
      "0, 9223372036854775807, 1970, 1970", "-9223372036854775808, 0, 1970, 1970",
      "1, 0, 1970, 1970", "0, 1, 1971, 1970", "0, 1, 0, 10000",
      // Texts, which SQL compares otherwise.
      "'10x', '9x', 1970, 1970", "0, 1, '1970x', '198x'",
    ])
  func impossibleCoverage(columns: String) throws {
    let database = try database(
      craft("INSERT INTO traditions VALUES (1, 'cn', 'Chinese', \(columns), '')"))
    #expect {
      try database.coverage(of: .chinese)
    } throws: {
      "\($0)".contains("it has no Chinese calendar")
    }
  }

  @Test("with a view in the place of a table is refused before the view is read")
  func view() throws {
    let endless = """
      CREATE VIEW lunar_months AS WITH RECURSIVE endless(n) AS (SELECT 0 UNION ALL SELECT n + 1 \
      FROM endless) SELECT 1 AS tradition, n AS first_day, 1970 AS lunar_year, 1 AS month, \
      0 AS is_leap, 30 AS length, 0 AS uncertain FROM endless
      """
    let connection = try Connection()
    try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
    try connection.execute("PRAGMA user_version = \(Schema.version)")
    for table in Schema.tables {
      try connection.execute(table == Schema.lunarMonths ? endless : table.createStatement)
    }
    let bytes = try connection.serialized()
    #expect {
      try database(bytes)
    } throws: {
      "\($0)".contains("its tables are not those of its schema version")
    }
  }

  @Test(
    "with something besides the tables is refused",
    arguments: [
      "CREATE TABLE more (x)", "CREATE VIEW more AS SELECT 1",
      "CREATE INDEX more ON names (name)",
      "CREATE TRIGGER more AFTER INSERT ON meta BEGIN SELECT 1; END",
    ])
  func addition(statement: String) throws {
    let bytes = try craft(statement)
    #expect(throws: LunarDatabaseError.self) { try database(bytes) }
  }

  @Test("whose facts are changed is refused when it is asked for them")
  func facts() throws {
    let database = try database(craft("INSERT INTO meta VALUES ('delta_t', 'none')"))
    #expect(try database.facts().first { $0.key == "delta_t" }?.value == "none")
    var bytes = TemporaryFile.table
    let word = Array("JPL DE440".utf8)
    let place = try #require(
      bytes.indices.dropLast(word.count).first { bytes[$0..<$0 + word.count].elementsEqual(word) })
    bytes[place + 8] = UInt8(ascii: "1")
    let changed = try self.database(bytes)
    #expect {
      try changed.facts()
    } throws: {
      "\($0)".contains("the rows of table meta do not match their hash")
    }
  }

  @Test("that is a pipe is refused without waiting for its other end")
  func pipe() throws {
    let file = try TemporaryFile([])
    unlink(file.path)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(
      throws: LunarDatabaseError.notATable(source: "\"\(file.path)\"", found: "it is not a file")
    ) {
      try LunarDatabase(path: file.path)
    }
  }
}
