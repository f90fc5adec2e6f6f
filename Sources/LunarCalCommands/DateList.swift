import CommandLineOptions
import DayCore
import LunarDatabase
import Lunisolar

/// Reads the dates of a command line: single ones, ranges `A..B`, and `-` for standard input.
struct DateList {
  let database: LunarDatabase
  let options: CommonOptions
  /// Whether dates are lunar ones of the first tradition asked for.
  let isLunar: Bool

  /// More days than this are no question any more.
  private static let limit = 1_000_000

  /// The days that the words name, in their order.
  func days(
    _ words: [String], context: CommandContext
  ) throws(CommandError) -> [Day] {
    var days: [Day] = []
    for word in words {
      if word == "-" {
        for line in try context.standardInput().split(whereSeparator: \.isWhitespace) {
          try add(range(String(line)), to: &days)
        }
      } else {
        try add(range(word), to: &days)
      }
    }
    return days
  }

  private func add(_ range: ClosedRange<Day>, to days: inout [Day]) throws(CommandError) {
    let (count, overflow) = range.upperBound.daysSince1970.subtractingReportingOverflow(
      range.lowerBound.daysSince1970)
    guard !overflow, count < Self.limit - days.count else {
      throw .usage(.other("these are more than \(Self.limit) days"))
    }
    days += range
  }

  private func range(_ word: String) throws(CommandError) -> ClosedRange<Day> {
    let ends = word.parts("..")
    guard ends.count <= 2, let first = ends.first, let last = ends.last else {
      throw .usage(.other("\"\(word)\" is not a date or a range such as 2026-01-29..2026-02-03"))
    }
    let from = try day(String(first))
    let to = try ends.count == 1 ? from : day(String(last))
    guard from <= to else { throw .usage(.other("\"\(word)\" ends before it begins")) }
    return from...to
  }

  private func day(_ word: String) throws(CommandError) -> Day {
    if let day = relativeDay(word) { return day }
    if isLunar {
      let date = try reading { () throws(LunisolarError) in try LunarDate(word) }
      return try answering { () throws(LunarDatabaseError) in
        try database.day(for: date, in: options.traditions[0])
      }
    }
    return try Day.named(word)
  }

  private func relativeDay(_ word: String) -> Day? {
    switch word {
    case "today": options.today
    case "yesterday": options.today - 1
    case "tomorrow": options.today + 1
    default: nil
    }
  }
}
