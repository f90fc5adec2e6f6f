import DayTypeLunar
import Foundation
import Testing

@Suite("Date.toLunar")
struct DateLunarTests {
  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  @Test("the zone says which day it is: New Year 2026 came to Hanoi before it came to London")
  func zone() throws {
    // 2026-02-16T17:30:00Z.
    let date = Date(timeIntervalSince1970: 1_771_263_000)
    let hanoi = try calendar("Asia/Ho_Chi_Minh")
    let lunar = try date.toLunar(in: .vietnamese, usingCalendar: hanoi)
    #expect(lunar == LunarDate(year: 2026, month: 1, day: 1))
    let london = try date.toLunar(in: .vietnamese, usingCalendar: calendar("Europe/London"))
    #expect(london == LunarDate(year: 2025, month: 12, day: 29))
  }

  @Test("the traditions differ: 17 and 18 February 2007 at New Year in Vietnam and China")
  func traditions() throws {
    let gmt = try calendar("GMT")
    let date = try Day(2007, 2, 17).date(inCalendar: gmt)
    let database = try LunarDatabase.bundled
    let chinese = try date.toLunar(usingCalendar: gmt, from: database)
    #expect(chinese == LunarDate(year: 2006, month: 12, day: 30))
    let vietnamese = try date.toLunar(in: .vietnamese, usingCalendar: gmt, from: database)
    #expect(vietnamese == LunarDate(year: 2007, month: 1, day: 1))
  }

  @Test("a day that the tradition does not cover is an error")
  func outside() throws {
    let gmt = try calendar("GMT")
    #expect {
      try Date.distantPast.toLunar(in: .japanese, usingCalendar: gmt)
    } throws: { error in
      if case .dayOutsideCoverage(_, .japanese, _) = error as? LunarDatabaseError {
        true
      } else {
        false
      }
    }
  }
}
