/// The shape of the table file: what `Tools/generate` writes and ``LunarDatabase`` reads.
package enum Schema {
  /// SQLite's `application_id`: the letters `LCAL`.
  package static let applicationID = 0x4c43_414c
  /// SQLite's `user_version`. It grows with every change that an older reader would misread.
  package static let version = 1

  /// The day numbers that a row can have: years 1 to 9999 and some room. What lies outside them is
  /// no day, even where its hash is right, and could overflow in arithmetic.
  static let days = -800_000...3_000_000
  /// The lunar years that a row can have.
  static let years = 0...9999

  /// One table of the file.
  package struct Table: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// The columns of its primary key, parted by commas.
    package let key: String
    /// The columns between the parentheses of `CREATE TABLE`, without the key.
    let columns: String

    /// The statement that makes it. Without a rowid the key itself is what lookups go by.
    package var createStatement: String {
      "CREATE TABLE \(name) (\(columns), PRIMARY KEY (\(key))) WITHOUT ROWID"
    }
  }

  /// Facts about the file, among them the content hash of every other table.
  package static let meta = Table(
    name: "meta", key: "key", columns: "key TEXT NOT NULL, value TEXT NOT NULL")

  /// The traditions, with the days and lunar years they cover.
  package static let traditions = Table(
    name: "traditions", key: "id",
    columns: """
      id INTEGER NOT NULL, code TEXT NOT NULL, name TEXT NOT NULL, \
      first_day INTEGER NOT NULL, last_day INTEGER NOT NULL, first_year INTEGER NOT NULL, \
      last_year INTEGER NOT NULL, authority TEXT NOT NULL
      """)

  /// Every month of every tradition.
  package static let lunarMonths = Table(
    name: "lunar_months", key: "tradition, first_day",
    columns: """
      tradition INTEGER NOT NULL, first_day INTEGER NOT NULL, lunar_year INTEGER NOT NULL, \
      month INTEGER NOT NULL, is_leap INTEGER NOT NULL, length INTEGER NOT NULL, \
      new_moon_margin_s INTEGER NOT NULL, term_margin_s INTEGER, uncertain INTEGER NOT NULL
      """)

  /// One row a day for one tradition, keyed by the ISO date for plain SQL.
  package static let lunarDates = Table(
    name: "lunar_dates", key: "solar_date",
    columns: """
      solar_date TEXT NOT NULL, day INTEGER NOT NULL, lunar_year INTEGER NOT NULL, \
      lunar_month INTEGER NOT NULL, lunar_day INTEGER NOT NULL, is_leap_month INTEGER NOT NULL
      """)

  /// The instants of the 24 solar terms.
  package static let solarTerms = Table(
    name: "solar_terms", key: "utc", columns: "utc INTEGER NOT NULL, term INTEGER NOT NULL")

  /// The instants of the four principal moon phases.
  package static let moonPhases = Table(
    name: "moon_phases", key: "utc", columns: "utc INTEGER NOT NULL, phase INTEGER NOT NULL")

  /// The regions and festival layers whose days the table holds. `weekend` has bit 0 set where
  /// Sunday is a weekly rest day, bit 6 where Saturday is.
  package static let regions = Table(
    name: "regions", key: "id",
    columns: """
      id INTEGER NOT NULL, code TEXT NOT NULL, tradition INTEGER NOT NULL, \
      weekend INTEGER NOT NULL, is_layer INTEGER NOT NULL
      """)

  /// Everything that a day can be: a holiday of a region, its substitute, a festival.
  package static let occasions = Table(
    name: "occasions", key: "id", columns: "id INTEGER NOT NULL, code TEXT NOT NULL")

  /// Which region has which occasion on which day.
  package static let holidays = Table(
    name: "holidays", key: "region, day, id",
    columns: """
      region INTEGER NOT NULL, day INTEGER NOT NULL, id INTEGER NOT NULL, kind TEXT NOT NULL, \
      is_off INTEGER NOT NULL
      """)

  /// The years of which a region's holidays are known, and whether the year's decree is out.
  package static let holidayYears = Table(
    name: "holiday_years", key: "region, year",
    columns: """
      region INTEGER NOT NULL, year INTEGER NOT NULL, announced INTEGER NOT NULL
      """)

  /// What occasions are called, by BCP 47 language tag.
  package static let names = Table(
    name: "names", key: "id, lang",
    columns: "id INTEGER NOT NULL, lang TEXT NOT NULL, name TEXT NOT NULL")

  /// All tables but ``meta``.
  package static let hashedTables = [
    traditions, lunarMonths, lunarDates, solarTerms, moonPhases, regions, occasions, holidays,
    holidayYears, names,
  ]

  /// All tables in the order in which they are made. The hash of each is in ``meta``; that of
  /// ``meta`` itself is of its other rows.
  package static let tables = [meta] + hashedTables

  /// The key in `meta` under which a table's hash stands.
  package static func hashKey(of table: Table) -> String { "hash.\(table.name)" }
}
