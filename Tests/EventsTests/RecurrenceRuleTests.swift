import DayCore
import Events
import Holidays
import Lunisolar
import Testing

@Suite("RecurrenceRule")
struct RecurrenceRuleTests {
  @Test(
    "reads what it writes",
    arguments: [
      "FREQ=YEARLY", "FREQ=YEARLY;INTERVAL=2;COUNT=10", "FREQ=YEARLY;UNTIL=20301231",
      "FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "FREQ=MONTHLY;BYDAY=-1MO",
      "FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=TU",
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=30;SKIP=BACKWARD",
      "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=6,6L;BYMONTHDAY=-1",
      "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD", "FREQ=WEEKLY;BYDAY=MO,WE",
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU", "FREQ=DAILY;INTERVAL=3",
    ])
  func roundTrip(text: String) throws {
    #expect(try RecurrenceRule(text).description == text)
  }

  @Test("reads in any case, with what does not matter left out")
  func leniency() throws {
    #expect(try RecurrenceRule("freq=yearly;wkst=MO;rscale=gregorian") == RecurrenceRule())
    #expect(try RecurrenceRule("FREQ=YEARLY;UNTIL=20301231T000000Z").until == Day(2030, 12, 31))
  }

  @Test(
    "refuses what is malformed or not understood, with what would be right",
    arguments: [
      ("", "FREQ=YEARLY"), ("FREQ", "FREQ=YEARLY"), ("INTERVAL=2", "FREQ in a rule"),
      ("FREQ=SECONDLY", "WEEKLY and DAILY"), ("FREQ=YEARLY;FREQ=YEARLY", "once"),
      ("FREQ=YEARLY;COUNT=0", "1 to 100000"), ("FREQ=YEARLY;COUNT=99999999999999", "1 to 100000"),
      ("FREQ=YEARLY;BYMONTH=13", "1 to 12"), ("FREQ=YEARLY;BYMONTH=5L", "lunar calendar only"),
      ("FREQ=YEARLY;BYSETPOS=1", "one weekday"),
      ("FREQ=YEARLY;BYWEEKNO=1", "BYMONTHDAY"), ("FREQ=YEARLY;BYDAY=XX", "2SU"),
      ("FREQ=YEARLY;COUNT=1;UNTIL=20260101", "either"), ("FREQ=YEARLY;SKIP=OMIT", "RSCALE"),
      ("RSCALE=HEBREW;FREQ=YEARLY", "CHINESE and DANGI"),
      ("FREQ=YEARLY;UNTIL=20260230", "its days are 1 to 28"),
      ("FREQ=YEARLY;UNTIL=2026", "eight digits"),
    ])
  func refused(text: String, part: String) {
    do throws(ICalendarError) {
      let rule = try RecurrenceRule(text)
      Issue.record("\(text) was read as \(rule)")
    } catch {
      #expect(error.description.contains(part))
    }
  }

  @Test(
    "says rules of the grammar, where it can",
    arguments: [
      ("solar 5-1", "FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1"),
      ("solar 2-29", "RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;SKIP=BACKWARD"),
      ("2nd sunday of may", "FREQ=YEARLY;BYMONTH=5;BYDAY=2SU"),
      ("last monday of may until 2030", "FREQ=YEARLY;UNTIL=20301231;BYMONTH=5;BYDAY=-1MO"),
      ("lunar 8-15", "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15"),
      ("lunar 12-last", "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=-1"),
      ("lunar *-1,15 by kr", "RSCALE=DANGI;FREQ=MONTHLY;BYMONTHDAY=1,15"),
      (
        "lunar 2017-L6-30",
        "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=6L;BYMONTHDAY=30;SKIP=BACKWARD"
      ),
      ("lunar 2017-L6-15", "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=6L;BYMONTHDAY=15;SKIP=BACKWARD"),
      ("lunar 2017-L6-15 ordinary-only", "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=15"),
      (
        "lunar 2017-L6-15 leap-and-ordinary",
        "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=6,6L;BYMONTHDAY=15"
      ),
      ("every 14 days from 2026-01-05", "FREQ=WEEKLY;INTERVAL=2"),
      ("every 10 days from 2026-01-05 until 2027", "FREQ=DAILY;INTERVAL=10;UNTIL=20271231"),
      ("lunar L6-30", nil), ("lunar 8-15 by vn", nil), ("term qingming", nil), ("easter", nil),
      ("lunar 1-1 -1 day", nil), ("solar 5-1 since 2020 every 2 years", nil),
      ("lunar 1-1..3", nil), ("solar *-1 if monday", nil),
    ] as [(String, String?)])
  func ofRule(rule: String, text: String?) throws {
    #expect(try Rule(rule).recurrence(tradition: .chinese)?.description == text)
  }

  @Test(
    "written for a rule of the grammar and read again, gives the same days",
    arguments: [
      "solar 5-1", "solar 2-29", "2nd sunday of may", "lunar 8-15", "lunar 12-30",
      "every 14 days from 2017-01-05", "every 10 days from 2019-01-05 until 2027",
      "lunar 12-30 short-next", "lunar 12-last", "lunar *-1,15", "lunar 2017-L6-15",
      "lunar 2017-L6-30 leap-only short-skip", "lunar L6-15", "lunar 2017-L6-15 ordinary-only",
      "lunar 2017-L6-15 leap-and-ordinary", "lunar 1-1 by kr",
    ])
  func sameDays(text: String) throws {
    let tables = try SampleTables.all()
    let range = try Day(2018, 1, 1)...Day(2060, 12, 31)
    let rule = try Rule(text)
    let days = try rule.days(in: range, tables: tables, tradition: .chinese)
    let recurrence = try #require(rule.recurrence(tradition: .chinese))
    var writer = ICalendarWriter(name: nil, stamp: "20260101T000000Z")
    writer.write(CalendarEntry(id: "x", summary: "x"), from: days[0], by: recurrence)
    let file = ICalendarFile(writer.finish(), tables: tables)
    #expect(file.problems.isEmpty)
    let found = try file.events.flatMap {
      try $0.rule.days(in: range, tables: tables, tradition: .chinese)
    }
    #expect(found.sorted() == days)
  }
}
