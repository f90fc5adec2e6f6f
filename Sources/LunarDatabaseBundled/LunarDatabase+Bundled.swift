import CLunarData
@_exported import LunarDatabase

extension LunarDatabase {
  /// The table that is part of the program: no file is needed at run time, and its bytes are never
  /// copied. Lunar dates, terms and phases are read where they lie; SQLite is opened when holidays
  /// or the table's facts are first asked for.
  ///
  /// - Throws: `LunarDatabaseError` only if the program was built around something else than what
  ///   `Tools/generate` made.
  public static var bundled: LunarDatabase {
    get throws(LunarDatabaseError) {
      guard let database else {
        throw .notATable(source: name, found: "its packed calendar is of another kind")
      }
      return database
    }
  }

  private static let name = "the bundled table"

  private static let database: LunarDatabase? = {
    // Each count is the size of the very array that its pointer names.
    let table = Image(constant: clunardata_start(), count: clunardata_count())
    let packed = Image(constant: clunardata_packed_start(), count: clunardata_packed_count())
    return PackedCalendar(packed).map {
      LunarDatabase(source: name, constant: table, packed: $0)
    }
  }()
}
