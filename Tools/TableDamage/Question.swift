import Annotation
import DayCore
import LunarDatabase
import Lunisolar

/// Something to ask a table, with a hash of the answer, equal for equal answers of one run.
struct Question {
  let name: String
  /// The tables that are read for it.
  let tables: [Schema.Table]
  let answer: @Sendable (LunarDatabase) throws(LunarDatabaseError) -> Int

  /// Questions that together read every row of every table.
  static let all: [Question] =
    [
      Question(name: "facts", tables: [Schema.meta]) { (database) throws(LunarDatabaseError) in
        digest(try database.facts().map { [$0.key, $0.value] })
      },
      Question(name: "regions", tables: [Schema.regions, Schema.traditions]) {
        (database) throws(LunarDatabaseError) in
        digest(try database.holidayRegions())
      },
      Question(name: "coverage", tables: [Schema.traditions]) {
        (database) throws(LunarDatabaseError) in
        digest(
          try Tradition.allCases.map { (tradition) throws(LunarDatabaseError) in
            try database.coverage(of: tradition)
          })
      },
      Question(name: "months", tables: [Schema.lunarMonths]) {
        (database) throws(LunarDatabaseError) in
        digest(
          try Tradition.allCases.map { (tradition) throws(LunarDatabaseError) in
            let table = try database.table(for: tradition)
            return (0..<table.count).map { table.month(at: $0) }
          })
      },
      Question(name: "single days", tables: [Schema.lunarMonths]) {
        (database) throws(LunarDatabaseError) in
        digest(
          try sampleDays.map { (day) throws(LunarDatabaseError) in
            try database.lunarDate(for: day)
          })
      },
      Question(name: "terms", tables: [Schema.solarTerms]) {
        (database) throws(LunarDatabaseError) in
        digest(try database.solarTerms(utc: .min ... .max))
      },
      Question(name: "phases", tables: [Schema.moonPhases]) {
        (database) throws(LunarDatabaseError) in
        digest(try database.moonPhases(utc: .min ... .max))
      },
      Question(name: "dates by SQL", tables: [Schema.lunarDates]) {
        (database) throws(LunarDatabaseError) in
        digest(
          try database.query(Schema.lunarDates) { (connection) throws(SQLiteError) in
            try dates(connection)
          })
      },
      Question(
        name: "holidays", tables: [Schema.holidays, Schema.regions, Schema.occasions, Schema.names]
      ) { (database) throws(LunarDatabaseError) in
        digest(
          try ["VN", "KR", "cn-festivals"].map { (region) throws(LunarDatabaseError) in
            try database.holidays(in: sampleDays[0]...sampleDays[1], region: region)
              .map { [$0.day.description, $0.id, $0.kind.rawValue, "\($0.isOff)"] + names($0) }
          })
      },
      Question(name: "announced", tables: [Schema.holidayYears, Schema.regions]) {
        (database) throws(LunarDatabaseError) in
        digest(
          try (2020...2030).map { (year) throws(LunarDatabaseError) in
            try database.isAnnounced(year: year, region: "VN")
          })
      },
    ]

  /// Two that bound some years, then others over the Chinese calendar.
  private static let sampleDays =
    [Day(daysSince1970: 20_000), Day(daysSince1970: 22_000)]
    + stride(from: -110_000, to: 240_000, by: 7_919).map(Day.init(daysSince1970:))

  private static func names(_ record: HolidayRecord) -> [String] {
    record.names.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
  }

  private static func dates(_ connection: Connection) throws(SQLiteError) -> [String] {
    let statement = try connection.prepare(
      """
      SELECT solar_date, lunar_year, lunar_month, lunar_day, is_leap_month FROM lunar_dates \
      WHERE solar_date = ? LIMIT 1
      """)
    var rows: [String] = []
    for day in sampleDays {
      statement.reset()
      try statement.bind(day.description, at: 0)
      while try statement.step() {
        rows.append((0..<5).map(statement.text).joined(separator: "|"))
      }
    }
    return rows
  }

  private static func digest(_ value: some Hashable) -> Int { value.hashValue }
}
