import Annotation
import CLunarSQLite
import CSQLite
import DayCore
import LunarDatabaseBundled
import Lunisolar
import Testing

@Suite("The SQLite extension")
struct CLunarSQLiteTests {
  @Test(
    "answers in SQL",
    arguments: [
      ("lunar_date('2026-01-29')", "2025-12-11"), ("lunar_date('2025-07-25')", "2025-L06-01"),
      ("lunar_date('1968-01-29', 'vn')", "1968-01-01"),
      ("lunar_date('1968-01-29', 'vn-south')", "1967-12-30"),
      ("lunar_date(20482)", "2025-12-11"), ("lunar_date('2026-01-29T23:00')", "2025-12-11"),
      ("lunar_year('2026-01-29')", "2025"), ("lunar_month('2025-07-25')", "6"),
      ("lunar_day('2026-01-29')", "11"), ("is_leap_month('2025-07-25')", "1"),
      ("solar_date(2025, 6, 1, 1)", "2025-07-25"),
      ("solar_date(2025, 6, 1, 0, 'kr')", "2025-06-25"),
      ("solar_date(2025, 7, 1, 1)", "NULL"), ("solar_date(2025, 2, 31, 0)", "NULL"),
      ("solar_date(2025, 12, 30, 0)", "NULL"), ("solar_date(2025, 13, 1, 0)", "NULL"),
      ("solar_date(2025, NULL, 1, 0)", "NULL"), ("lunar_date('1492-10-12')", "NULL"),
      ("lunar_date('2026-02-29')", "NULL"), ("lunar_date('')", "NULL"),
      ("lunar_date(NULL)", "NULL"),
      ("lunar_date(9223372036854775807)", "NULL"), ("lunar_date(1.5)", "NULL"),
      // Numbers that would be dates if they were cut to 32 bits, and texts if they were cut at zeros.
      ("solar_date(4294969322, 1, 1, 0)", "NULL"), ("solar_date(2026, 4294967297, 1, 0)", "NULL"),
      ("solar_date(2026, 1, 4294967297, 0)", "NULL"),
      ("solar_date(2026, 1, -4294967295, 0)", "NULL"),
      ("lunar_date('2026-01-29' || char(0))", "NULL"),
      (
        "lunar_date('2026-01-29', 'cn' || char(0))",
        "error: the tradition is one of cn, kr, vn, vn-south, jp"
      ),
      ("lunar_date('2026-01-29', 'xx')", "error: the tradition is one of cn, kr, vn, vn-south, jp"),
      ("is_holiday('2026-02-17', 'VN')", "1"), ("is_holiday('2026-02-17', 'vn')", "1"),
      ("is_holiday('2026-03-03', 'VN')", "0"), ("is_holiday('1700-01-01', 'VN')", "NULL"),
      ("is_holiday('x', 'VN')", "NULL"),
      (
        "is_holiday('2026-02-17', 'cn-folk')",
        "error: there is no such region: write its ISO 3166 code, for example VN"
      ),
      ("(SELECT count(*) FROM lunar_dates('vn', '2026-01-01', '2026-12-31'))", "365"),
      ("(SELECT count(*) FROM lunar_dates('vn', '2026-01-02', '2026-01-01'))", "0"),
      (
        "(SELECT solar_date FROM lunar_dates('kr', '2025-01-01', '2025-12-31') WHERE is_leap_month)",
        "2025-07-25"
      ),
      ("(SELECT max(solar_date) FROM lunar_dates('vn-south'))", "1976-01-30"),
      (
        "(SELECT count(*) FROM lunar_dates('cn', 'x'))",
        "error: the first day of lunar_dates is written 2026-01-29"
      ),
    ])
  func answers(expression: String, expected: String) throws {
    #expect(try Self.rows("SELECT \(expression)") == [[expected]])
  }

  @Test("has every day of every tradition as LunarTable has it", arguments: Tradition.allCases)
  func everyDay(tradition: Tradition) throws {
    let table = try LunarDatabase.bundled.table(for: tradition)
    let code = "'\(tradition.code)'"
    let wrong = try Self.rows(
      """
      SELECT count(*), min(day), max(day), \
      sum(solar_date(lunar_year, lunar_month, lunar_day, is_leap_month, \(code)) IS NOT solar_date),
      sum(lunar_date(solar_date, \(code)) IS NOT lunar_date(day, \(code))),
      sum(date(day * 86400, 'unixepoch') IS NOT solar_date) FROM lunar_dates(\(code))
      """)
    let (first, last) = (table.coverage.lowerBound, table.coverage.upperBound)
    let expected = [
      last - first + 1, first.daysSince1970, last.daysSince1970, 0, 0, 0,
    ].map(String.init)
    #expect(wrong == [expected])
    let rows = try Self.rows(
      "SELECT lunar_year, lunar_month, is_leap_month, lunar_day FROM lunar_dates(\(code))")
    let dates = table.dates(of: table.coverage).map {
      [$0.year, $0.month, $0.isLeapMonth ? 1 : 0, $0.day].map(String.init)
    }
    let isSame = rows == dates
    #expect(isSame)
  }

  @Test("has the holidays that the library has")
  func holidays() throws {
    let days = try Day(2026, 1, 1)...Day(2026, 12, 31)
    let annotator = try Annotator(database: .bundled, traditions: [], regions: ["VN"])
    let expected = try annotator.days(in: days).filter(\.isHoliday).map { [$0.day.description] }
    #expect(!expected.isEmpty)
    #expect(
      try Self.rows(
        "SELECT solar_date FROM lunar_dates('vn', '2026-01-01', '2026-12-31') "
          + "WHERE is_holiday(day, 'VN')") == expected)
  }

  /// The rows of a query as text, in a database that has loaded the extension.
  private static func rows(_ sql: String) throws -> [[String]] {
    var database: OpaquePointer?
    // SQLite hands its own functions to an extension that it loads; so it does to this one.
    typealias Entry = @convention(c) () -> Void
    let entry =
      sqlite3_lunarcalsqlite_init
      as @convention(c) (
        UnsafeMutableRawPointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        UnsafeRawPointer
      ) -> Int32
    #expect(sqlite3_auto_extension(unsafeBitCast(entry, to: Entry.self)) == SQLITE_OK)
    #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    var statement: OpaquePointer?
    #expect(sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    var rows: [[String]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        rows.append(
          (0..<sqlite3_column_count(statement)).map { column in
            sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
          })
      case SQLITE_DONE: return rows
      default: return [["error: " + String(cString: sqlite3_errmsg(database))]]
      }
    }
  }
}
