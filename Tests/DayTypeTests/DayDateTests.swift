import DayType
import Foundation
import Testing

@Suite("Day to and from Date")
struct DayDateTests {
  /// Zones whose clocks skip midnight, show it twice, or do neither.
  static let zones = [
    "GMT", "America/Sao_Paulo", "Africa/Cairo", "Asia/Beirut", "America/Havana", "Asia/Amman",
    "America/Asuncion", "Asia/Tehran", "Pacific/Auckland", "Pacific/Pago_Pago", "Asia/Kathmandu",
    "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "America/Scoresbysund",
    "Atlantic/Azores",
  ]

  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  @Test("every day of 1968 to 2040 begins where Foundation says, and leads back", arguments: zones)
  func everyDay(zone: String) throws {
    let calendar = try calendar(zone)
    for day in try Day(1968, 1, 1)...Day(2040, 12, 31) {
      let date = day.date(inCalendar: calendar)
      let justBefore = date.addingTimeInterval(-0.001)
      guard Day(date: date, usingCalendar: calendar) == day,
        Day(date: justBefore, usingCalendar: calendar) == day - 1,
        calendar.startOfDay(for: date) == date
      else {
        Issue.record("\(zone) \(day): \(date)")
        continue
      }
    }
  }

  @Test(
    "a day whose midnight is skipped begins at the end of the gap",
    arguments: [
      ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z"),
      ("Africa/Cairo", "2023-04-28", "2023-04-27T22:00:00Z"),
      ("Asia/Beirut", "2024-03-31", "2024-03-30T22:00:00Z"),
    ])
  func gaps(zone: String, text: String, start: String) throws {
    let day = try Day(iso8601: text)
    let date = day.date(inCalendar: try calendar(zone))
    #expect(date.formatted(.iso8601) == start)
    #expect(Day(date: date, usingCalendar: try calendar(zone)) == day)
  }

  @Test("a day that shows midnight twice begins at the first")
  func overlap() throws {
    // Cuba turned its clocks back from 01:00 to 00:00 on 5 November 2023.
    let date = try Day(2023, 11, 5).date(inCalendar: calendar("America/Havana"))
    #expect(date.formatted(.iso8601) == "2023-11-05T04:00:00Z")
  }

  @Test("a day that the zone skipped gives the moment of the skip")
  func skippedDay() throws {
    let apia = try calendar("Pacific/Apia")
    let date = try Day(2011, 12, 30).date(inCalendar: apia)
    #expect(date.formatted(.iso8601) == "2011-12-30T10:00:00Z")
    #expect(try Day(date: date, usingCalendar: apia) == Day(2011, 12, 31))
    #expect(try Day(2011, 12, 31).date(inCalendar: apia) == date)
  }

  @Test("a time zone that is given goes before the calendar's")
  func timeZone() throws {
    let day = try Day(2000, 1, 1)
    let melbourne = try #require(TimeZone(secondsFromGMT: 11 * 3600))
    #expect(day.date(timeZone: melbourne).formatted(.iso8601) == "1999-12-31T13:00:00Z")
    #expect(day.date(timeZone: .gmt).formatted(.iso8601) == "2000-01-01T00:00:00Z")
  }

  @Test("the calendar's kind does not matter", arguments: [Calendar.Identifier.buddhist, .hebrew])
  func calendarKind(identifier: Calendar.Identifier) throws {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    let day = try Day(2026, 2, 17)
    #expect(day.date(inCalendar: calendar) == day.date(timeZone: .gmt))
    #expect(Day(date: day.date(timeZone: .gmt), usingCalendar: calendar) == day)
  }

  @Test(
    "time intervals round towards the past",
    arguments: [
      (-3600, "1969-12-31"), (0, "1970-01-01"), (86_399.999, "1970-01-01"), (-86_400, "1969-12-31"),
      (-86_400.001, "1969-12-30"), (1_771_286_399.999_999_8, "2026-02-16"),
      (1_771_286_400, "2026-02-17"),
    ])
  func intervals(interval: TimeInterval, text: String) throws {
    let day = try Day(iso8601: text)
    #expect(Day(timeIntervalSince1970: interval) == day)
  }

  @Test("the last moment before midnight is still the day before")
  func lastMoment() throws {
    let midnight = Date(timeIntervalSinceReferenceDate: 792_979_200)
    let before = Date(timeIntervalSinceReferenceDate: (792_979_200.0).nextDown)
    let gmt = try calendar("GMT")
    #expect(try Day(date: midnight, usingCalendar: gmt) == Day(2026, 2, 17))
    #expect(try Day(date: before, usingCalendar: gmt) == Day(2026, 2, 16))
  }

  @Test("extremes are held at the ends of the day numbers", arguments: zones)
  func extremes(zone: String) throws {
    let calendar = try calendar(zone)
    let huge = Date(timeIntervalSinceReferenceDate: 1e300)
    let tiny = Date(timeIntervalSinceReferenceDate: -.infinity)
    #expect(Day(date: huge, usingCalendar: calendar).daysSince1970 == .max)
    #expect(Day(date: tiny, usingCalendar: calendar).daysSince1970 == .min)
    #expect(Day(timeIntervalSince1970: .infinity).daysSince1970 == .max)
    #expect(Day(timeIntervalSince1970: .nan).daysSince1970 == .min)
    let last = Day(daysSince1970: .max).date(inCalendar: calendar)
    #expect(last.timeIntervalSince1970 == 86_400 * Double(Int.max))
    let far = Day(daysSince1970: -1 << 36)
    #expect(Day(date: far.date(inCalendar: calendar), usingCalendar: calendar) == far)
  }

  @Test("text is that of the day, whatever the zone of the style")
  func formatted() throws {
    var style = Date.FormatStyle(
      date: .complete, time: .omitted, locale: Locale(identifier: "en_US"))
    style.calendar = Calendar(identifier: .gregorian)
    for zone in Self.zones {
      style.timeZone = try #require(TimeZone(identifier: zone))
      #expect(try Day(2026, 2, 17).formatted(style) == "Tuesday, February 17, 2026")
    }
    let short = style.day().month(.abbreviated)
    #expect(try Day(2026, 9, 14).formatted(short).contains("Sep"))
    let english = Locale(identifier: "en_US")
    let day = try Day(2026, 9, 14)
    #expect(day.formatted(.dateTime.day().month(.abbreviated).locale(english)) == "Sep 14")
    #expect(Day(daysSince1970: .max).formatted(style) == "+25252734927768524-07-27")
  }

  @Test("text before 15 October 1582 is Foundation's, in the Julian calendar")
  func julian() throws {
    var style = Date.FormatStyle(date: .abbreviated, time: .omitted)
    style.locale = Locale(identifier: "en_US")
    style.calendar = Calendar(identifier: .gregorian)
    #expect(try Day(1582, 10, 15).formatted(style) == "Oct 15, 1582")
    #expect(try Day(1582, 10, 14).formatted(style) == "Oct 4, 1582")
  }
}
