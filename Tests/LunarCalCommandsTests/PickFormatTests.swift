import CommandLineOptions
import DayCore
import Testing

@testable import LunarCalCommands

@Suite("PickFormat")
struct PickFormatTests {
  private func text(
    _ format: String, _ days: ClosedRange<Day>, isRange: Bool = true, _ arguments: String...
  ) throws -> String {
    let parsed = try ParsedOptions(arguments, specs: PickCommand.options)
    let options = try CommonOptions(parsed, context: context())
    return try PickFormat(format).text(days, isRange ? .range : .single, options)
  }

  @Test(
    "a day and a range are written by name and by directives",
    arguments: [
      ("iso", "2026-12-28", "2026-12-28..2027-01-03"),
      ("lunar", "2026-11-20", "2026-11-20..2026-11-26"),
      (
        "json", #"{"schema":1,"date":"2026-12-28"}"#,
        #"{"schema":1,"from":"2026-12-28","to":"2027-01-03","days":7}"#
      ),
      ("%F", "2026-12-28", "2026-12-28..2027-01-03"),
      ("%-d/%-m âm %{numbers}", "28/12 âm 20/11", "28/12 âm 20/11..3/1 âm 26/11"),
    ])
  func formats(format: String, day: String, range: String) throws {
    let days = try Day(2026, 12, 28)...Day(2027, 1, 3)
    #expect(try text(format, days, isRange: false, "-t", "vn", "-l", "vi") == day)
    #expect(try text(format, days, "-t", "vn", "-l", "vi") == range)
  }

  @Test("a day without a lunar date is written where none is asked for, and else an error says why")
  func outside() throws {
    let day = try Day(1500, 1, 1)
    #expect(try text("%d.%m.%Y", day...day, isRange: false) == "01.01.1500")
    for format in ["%{lunar}", "lunar"] {
      let error = #expect(throws: CommandError.self) { try text(format, day...day) }
      #expect(error?.description.contains("1645") == true)
    }
  }

  @Test("what is no format is refused, with the right ones", arguments: ["isoo", "", "%{luna}"])
  func refused(format: String) throws {
    let error = #expect(throws: CommandError.self) { try PickFormat(format) }
    #expect(error?.exitStatus == 2)
    #expect(["iso", "lunar", "%F"].contains { error?.description.contains($0) == true })
  }
}
