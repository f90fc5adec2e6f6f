import CSQLite
import DayCore
import Lunisolar
import Synchronization

/// The generated table of lunar months, solar terms and moon phases, keyed by `Day`.
///
/// A database is read-only and may be used from many tasks at once. One day is answered by a
/// prepared query; for work in bulk take a ``table(for:)``, which lives in memory.
///
/// A file is checked before it is believed: the application id and the schema version when it is
/// opened, and the content hash of each table before the first answer from it. The file is read
/// into memory once, so that nothing that happens to it afterwards matters.
public final class LunarDatabase: Sendable {
  /// What messages call this table: `the bundled table`, or the quoted path.
  let source: String
  private let state: Mutex<State>

  struct State: ~Copyable {
    let connection: Connection
    /// Tables whose hash was found right, or that need none.
    var trusted: Set<Schema.Table>
  }

  /// Opens a table file.
  ///
  /// - Throws: `LunarDatabaseError.unreadable` when the file cannot be read, `.notATable`,
  ///   `.unsupportedSchema` or `.damaged` when it is not a table that this program can believe.
  public convenience init(path: String) throws(LunarDatabaseError) {
    try self.init(source: "\"\(path)\"", image: try Image(path: path), trusted: [])
  }

  /// Opens an image that is part of the program and needs no hash to be believed.
  package convenience init(source: String, constant: Image) throws(LunarDatabaseError) {
    try self.init(source: source, image: constant, trusted: Set(Schema.hashedTables))
  }

  private init(
    source: String, image: Image, trusted: Set<Schema.Table>
  ) throws(LunarDatabaseError) {
    self.source = source
    let connection: Connection
    do throws(SQLiteError) {
      connection = try Connection(image: image)
    } catch {
      throw .notATable(source: source, found: error.message)
    }
    try Self.checkIdentity(of: connection, source: source)
    state = Mutex(State(connection: connection, trusted: trusted))
  }

  /// Gives one caller at a time the connection.
  func withState<Result>(
    _ body: (inout sending State) throws(LunarDatabaseError) -> sending Result
  ) throws(LunarDatabaseError) -> sending Result {
    try state.withLock(body)
  }
}
