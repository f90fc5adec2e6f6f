import DayCore
import Testing

@testable import LunarCalCommands

@Suite("lunarcal agenda")
struct AgendaCommandTests {
  private static let events = """
    tradition: vn
    lunar 1962-1-2  Giỗ ông nội
      category: memorial
      note: cúng ở nhà bác
    solar 1950-2-20  Mẹ
      category: birthday
    lunar *-15  Rằm
    """

  @Test("lists events and holidays together, with the days until each")
  func text() throws {
    let file = try TemporaryFile(Self.events)
    let line = "agenda -e \(file.path) --region VN --layers none --days 15 --lang en --columns 99"
    #expect(
      try answer(line) == """
        2026-02-17 – 2026-03-03
          Date        Weekday  Lunar date  When        Name
          2026-02-17  Tue      1/1         today       Lunar New Year (day off)
          2026-02-18  Wed      2/1         tomorrow    Second day of Lunar New Year (day off)
          2026-02-18  Wed      2/1         tomorrow    Giỗ ông nội (64th anniversary)
          2026-02-19  Thu      3/1         in 2 days   Third day of Lunar New Year (day off)
          2026-02-20  Fri      4/1         in 3 days   Fourth day of Lunar New Year (day off)
          2026-02-20  Fri      4/1         in 3 days   Mẹ (age 76, 77 sui)
          2026-03-03  Tue      15/1        in 14 days  Rằm

        """)
    #expect(try answer("agenda").isEmpty == false)
  }

  @Test("writes a long agenda in the same layout")
  func long() throws {
    let file = try TemporaryFile("solar *-1..31  a\nlunar 1962-1-2  Giỗ\n  category: memorial\n")
    let line = "agenda -e \(file.path) --no-holidays --days 2500 -t vn"
    let text = try streamed("", line.split(separator: " ").map(String.init))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2 + 2500 + 7)
    #expect(lines[3] == "  2026-02-18  Wed      2/1         tomorrow      a")
    #expect(lines[4] == "  2026-02-18  Wed      2/1         tomorrow      Giỗ (64th anniversary)")
    let calendar = try streamed("", line.split(separator: " ").map(String.init) + ["-f", "ics"])
    #expect(calendar.split(separator: "\r\n").filter { $0 == "BEGIN:VEVENT" }.count == 2507)
    #expect(calendar.hasSuffix("END:VEVENT\r\nEND:VCALENDAR\r\n"))
  }

  @Test("gives the same in other formats")
  func formats() throws {
    let file = try TemporaryFile(Self.events)
    let json = try answer("agenda -e \(file.path) --days 2 --format ndjson")
    #expect(json.contains(#""date":"2026-02-18","weekday":"wednesday""#))
    #expect(json.contains(#""daysUntil":1,"#))
    #expect(json.contains(#""category":"memorial","note":"cúng ở nhà bác""#))
    let csv = try answer("agenda -e \(file.path) --days 2 --format csv")
    #expect(csv.contains("2026-02-18,wednesday,2026-01-02,1,"))
    let ics = try answer(
      "agenda -e \(file.path) --days 400 --format ics --form dates --alarm 1d --name Nhà")
    #expect(ics.contains("X-WR-CALNAME:Nhà\r\n"))
    #expect(ics.contains("RDATE;VALUE=DATE:20270207\r\n"))
    #expect(ics.contains("TRIGGER:-P1D\r\n"))
    #expect(ics.contains("DTSTAMP:20260217T000000Z\r\n"))
    #expect(
      try answer("agenda -e \(file.path) --days 400 --format ics --stamp 20200101T000000Z")
        .contains("DTSTAMP:20200101T000000Z\r\n"))
  }

  @Test("reads the file of the configuration folder, and none if it is not there")
  func defaultFile() throws {
    let text = try answer("agenda --days 1", environment: ["HOME": "/nonexistent"])
    #expect(text == (try answer("agenda --days 1")))
    #expect(throws: CommandError.failure("there is no file \"/nonexistent/x\"")) {
      try answer("agenda -e /nonexistent/x")
    }
    #expect(try answer("agenda -e none --days 1", environment: ["HOME": "/nonexistent"]) == text)
  }

  @Test("tells each bad line, reads the rest, and stops with --strict")
  func problems() throws {
    let file = try TemporaryFile("lunra 1-1  x\nsolar 2-18  \u{1B}]0;evil\u{7} A\n")
    let warnings = Warnings()
    let text = try answer("agenda -e \(file.path) --days 3") { warnings.add($0) }
    #expect(text.contains("]0;evil A"))
    #expect(text.utf8.allSatisfy { $0 >= 32 || $0 == 10 })
    #expect(
      warnings.all == [
        "\(file.path):1:1: \"lunra\" is not a kind of rule: did you mean \"lunar\"?"
      ])
    #expect(throws: CommandError.self) { try answer("agenda -e \(file.path) --strict") }
    let many = try TemporaryFile(String(repeating: "x\n", count: 1000))
    let more = Warnings()
    _ = try answer("agenda -e \(many.path)") { more.add($0) }
    #expect(more.all.count == 21)
    #expect(more.all.last == "and 980 more lines that cannot be read")
  }

  @Test("events appear in show, lookup and the status line, in every format escaped")
  func everywhere() throws {
    let title = "<b>A</b>, \"B\"; =1+1 \u{202E}C"
    let file = try TemporaryFile("lunar 1-2  \(title)\n  category: birthday\nsolar 2-18  =2+2\n")
    let clean = "<b>A</b>, \"B\"; =1+1 C"
    #expect(try answer("show 2026-02 -e \(file.path)").contains(clean))
    #expect(try answer("lookup 2026-02-18 -e \(file.path)").contains(clean))
    #expect(!(try answer("lookup 2026-02-19 -e \(file.path)").contains("B\"")))
    let html = try answer("agenda --days 2 -e \(file.path) -f html")
    #expect(html.contains("&lt;b&gt;A&lt;/b&gt;") && !html.contains("<b>A"))
    let csv = try answer("agenda --days 2 -e \(file.path) -f csv")
    #expect(csv.contains("\"<b>A</b>, \"\"B\"\"; =1+1 C\"") && csv.contains(",'=2+2,"))
    let ics = try answer("show 2026-02 -e \(file.path) -f ics")
    #expect(ics.contains("SUMMARY;LANGUAGE=en:<b>A</b>\\, \"B\"\\; =1+1 C\r\n"))
    let json = try answer("lookup 2026-02-18 -e \(file.path) -f json")
    #expect(json.contains(#""kind":"event","off":false,"name":"<b>A</b>, \"B\"; =1+1 C""#))
  }

  @Test("reads several files of both kinds")
  func several() throws {
    let first = try TemporaryFile("solar 2-18  A\n")
    let second = try TemporaryFile(
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20130210\r\nSUMMARY:B\r\n"
        + "RRULE:RSCALE=CHINESE;FREQ=YEARLY\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
    let text = try answer("agenda -e \(first.path) -e \(second.path) --days 2 --no-holidays")
    #expect(text.contains("today     B\n"))
    #expect(text.contains("tomorrow  A\n"))
  }

  @Test(
    "refuses what it cannot do",
    arguments: [
      ("agenda x", 2, "takes no \"x\""), ("agenda --days 0", 2, "write 1 to 73050"),
      ("agenda --days 100000", 2, "write 1 to 73050"), ("agenda --from x", 2, "YYYY-MM-DD"),
      ("agenda --from +25252734927768524-07-25", 2, "too far away"),
      ("agenda --today -25252734927764585-06-08", 2, "too far away"),
      ("agenda --form list", 2, "dates"), ("agenda --alarm soon", 2, "write 1d"),
      ("agenda --stamp now", 2, "write 20260101T000000Z"), ("agenda -e /tmp", 1, "directory"),
      ("agenda -e /dev/zero", 1, "longer than 64 MiB"), ("agenda -r XX", 2, "no region"),
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
