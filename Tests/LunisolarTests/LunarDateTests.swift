import DayCore
import Lunisolar
import Testing

@Suite("LunarDate")
struct LunarDateTests {
  @Test(
    "text is read, with L before a leap month",
    arguments: [
      ("2025-6-1", LunarDate(year: 2025, month: 6, day: 1), "2025-06-01"),
      ("2025-L06-01", LunarDate(year: 2025, month: 6, isLeapMonth: true, day: 1), "2025-L06-01"),
      ("2025-l6-30", LunarDate(year: 2025, month: 6, isLeapMonth: true, day: 30), "2025-L06-30"),
      ("1645-12-29", LunarDate(year: 1645, month: 12, day: 29), "1645-12-29"),
    ])
  func text(text: String, date: LunarDate, written: String) throws {
    #expect(try LunarDate(text) == date)
    #expect(date.description == written)
    #expect(try LunarDate(written) == date)
  }

  @Test(
    "other text is an error that says what is wrong",
    arguments: [
      ("", LunisolarError.malformedLunarDate(text: "")),
      ("2025-6", .malformedLunarDate(text: "2025-6")),
      ("2025-LL6-1", .malformedLunarDate(text: "2025-LL6-1")),
      ("25-6-1", .malformedLunarDate(text: "25-6-1")),
      ("2025-+6-1", .malformedLunarDate(text: "2025-+6-1")),
      ("2025-13-1", .monthOutOfRange(month: 13)),
      ("2025-0-1", .monthOutOfRange(month: 0)),
      ("2025-6-31", .dayOutOfRange(day: 31)),
    ])
  func malformed(text: String, error: LunisolarError) {
    #expect(throws: error) { try LunarDate(text) }
  }

  @Test("a leap month comes after its ordinary month")
  func order() throws {
    let texts = ["2025-06-30", "2025-L06-01", "2025-07-01", "2026-01-01"]
    let dates = try texts.map { try LunarDate($0) }
    #expect(dates.shuffled().sorted() == dates)
  }
}
