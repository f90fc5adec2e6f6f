import LunarCalCommands
import Testing

@Suite("lunarcal next")
struct NextCommandTests {
  @Test("finds the next days of a rule")
  func text() throws {
    #expect(
      try answer("next lunar 8-15 --count 2 -t vn") == """
        lunar 8-15
          Date        Weekday  Lunar date  When
          2026-09-25  Fri      15/8        in 220 days
          2027-09-15  Wed      15/8        in 575 days

        """)
    #expect(try answer("next --from 2030-01-01 -n 1 -- easter -2 days").contains("2030-04-19"))
    #expect(try answer("next term qingming -n 1 -t kr").contains("2026-04-05"))
    #expect(try answer("next lunar 1-1 by kr -n 2 -f ndjson").contains(#""date":"2027-02-07""#))
    #expect(try answer("next lunar 2033-L11-1 -n 1").contains("2033-12-22"))
    // Without a word on leap months, as events files have it.
    #expect(try answer("next lunar 2017-L6-15 -n 1 -t vn --from 2025-07-10").contains("2026-07-28"))
    #expect(try answer("next lunar 2017-L6-15 -n 1 -t cn --from 2025-07-10").contains("2025-08-08"))
  }

  @Test("finds the next days of a name, of whatever tradition keeps it")
  func names() throws {
    #expect(
      try answer("next tet --count 2 --from 2026-11-30") == """
        tet (Vietnamese)
          Date        Weekday  Lunar date  When         Name
          2027-02-06  Sat      1/1         in 354 days  Lunar New Year
          2028-01-26  Wed      1/1         in 708 days  Lunar New Year

        """)
    // Seoul's new moon of February 2027 falls a day after Hanoi's.
    #expect(try answer("next seollal -n 1 --from 2026-11-30").contains("2027-02-07  Sun      1/1"))
    #expect(try answer("next 설날 -n 1 --from 2026-11-30 -f csv").contains("2027-02-07,"))
    // The own tradition's first: its Mid-Autumn, and Buddha's Birthday of a region asked for.
    #expect(try answer("next MID-AUTUMN -n 1").contains("2026-09-25"))
    #expect(try answer("next buddha's birthday -r KR -n 1").contains("2026-05-24"))
    #expect(try answer("next 立春 -n 1 --from 2026-02-05").contains("2027-02-04"))
    #expect(try answer("next qingming -n 1 -f ics").contains("DTSTART;VALUE=DATE:20260405"))
  }

  @Test("finds an event of one's own by its name, before any festival")
  func ownNames() throws {
    let file = try TemporaryFile("lunar 3-10  Giỗ ông nội\nlunar 4-2  Tết riêng\n")
    let options = "--events \(file.path) -t vn --count 1 --from 2026-02-18"
    #expect(try answer("next gio ong \(options)").contains("2026-04-26"))
    #expect(try answer("next tết riêng \(options)").contains("2026-05-18"))
  }

  @Test("writes them as a calendar file, also as one rule")
  func calendar() throws {
    let text = try answer("next lunar 8-15 -n 2 -t cn -f ics --form rules")
    #expect(text.contains("RRULE:RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15\r\n"))
    #expect(try answer("next lunar 8-15 -n 2 -t vn -f ics").contains("DTSTART;VALUE=DATE:20260925"))
  }

  @Test(
    "refuses what is no rule, or never comes",
    arguments: [
      ("next", 2, "needs a rule"), ("next lunra 8-15", 2, "did you mean \"lunar\"?"),
      ("next xyzzy", 2, "no day has such a name"),
      ("next lunar 8-31", 2, "1 to 30"), ("next on +12026-01-01", 2, "YYYY-MM-DD"),
      ("next lunar 8-15 --count 0", 2, "write 1 to 10000"),
      ("next lunar L8-15 until 1990", 1, "has no day"),
      ("next lunar 1-1 --from 2700-01-01", 1, "has no day"),
      ("next lunar 8-15 --from 2026-02-30", 2, "its days are 1 to 28"),
    ])
  func refused(line: String, status: Int, part: String) {
    do throws(CommandError) {
      let text = try answer(line)
      Issue.record("\(line) was answered: \(text)")
    } catch {
      #expect(error.exitStatus == Int32(status))
      #expect(error.description.contains(part))
    }
  }
}
