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
  /// Months, terms, phases and holidays ready to be read; nil for a file, of which only SQLite knows.
  package let packed: PackedCalendar?
  private let state: Mutex<State>

  struct State: ~Copyable {
    let image: Image
    /// Opened when it is first needed.
    var connection: Connection?
    /// Whether the rows are those the program was built with, so that they need no hash.
    let isConstant: Bool
    /// The names of the tables whose hash was found right.
    var trusted: [String] = []
  }

  /// Opens a table file.
  ///
  /// - Throws: `LunarDatabaseError.unreadable` when the file cannot be read, `.notATable`,
  ///   `.unsupportedSchema` or `.damaged` when it is not a table that this program can believe.
  public convenience init(path: String) throws(LunarDatabaseError) {
    try self.init(source: "\"\(path)\"", untrusted: Image(path: path))
  }

  /// Opens the bytes of a table file, which are believed no more than those of a file.
  package init(source: String, untrusted image: Image) throws(LunarDatabaseError) {
    self.source = source
    packed = nil
    state = Mutex(
      State(
        image: image, connection: try Self.connect(to: image, source: source), isConstant: false))
  }

  /// Opens images that are part of the program and need no hash to be believed.
  package init(source: String, constant image: Image, packed: PackedCalendar?) {
    self.source = source
    self.packed = packed
    state = Mutex(State(image: image, connection: nil, isConstant: true))
  }

  /// Gives one caller at a time the state and the opened connection.
  func withConnection<Result>(
    _ body: (inout State, Connection) throws(LunarDatabaseError) -> sending Result
  ) throws(LunarDatabaseError) -> sending Result {
    try state.withLock { (state) throws(LunarDatabaseError) in
      if let connection = state.connection { return try body(&state, connection) }
      let connection = try Self.connect(to: state.image, source: source)
      state.connection = connection
      return try body(&state, connection)
    }
  }

  private static func connect(
    to image: Image, source: String
  ) throws(LunarDatabaseError) -> sending Connection {
    let connection: Connection
    do throws(SQLiteError) {
      connection = try Connection(image: image)
    } catch {
      throw .notATable(source: source, found: error.message)
    }
    try checkIdentity(of: connection, source: source)
    return connection
  }
}
