import CSQLite

extension LunarDatabase {
  /// Checks that the file says of itself what a table says.
  static func checkIdentity(
    of connection: Connection, source: String
  ) throws(LunarDatabaseError) {
    let identity: (application: Int, version: Int)
    do throws(SQLiteError) {
      identity = (
        try connection.pragma("application_id"), try connection.pragma("user_version")
      )
    } catch {
      throw .notATable(source: source, found: error.message)
    }
    guard identity.application == Schema.applicationID else {
      throw .notATable(source: source, found: "it is another application's database")
    }
    guard identity.version == Schema.version else {
      throw .unsupportedSchema(
        source: source, found: identity.version, supported: Schema.version)
    }
    let schema: [String]
    do throws(SQLiteError) {
      schema = try connection.schema()
    } catch {
      throw .damaged(source: source, detail: error.message)
    }
    guard schema == Schema.tables.map(\.createStatement) else {
      throw .damaged(source: source, detail: "its tables are not those of its schema version")
    }
  }

  /// Runs a query of tables, each of which is compared with its hash before its first use.
  package func query<Result>(
    _ tables: Schema.Table...,
    body: (Connection) throws(SQLiteError) -> sending Result
  ) throws(LunarDatabaseError) -> Result {
    try withConnection { (state, connection) throws(LunarDatabaseError) in
      if !state.isConstant {
        for table in tables where !state.trusted.contains(table.name) {
          try trust(table, in: connection)
          state.trusted.append(table.name)
        }
      }
      do throws(SQLiteError) {
        return try body(connection)
      } catch {
        throw .damaged(source: source, detail: error.message)
      }
    }
  }

  /// Compares every table with its hash, what is packed with the table, and lets SQLite check the
  /// file's structure.
  ///
  /// - Throws: `LunarDatabaseError.damaged` where something is not as the generator wrote it.
  public func verify() throws(LunarDatabaseError) {
    try withConnection { (_, connection) throws(LunarDatabaseError) in
      for table in Schema.tables { try trust(table, in: connection) }
      let (verdict, fingerprint): (String, UInt64)
      do throws(SQLiteError) {
        let check = try connection.prepare("PRAGMA integrity_check(1)")
        verdict = try check.step() ? check.text(0) : "no verdict"
        check.reset()
        fingerprint = try connection.packedFingerprint()
      } catch {
        throw .damaged(source: source, detail: error.message)
      }
      guard verdict == "ok" else { throw damaged(verdict) }
      guard packed.map({ $0.fingerprint == fingerprint }) ?? true else {
        throw damaged("the packed calendar is not made of its rows")
      }
    }
  }

  private func trust(
    _ table: Schema.Table, in connection: Connection
  ) throws(LunarDatabaseError) {
    let (expected, actual): (String?, String)
    do throws(SQLiteError) {
      expected = try connection.fact(Schema.hashKey(of: table))
      actual = try connection.contentHash(of: table)
    } catch {
      throw damaged("table \(table.name): \(error.message)")
    }
    guard expected == actual else {
      throw damaged("the rows of table \(table.name) do not match their hash")
    }
  }
}

extension Connection {
  /// The integer that a pragma reads.
  fileprivate func pragma(_ name: String) throws(SQLiteError) -> Int {
    let statement = try prepare("PRAGMA \(name)")
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : 0
  }

  /// The statements that made everything that the database has: a view or a trigger in the place
  /// of a table could say anything.
  fileprivate func schema() throws(SQLiteError) -> [String] {
    let statement = try prepare("SELECT sql FROM sqlite_schema")
    try statement.bind()
    defer { statement.reset() }
    var schema: [String] = []
    while schema.count <= Schema.tables.count, try statement.step() {
      schema.append(statement.text(0))
    }
    return schema
  }

  /// A value of table `meta`, or nil.
  func fact(_ key: String) throws(SQLiteError) -> String? {
    let statement = try prepare("SELECT value FROM meta WHERE key = ?")
    statement.reset()
    try statement.bind(key, at: 0)
    defer { statement.reset() }
    return try statement.step() ? statement.text(0) : nil
  }
}

extension LunarDatabase {
  /// An error that says the table lacks something it must have.
  package func damaged(_ detail: String) -> LunarDatabaseError {
    .damaged(source: source, detail: detail)
  }
}
