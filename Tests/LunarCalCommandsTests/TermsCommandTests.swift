import DayCore
import LunarCalCommands
import Testing

@Suite("lunarcal terms")
struct TermsCommandTests {
  @Test(
    "each format prints what its file holds",
    arguments: ["text", "json", "ndjson", "csv", "md", "html", "svg", "ics"])
  func formats(format: String) throws {
    Golden(name: "format-terms.\(format)").check(
      try answer("terms 2026-01..2026-02 --zone Asia/Ho_Chi_Minh -l vi --format \(format)"))
  }

  @Test("a year has 24 terms and 49 or 50 phases, in order")
  func year() throws {
    let lines = try answer("terms 2026 --zone UTC --format csv").split(separator: "\n").dropFirst()
    #expect(lines.filter { $0.contains(",term,") }.count == 24)
    #expect(49...50 ~= lines.filter { $0.contains(",moon,") }.count)
    #expect(lines.sorted() == Array(lines))
    let terms = try answer("terms 2026 --zone UTC --format csv --only terms")
    #expect(terms.split(separator: "\n").count == 25)
  }

  @Test(
    "instants are given in the zone, with the offset in force then",
    arguments: [
      // The winter solstice of 2026 is at 20:50 UTC on 21 December.
      ("2026-12", "UTC", "dongzhi", "2026-12-21T20:50:"),
      ("2026-12", "+08:00", "dongzhi", "2026-12-22T04:50:"),
      ("2026-12", "UTC+9", "dongzhi", "2026-12-22T05:50:"),
      ("2026-12", "-0330", "dongzhi", "2026-12-21T17:20:"),
      ("2026-12", "Asia/Seoul", "dongzhi", "2026-12-22T05:50:"),
      ("2026-12", "Europe/Berlin", "dongzhi", "2026-12-21T21:50:"),
      ("2026-06", "Europe/Berlin", "xiazhi", "2026-06-21T10:24:"),
      ("2026-06", "Asia/Kathmandu", "xiazhi", "2026-06-21T14:09:"),
    ])
  func zones(when: String, zone: String, term: String, start: String) throws {
    let rows = try answer("terms \(when) --zone \(zone) --format csv").split(separator: "\n")
    let row = rows.first { $0.contains(",\(term),") }
    #expect(row?.split(separator: ",")[1].hasPrefix(start) == true, "\(row ?? "no row")")
  }

  @Test("a month is that of the zone: its first and last instants may be another day in UTC")
  func months() throws {
    // The full moon of 2026-10-26 at 04:12 UTC is on the 25th in Hawaii.
    let utc = try answer("terms 2026-10 --zone UTC --format csv")
    let hawaii = try answer("terms 2026-10 --zone -10 --format csv")
    #expect(utc.contains("2026-10-26T04:1"))
    #expect(hawaii.contains("2026-10-26T04:1") && hawaii.contains(",2026-10-25T18:1"))
  }

  @Test("the zone of the process is as it was")
  func zoneOfProcess() throws {
    let before = getenv("TZ").map { String(cString: $0) }
    _ = try answer("terms 2026-01 --zone Asia/Tokyo")
    #expect(getenv("TZ").map { String(cString: $0) } == before)
  }

  @Test(
    "a zone that is none is refused with those most like it",
    arguments: [
      ("Asia/Seul", "Asia/Seoul"), ("berlin", "Europe/Berlin"),
      ("../../etc/passwd", "did you mean"),
      ("/etc/localtime", "did you mean"), ("+25:00", "did you mean"), ("+8:7", "did you mean"),
      ("UTC+", "did you mean"),
    ])
  func refused(zone: String, hint: String) throws {
    let error = #expect(throws: CommandError.self) { try answer("terms 2026 --zone \(zone)") }
    #expect(error?.exitStatus == 2)
    #expect(error?.description.contains(hint) == true, "\(String(describing: error))")
  }

  @Test("years that the table does not have are no answer")
  func coverage() throws {
    let error = #expect(throws: CommandError.self) { try answer("terms 1500 --zone UTC") }
    #expect(error?.exitStatus == 1)
  }
}
