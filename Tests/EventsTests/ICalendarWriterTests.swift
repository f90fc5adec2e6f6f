import DayCore
import Events
import Testing

@Suite("ICalendarWriter")
struct ICalendarWriterTests {
  private static let stamp = "20260101T000000Z"
  private static let days = ["2026-02-17", "2027-02-06"].compactMap { try? Day(iso8601: $0) }

  private func text(
    name: String? = nil, _ write: (inout ICalendarWriter) -> Void
  ) -> String {
    var writer = ICalendarWriter(name: name, stamp: Self.stamp)
    write(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test("writes one event a day, with an identity of its own")
  func occurrences() {
    let entry = CalendarEntry(
      id: "tet", summary: "Tết; \\ mới, vui", categories: ["family"],
      alarm: CalendarAlarm(minutesBefore: 900))
    let text = text(name: "Nhà") { $0.write(entry, onEach: Self.days) { "note \($0)" } }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      lines == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//lunarcal//lunarcal//EN",
        "CALSCALE:GREGORIAN", "METHOD:PUBLISH", "NAME:Nhà", "X-WR-CALNAME:Nhà",
        "BEGIN:VEVENT", "UID:20260217-tet@lunarcal", "DTSTAMP:20260101T000000Z",
        "DTSTART;VALUE=DATE:20260217", "DTEND;VALUE=DATE:20260218",
        "DESCRIPTION:note 2026-02-17", #"SUMMARY:Tết\; \\ mới\, vui"#, "CATEGORIES:family",
        "TRANSP:TRANSPARENT", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15H",
        #"DESCRIPTION:Tết\; \\ mới\, vui"#, "END:VALARM", "END:VEVENT",
        "BEGIN:VEVENT", "UID:20270206-tet@lunarcal", "DTSTAMP:20260101T000000Z",
        "DTSTART;VALUE=DATE:20270206", "DTEND;VALUE=DATE:20270207",
        "DESCRIPTION:note 2027-02-06", #"SUMMARY:Tết\; \\ mới\, vui"#, "CATEGORIES:family",
        "TRANSP:TRANSPARENT", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15H",
        #"DESCRIPTION:Tết\; \\ mới\, vui"#, "END:VALARM", "END:VEVENT", "END:VCALENDAR", "",
      ])
  }

  @Test("writes one event that lists its days, or that has a rule")
  func together() throws {
    let entry = CalendarEntry(id: "x", summary: "x", length: 3)
    let listed = text { $0.write(entry, together: Self.days) }
    #expect(listed.contains("UID:x@lunarcal\r\n"))
    #expect(listed.contains("DTSTART;VALUE=DATE:20260217\r\nDTEND;VALUE=DATE:20260220\r\n"))
    #expect(listed.contains("RDATE;VALUE=DATE:20270206\r\n"))
    let rule = try RecurrenceRule("RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1")
    let ruled = text { $0.write(entry, from: Self.days[0], by: rule, except: [Self.days[1]]) }
    #expect(ruled.contains("RRULE:RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1\r\n"))
    #expect(ruled.contains("EXDATE;VALUE=DATE:20270206\r\n"))
    #expect(!text { $0.write(entry, together: []) }.contains("VEVENT"))
  }

  @Test(
    "folds lines at 75 octets and cuts no character",
    arguments: ["x", "é", "節", "👨", "xé節👨", "aé"])
  func folding(unit: String) {
    for count in [1, 10, 20, 33, 60, 67, 68, 500] {
      let summary = String(repeating: unit, count: count)
      let text = text { $0.write(CalendarEntry(id: "x", summary: summary), together: Self.days) }
      let lines = text.utf8.split(separator: 13, omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { $0.count <= 76 }, "each but the first begins with a line feed")
      #expect(lines.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
      let unfolded = text.unicodeScalars.split(separator: "\r\n ".unicodeScalars)
        .map { String(String.UnicodeScalarView($0)) }.joined()
      #expect(
        unfolded.unicodeScalars.split(separator: "\r\n".unicodeScalars).contains {
          String(String.UnicodeScalarView($0)) == "SUMMARY:\(summary)"
        })
    }
  }

  @Test("escapes line breaks, and lets no control character through")
  func controls() {
    let entry = CalendarEntry(
      id: "x\r\nEND:VEVENT", summary: "a\r\nb\nc\rd\u{1B}[31m\u{0}\u{7F}e")
    let text = text { $0.write(entry, together: Self.days) }
    #expect(text.contains(#"SUMMARY:a\nb\nc\nd[31me"#))
    #expect(text.contains(#"UID:x\nEND:VEVENT@lunarcal"#))
    #expect(!text.utf8.contains { $0 < 32 && $0 != 10 && $0 != 13 })
  }

  @Test("leaves out days that iCalendar cannot write")
  func extremes() {
    let entry = CalendarEntry(id: "x", summary: "x")
    let days = [Day(daysSince1970: -800_000), Day(daysSince1970: 3_000_000)]
    #expect(!text { $0.write(entry, onEach: days) }.contains("VEVENT"))
    #expect(!text { $0.write(entry, together: days) }.contains("VEVENT"))
  }

  @Test(
    "knows stamps",
    arguments: [
      ("20260101T000000Z", true), ("20260230T000000Z", false), ("20260101T240000Z", false),
      ("20260101T000000", false), ("2026-01-01T00:00:00Z", false), ("", false),
      ("99991231T235960Z", true),
    ])
  func stamps(text: String, isStamp: Bool) {
    #expect(ICalendarWriter.isStamp(text) == isStamp)
  }

  @Test(
    "reads alarms",
    arguments: [
      ("1d", 1440), ("1", 1440), ("0d", 0), ("15h", 900), ("90m", 90), ("+9h", -540), ("", nil),
      ("d", nil), ("-1d", nil), ("401d", nil), ("1w", nil), ("9999999999d", nil),
    ] as [(String, Int?)])
  func alarms(text: String, minutes: Int?) {
    #expect(CalendarAlarm(text)?.minutesBefore == minutes)
  }

  @Test("makes identities of 128 bits that never change")
  func ids() {
    // Test vectors of Fowler, Noll and Vo.
    #expect(CalendarEntry.id(of: "") == "6c62272e07bb014262b821756295c58d")
    #expect(CalendarEntry.id(of: "foobar") == "343e1662793c64bf6f0d3597ba446f18")
  }
}
