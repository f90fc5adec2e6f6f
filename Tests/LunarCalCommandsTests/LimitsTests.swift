import DayCore
import LunarCalCommands
import Testing

/// What a table does not know looks like a day on which nothing is, unless it is said.
@Suite("Limits of the table")
struct LimitsTests {
  private static let holidays = "the days of VN are known for 1995 to 2100 only"
  private static let festivals = "the days of vn-festivals are known for 1900 to 2100 only"
  private static let months = "the Vietnamese calendar covers 1900-01-31 to 2649-02-03 only"

  @Test(
    "are told beside the answer",
    arguments: [
      ("show 2100-12..2101-01 -r VN -t vn", [holidays, festivals]),
      ("show 2648-12..2649-03 -t vn --layers none", [months]),
      ("lookup 1994-12-31 -r VN -t vn", [holidays]),
      ("lookup 1994-12-31..1995-01-01 -r VN -t vn --format json", [holidays]),
      ("agenda --from 2100-12-31 --days 2 -r VN --layers none", [holidays]),
      ("export holidays 1990-01-01..1999-12-31 -r VN", [holidays]),
      ("anniversary --lunar 8-15 -t vn --years 2640..2660", [months]),
      (
        "next lunar 8-15 -t vn --from 2647-01-01 --count 9",
        ["only 2 of 9 days were found: the table ends there, or a thousand years do"]
      ),
    ])
  func told(command: String, limits: [String]) throws {
    #expect(try warnings(of: command) == limits)
  }

  @Test("are told of the user's own lunar events, and only of those")
  func events() throws {
    let lunar = try TemporaryFile("lunar 8-15  Trung thu\n")
    let solar = try TemporaryFile("solar 8-15  x\n")
    let words = "agenda --from 2649-01-01 --days 90 -t vn --layers none -e"
    #expect(try warnings(of: "\(words) \(lunar.path)") == [Self.months])
    #expect(try warnings(of: "\(words) \(solar.path)") == [])
  }

  @Test(
    "are no matter where they are not reached",
    arguments: [
      "show 1995-01..2100-12 -r VN -t vn --no-list", "lookup 1995-01-01 -r VN -t vn",
      "agenda --days 9 -r VN", "export holidays -r VN",
      "anniversary --lunar 8-15 -t vn-south --years 1970..2000",
      "next solar 2-29 until 2030 --count 9",
    ])
  func quiet(command: String) throws {
    #expect(try warnings(of: command) == [])
  }

  private func warnings(of command: String) throws -> [String] {
    let warnings = Warnings()
    var context = context { warnings.add($0) }
    let nowhere = open("/dev/null", O_WRONLY)
    defer { close(nowhere) }
    context.standardOutputDescriptor = nowhere
    _ = try LunarCal.answer(command.split(separator: " ").map(String.init), context: context)
    return warnings.all
  }
}
