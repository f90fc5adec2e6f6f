import Annotation
import DayCore
import LunarDatabaseBundled
import Lunisolar
import Testing

@Suite("One database used from many tasks at once")
struct ManyTasksTests {
  private static let path =
    #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    + "/Data/lunar_calendar.db"

  /// What is asked about a day: every kind of question, among them the first that a table gets.
  @Sendable private static func answer(
    _ number: Int, _ database: LunarDatabase
  ) throws -> [String] {
    let day = Day(daysSince1970: 20_000 + number * 17)
    let tradition = Tradition.allCases[[0, 1, 2, 4][number % 4]]
    let date = try database.lunarDate(for: day, in: tradition)
    let holidays = try database.holidays(in: day...day + 30, region: number % 2 == 0 ? "VN" : "KR")
    let terms = try database.solarTerms(
      utc: day.daysSince1970 * 86_400...(day.daysSince1970 + 40) * 86_400)
    return [
      date.description, try database.day(for: date, in: tradition).description,
      "\(holidays.map { "\($0.day) \($0.id) \($0.name(in: .vietnamese))" })", "\(terms)",
      "\(try database.coverage(of: tradition).years)", "\(try database.facts().count)",
    ]
  }

  @Test("gives each the answers that it gives one", arguments: [true, false])
  func answers(isBundled: Bool) async throws {
    func open() throws -> LunarDatabase {
      try isBundled ? LunarDatabase.bundled : LunarDatabase(path: Self.path)
    }
    let alone = try open()
    let expected = try (0..<48).map { try Self.answer($0, alone) }
    let shared = try open()
    let found = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
      for number in 0..<48 {
        group.addTask { (number, try Self.answer(number, shared)) }
      }
      var found = Array(repeating: [String](), count: 48)
      for try await (number, answer) in group { found[number] = answer }
      return found
    }
    #expect(found == expected)
  }
}
