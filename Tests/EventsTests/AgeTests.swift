import DayCore
import Events
import LunarDatabaseBundled
import Lunisolar
import Testing

@Suite("Age")
struct AgeTests {
  @Test("counts completed years, and by the East Asian count with each new year")
  func counts() throws {
    let born = try Day(1961, 2, 5)  // the 20th of month 12 of lunar 1960
    let day = try Day(2026, 2, 7)  // the 20th of month 12 of lunar 2025
    let chinese = try LunarDatabase.bundled.table(for: .chinese)
    let korean = try LunarDatabase.bundled.table(for: .korean)
    let age = Age(bornOn: born, on: day, in: chinese)
    #expect(age.western == 65)
    #expect(age.eastAsian == 66)
    // From 1 January on, not from the lunar new year.
    #expect(Age(bornOn: born, on: day, in: korean).eastAsian == 66)
    #expect(Age(bornOn: born, on: try Day(2026, 1, 5), in: chinese).eastAsian == 66)
    #expect(Age(bornOn: born, on: try Day(2026, 2, 17), in: chinese).eastAsian == 67)
    #expect(Age(bornOn: born, on: try Day(2026, 1, 5), in: korean).eastAsian == 66)
    #expect(Age(bornOn: born, on: try Day(2025, 12, 31), in: korean).eastAsian == 65)
  }
}
