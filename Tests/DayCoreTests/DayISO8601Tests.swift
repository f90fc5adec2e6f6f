import DayCore
import Testing

@Suite("Day as ISO 8601 text")
struct DayISO8601Tests {
  @Test(
    "text is read back as written",
    arguments: [
      ("2026-02-17", 2026, 2, 17), ("0000-01-01", 0, 1, 1), ("-0043-03-15", -43, 3, 15),
      ("9999-12-31", 9999, 12, 31), ("+10000-01-01", 10_000, 1, 1),
      ("-12345-06-30", -12_345, 6, 30),
    ])
  func reading(text: String, year: Int, month: Int, day: Int) throws {
    let date = try Day(year, month, day)
    #expect(try Day(iso8601: text) == date)
    #expect(date.description == text)
    #expect(try Day(iso8601: ("<" + text + ">").dropFirst().dropLast()) == date)
  }

  @Test("a sign that is not needed is read", arguments: ["+2026-02-17", "+02026-02-17"])
  func sign(text: String) throws {
    #expect(try Day(iso8601: text) == Day(2026, 2, 17))
  }

  @Test("the extreme days are read back as written", arguments: [Int.min, Int.max])
  func extremes(count: Int) throws {
    let day = Day(daysSince1970: count)
    #expect(try Day(iso8601: day.description) == day)
  }

  @Test(
    "other text is not a date",
    arguments: [
      "", "banana", "2026", "2026-02", "2026-2-17", "2026-02-7", "2026-02-17 ", " 2026-02-17",
      "2026-02-17T00", "02026-02-17", "12026-02-17", "20260217", "2026/02/17", "2026-+2-17",
      "+202-02-17", "-0000-01-01", "--2026-02-17", "２０２６-02-17", "2026-02-1７",
      "+99999999999999999999-01-01",
    ])
  func malformed(text: String) {
    #expect(throws: DayError.malformedISO8601(text: text)) { try Day(iso8601: text) }
  }

  @Test("a date of the right form that does not exist is an error of its own")
  func nonexistent() {
    #expect(throws: DayError.dayOutOfRange(day: 29, month: 2, year: 2026)) {
      try Day(iso8601: "2026-02-29")
    }
    #expect(throws: DayError.monthOutOfRange(month: 0)) { try Day(iso8601: "2026-00-10") }
    #expect(throws: DayError.yearOutOfRange(year: .max)) { try Day(iso8601: "+\(Int.max)-01-01") }
  }

  @Test("components that are no date are written as they are")
  func unchecked() {
    let components = DayComponents(year: 2026, month: -1, dayOfMonth: 123)
    #expect(components.description == "2026--01-123")
  }
}
