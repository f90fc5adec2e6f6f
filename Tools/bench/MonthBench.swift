import Annotation
import DayType
import LunarDatabaseBundled
import Lunisolar

/// A month's grid of 42 cells with lunar dates in one tradition and the holidays of one region.
enum MonthBench {
  static func run() throws {
    let annotator = try Annotator(
      database: .bundled, traditions: [.vietnamese], regions: ["VN"],
      today: Day(2026, 2, 17))
    let months = try (1...12).map { try Day(2026, $0, 1) }
    try Comparison(
      task: "an annotated month with holidays", operations: months.count, rounds: 101,
      isWarm: true,
      contenders: [
        .init(name: "Annotator.calendarMonth(containing:)") {
          try months.reduce(0) { sum, month in
            try sum + annotator.calendarMonth(containing: month).count
          }
        }
      ]
    ).report()
  }
}
