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
  }

  /// Runs a query of tables, each of which is compared with its hash before its first use.
  package func query<Result>(
    _ tables: Schema.Table...,
    body: (Connection) throws(SQLiteError) -> sending Result
  ) throws(LunarDatabaseError) -> Result {
    try withState { (state) throws(LunarDatabaseError) in
      for table in tables { try Self.trust(table, in: &state, source: source) }
      do throws(SQLiteError) {
        return try body(state.connection)
      } catch {
        throw .damaged(source: source, detail: error.message)
      }
    }
  }

  /// Compares every table with its hash, and lets SQLite check the file's structure.
  ///
  /// - Throws: `LunarDatabaseError.damaged` where something is not as the generator wrote it.
  public func verify() throws(LunarDatabaseError) {
    try withState { (state) throws(LunarDatabaseError) in
      let source = source
      state.trusted = []
      for table in Schema.hashedTables {
        try Self.trust(table, in: &state, source: source)
      }
      let verdict: String
      do throws(SQLiteError) {
        let check = try state.connection.prepare("PRAGMA integrity_check(1)")
        verdict = try check.step() ? check.text(0) : "no verdict"
        check.reset()
      } catch {
        throw .damaged(source: source, detail: error.message)
      }
      guard verdict == "ok" else { throw .damaged(source: source, detail: verdict) }
    }
  }

  private static func trust(
    _ table: Schema.Table, in state: inout State, source: String
  ) throws(LunarDatabaseError) {
    guard !state.trusted.contains(table) else { return }
    let hashes: (expected: String?, actual: String)
    do throws(SQLiteError) {
      hashes = (
        try state.connection.fact(Schema.hashKey(of: table)),
        try state.connection.contentHash(of: table)
      )
    } catch {
      throw .damaged(source: source, detail: "table \(table.name): \(error.message)")
    }
    guard hashes.expected == hashes.actual else {
      throw .damaged(
        source: source, detail: "the rows of table \(table.name) do not match their hash")
    }
    state.trusted.insert(table)
  }
}

extension Connection {
  /// The integer that a pragma reads.
  fileprivate func pragma(_ name: String) throws(SQLiteError) -> Int {
    let statement = try prepare("PRAGMA \(name)")
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : 0
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
