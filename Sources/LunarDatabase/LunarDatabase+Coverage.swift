import DayCore
import Lunisolar

/// What a table holds of one tradition.
public struct Coverage: Hashable, Sendable {
  /// The days.
  public var days: ClosedRange<Day>
  /// The lunar years, each whole.
  public var years: ClosedRange<Int>
}

extension Tradition {
  /// The number of the tradition in the table's columns.
  package var id: Int {
    switch self {
    case .chinese: 1
    case .korean: 2
    case .vietnamese: 3
    case .vietnameseSouth: 4
    case .japanese: 5
    }
  }
}

extension LunarDatabase {
  /// The days and lunar years that the table covers for a tradition.
  ///
  /// - Throws: `LunarDatabaseError.damaged` where the table does not say.
  public func coverage(of tradition: Tradition) throws(LunarDatabaseError) -> Coverage {
    if let packed {
      guard let coverage = packed.coverage(of: tradition) else {
        throw damaged("it has no \(tradition.name) calendar")
      }
      return coverage
    }
    let found = try query(Schema.traditions) { (connection) throws(SQLiteError) -> Coverage? in
      let statement = try connection.prepare(
        """
        SELECT first_day, last_day, first_year, last_year FROM traditions WHERE id = ?
        """)
      try statement.bind(tradition.id)
      defer { statement.reset() }
      guard try statement.step(), Schema.days ~= statement.int(0), Schema.days ~= statement.int(1),
        Schema.years ~= statement.int(2), Schema.years ~= statement.int(3),
        // Compared here, for in SQL they may be texts.
        statement.int(0) <= statement.int(1), statement.int(2) <= statement.int(3)
      else { return nil }
      return Coverage(
        days: Day(daysSince1970: statement.int(0))...Day(daysSince1970: statement.int(1)),
        years: statement.int(2)...statement.int(3))
    }
    guard let found else {
      throw damaged("it has no \(tradition.name) calendar")
    }
    return found
  }

  /// All facts of table `meta`: schema and generator version, ephemeris, delta T model, hashes.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func facts() throws(LunarDatabaseError) -> [(key: String, value: String)] {
    try query(Schema.meta) { (connection) throws(SQLiteError) in
      let statement = try connection.prepare("SELECT key, value FROM meta ORDER BY key")
      try statement.bind()
      var facts: [(key: String, value: String)] = []
      while try statement.step() { facts.append((statement.text(0), statement.text(1))) }
      return facts
    }
  }

  /// A tradition's months packed in memory for work in bulk.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func table(for tradition: Tradition) throws(LunarDatabaseError) -> LunarTable {
    let months = try months(firstDays: .min ... .max, of: tradition)
    do throws(LunisolarError) {
      return try LunarTable(tradition: tradition, months: months)
    } catch {
      throw .damaged(source: source, detail: error.description)
    }
  }
}
