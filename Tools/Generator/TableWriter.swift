import DayCore
import LunarDatabase
import Lunisolar

/// Writes the tables of `LunarDatabase.Schema` into a database in memory.
struct TableWriter {
  let connection: Connection

  /// Makes an empty table file in memory.
  init() throws(SQLiteError) {
    connection = try Connection()
    try connection.execute("PRAGMA page_size = 4096")
    try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
    try connection.execute("PRAGMA user_version = \(Schema.version)")
    for table in Schema.tables {
      try connection.execute(table.createStatement)
    }
    try connection.execute("BEGIN")
  }

  /// Writes a tradition and its months.
  func write(_ calendar: Calendar) throws(SQLiteError) {
    let tradition = calendar.tradition
    let traditions = try connection.prepare("INSERT INTO traditions VALUES (?,?,?,?,?,?,?,?)")
    try traditions.bind(tradition.id)
    try traditions.bind(tradition.code, at: 1)
    try traditions.bind(tradition.name, at: 2)
    try traditions.bind(calendar.table.coverage.lowerBound.daysSince1970, at: 3)
    try traditions.bind(calendar.table.coverage.upperBound.daysSince1970, at: 4)
    try traditions.bind(calendar.table.years.lowerBound, at: 5)
    try traditions.bind(calendar.table.years.upperBound, at: 6)
    try traditions.bind(tradition.authority, at: 7)
    _ = try traditions.step()
    let months = try connection.prepare("INSERT INTO lunar_months VALUES (?,?,?,?,?,?,?,?,?)")
    for computed in calendar.months {
      let month = computed.month
      try months.bind(
        tradition.id, month.firstDay.daysSince1970, month.year, month.month,
        month.isLeap ? 1 : 0, month.length, computed.newMoonMargin)
      if let margin = computed.termMargin {
        try months.bind(margin, at: 7)
      } else {
        try months.bindNull(at: 7)
      }
      try months.bind(month.isUncertain ? 1 : 0, at: 8)
      _ = try months.step()
    }
  }

  /// Writes one row a day of a tradition for plain SQL.
  func writeDates(_ days: ClosedRange<Day>, of table: LunarTable) throws(SQLiteError) {
    let dates = try connection.prepare("INSERT INTO lunar_dates VALUES (?,?,?,?,?,?)")
    for day in days {
      guard let date = table.lunarDate(for: day) else { continue }
      try dates.bind(
        0, day.daysSince1970, date.year, date.month, date.day, date.isLeapMonth ? 1 : 0)
      try dates.bind(day.description, at: 0)
      _ = try dates.step()
    }
  }

  /// Writes the instants of terms and phases.
  func write(_ ephemeris: Ephemeris) throws(SQLiteError) {
    let terms = try connection.prepare("INSERT INTO solar_terms VALUES (?,?)")
    for instant in ephemeris.terms {
      try terms.bind(instant.utc, instant.term.rawValue)
      _ = try terms.step()
    }
    let phases = try connection.prepare("INSERT INTO moon_phases VALUES (?,?)")
    for instant in ephemeris.phases {
      try phases.bind(instant.utc, instant.phase.rawValue)
      _ = try phases.step()
    }
  }

  /// Writes facts and hashes, and gives the file's bytes.
  func finish(facts: [(key: String, value: String)]) throws(SQLiteError) -> [UInt8] {
    var facts = facts
    for table in Schema.hashedTables {
      facts.append((Schema.hashKey(of: table), try connection.contentHash(of: table)))
    }
    let meta = try connection.prepare("INSERT INTO meta VALUES (?,?)")
    for (key, value) in facts.sorted(by: { $0.key < $1.key }) {
      try meta.bind()
      try meta.bind(key, at: 0)
      try meta.bind(value, at: 1)
      _ = try meta.step()
    }
    try meta.bind()
    try meta.bind(Schema.hashKey(of: Schema.meta), at: 0)
    try meta.bind(try connection.contentHash(of: Schema.meta), at: 1)
    _ = try meta.step()
    try connection.execute("COMMIT")
    return try connection.serialized()
  }
}
