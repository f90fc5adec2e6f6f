import CLunarData
@_exported import LunarDatabase

extension LunarDatabase {
  /// The table that is part of the program: no file is needed at run time, and its bytes are never
  /// copied. It is opened once, at first use.
  ///
  /// - Throws: `LunarDatabaseError` only if the program was built around something else than a
  ///   table of its own schema version.
  public static var bundled: LunarDatabase {
    get throws(LunarDatabaseError) { try opened.get() }
  }

  private static let opened = Result { () throws(LunarDatabaseError) in
    // The count is the size of the very array that the pointer names.
    let image = Image(constant: clunardata_start(), count: clunardata_count())
    return try LunarDatabase(source: "the bundled table", constant: image)
  }
}
