import Events
import Holidays
import LunarDatabaseBundled
import Lunisolar

/// The bundled months of all traditions.
enum SampleTables {
  static func months(of tradition: Tradition) throws -> LunarTable {
    try LunarDatabase.bundled.table(for: tradition)
  }

  static func all() throws -> CalendarTables {
    CalendarTables(
      months: try Tradition.allCases.map(months(of:)),
      terms: [try LunarDatabase.bundled.terms(for: .chinese)])
  }
}
