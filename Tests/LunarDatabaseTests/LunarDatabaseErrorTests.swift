import DayCore
import LunarDatabaseBundled
import Lunisolar
import Testing

@Suite("LunarDatabaseError")
struct LunarDatabaseErrorTests {
  @Test("a day outside the coverage names the coverage")
  func dayOutside() throws {
    #expect {
      try LunarDatabase.bundled.lunarDate(for: Day(1066, 10, 14))
    } throws: {
      "\($0)"
        == "1066-10-14 is outside the Chinese calendar: it covers 1645-01-28 to 2649-02-03"
    }
    #expect {
      try LunarDatabase.bundled.month(containing: Day(daysSince1970: .max), in: .korean)
    } throws: {
      $0 is LunarDatabaseError
    }
    #expect {
      try LunarDatabase.bundled.month(containing: Day(daysSince1970: .min), in: .korean)
    } throws: {
      $0 is LunarDatabaseError
    }
  }

  @Test("a lunar date that does not exist says what does")
  func noSuchDate() throws {
    let database = try LunarDatabase.bundled
    func message(_ text: String, _ tradition: Tradition = .chinese) throws -> String {
      do {
        return try database.day(for: LunarDate(text), in: tradition).description
      } catch let error as LunarDatabaseError {
        return error.description
      }
    }
    #expect(
      try message("2026-12-30")
        == "Chinese lunar year 2026, month 12 has no day 30: its days are 1 to 29")
    #expect(
      try message("2026-L3-01")
        == "Chinese lunar year 2026 has no leap month L3: it has no leap month")
    #expect(
      try message("2025-L3-01")
        == "Chinese lunar year 2025 has no leap month L3: its leap month is L6")
    #expect(
      try message("1899-01-01", .korean)
        == "lunar year 1899 is outside the Korean calendar: it covers lunar years 1900 to 2648")
    #expect(try message("2027-01-01", .korean) == "2027-02-07")
  }

  @Test("the months of a range are those that meet it")
  func range() throws {
    let days = try Day(2026, 2, 1)...Day(2026, 2, 28)
    let months = try LunarDatabase.bundled.months(containing: days)
    #expect(months.map(\.label) == ["12", "1"])
    #expect(months.map(\.firstDay.description) == ["2026-01-19", "2026-02-17"])
  }
}
