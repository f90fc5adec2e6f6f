import DayCore
import Lunisolar
import Testing

@testable import generator

@Suite("AlmanacExceptions")
struct AlmanacExceptionsTests {
  private static let header =
    "lunar_year,month,is_leap,computed_first_day,recorded_first_day,source\n"

  private func exceptions(_ rows: String) throws -> AlmanacExceptions {
    let folder = try TemporaryFolder()
    try StagedFile(
      replacing: folder.path + "/cn.csv", with: Array((Self.header + rows).utf8)
    ).replace()
    return try AlmanacExceptions(path: folder.path + "/cn.csv")
  }

  /// Months 3, 4 and 5 of 1906 as computed.
  private var computed: [ComputedMonth] {
    get throws {
      try [("1906-03-25", 3, 29), ("1906-04-23", 4, 30), ("1906-05-23", 5, 30)].map {
        ComputedMonth(
          month: LunarMonth(
            year: 1906, month: $0.1, firstDay: try Day(iso8601: $0.0), length: $0.2,
            isUncertain: true),
          newMoonMargin: 20, termMargin: nil)
      }
    }
  }

  @Test("a recorded first day changes the lengths around it and is certain")
  func applied() throws {
    let months = try exceptions("1906,4,0,1906-04-23,1906-04-24,almanac\n").applied(to: computed)
    #expect(months.map(\.month.firstDay.description) == ["1906-03-25", "1906-04-24", "1906-05-23"])
    #expect(months.map(\.month.length) == [30, 29, 30])
    #expect(months.map(\.month.isUncertain) == [true, false, true])
  }

  @Test("an exception to something that is not computed is refused with its line")
  func doesNotFit() throws {
    let exceptions = try exceptions("1906,4,0,1906-04-22,1906-04-24,almanac\n")
    #expect {
      try exceptions.applied(to: computed)
    } throws: {
      "\($0)".contains("cn.csv:2: the exception does not fit")
    }
  }

  @Test(
    "a malformed row is refused",
    arguments: [
      "1906,13,0,1906-04-23,1906-04-24,almanac\n", "1906,4,2,1906-04-23,1906-04-24,almanac\n",
      "1906,4,0,1906-04-23,1906-04-23,almanac\n", "1906,4,0,1906-04-23,1906-04-31,almanac\n",
      "1906,4,0,1906-04-23,1906-04-24,\n", "1906,4,0,1906-04-23,1906-04-24\n",
    ])
  func malformed(row: String) {
    #expect(throws: GeneratorError.self) { try exceptions(row) }
  }
}
