import DayType
import Foundation
import LunarDatabaseBundled
import Lunisolar

/// `LunarTable` beside Foundation's Chinese calendar and ICU's.
///
/// Both peers misplace some months, and contenders have to agree: days on which a peer is wrong are
/// counted, printed and left out.
enum LunarTableBench {
  static func run() throws {
    let table = try LunarDatabase.bundled.table(for: .chinese)
    var peers: [any ChineseCalendar] = [FoundationChineseCalendar()]
    if let icu = ICUChineseCalendar() { peers.append(icu) } else { print("ICU is not installed") }
    // 1900 to 2099: what peers cover with some sense.
    let numbers = (0..<20_000).map { _ in Int.random(in: -25_567...47_481) }
    let days = try sample(of: numbers, table: table, peers: peers)
    try toLunar("random days to lunar dates", days, table: table, peers: peers)
    try toDay("random lunar dates to days", days, table: table, peers: peers)
    try inOrder(table: table)
  }

  /// The days on which all agree.
  private static func sample(
    of numbers: [Int], table: LunarTable, peers: [any ChineseCalendar]
  ) throws -> [Int] {
    var wrong: [String: Int] = [:]
    var agreed: [Int] = []
    for number in numbers {
      let ours = table.lunarDate(for: Day(daysSince1970: number)).map(code)
      let differing = peers.filter { $0.lunarCode(ofDay: number) != ours }
      for peer in differing { wrong[peer.name, default: 0] += 1 }
      if differing.isEmpty, ours != nil { agreed.append(number) }
    }
    print("\nof \(numbers.count) random days, 1900 to 2099, left out as wrong in a peer:", wrong)
    return agreed
  }

  /// Month and day of the month, and whether the month is a leap month, in one number.
  static func code(_ date: LunarDate) -> Int {
    date.month << 6 | date.day << 1 | (date.isLeapMonth ? 1 : 0)
  }

  private static func toLunar(
    _ task: String, _ days: [Int], table: LunarTable, peers: [any ChineseCalendar]
  ) throws {
    let ours = Comparison.Contender(name: "LunarTable.lunarDate(for:)") {
      var sum = 0
      for number in days {
        guard let date = table.lunarDate(for: Day(daysSince1970: number)) else { continue }
        sum &+= code(date)
      }
      return sum
    }
    let others = peers.map { peer in
      Comparison.Contender(name: peer.name) {
        days.reduce(0) { $0 &+ peer.lunarCode(ofDay: $1) }
      }
    }
    try Comparison(
      task: task, operations: days.count, rounds: 5, isWarm: true, contenders: [ours] + others
    ).report()
  }

  private static func toDay(
    _ task: String, _ days: [Int], table: LunarTable, peers: [any ChineseCalendar]
  ) throws {
    let dates = days.compactMap { table.lunarDate(for: Day(daysSince1970: $0)) }
    let ours = Comparison.Contender(name: "LunarTable.day(for:)") {
      var sum = 0
      for date in dates { sum &+= table.day(for: date)?.daysSince1970 ?? 0 }
      return sum
    }
    let others = peers.map { peer in
      Comparison.Contender(name: peer.name) {
        dates.reduce(0) { $0 &+ peer.day(of: $1) }
      }
    }
    try Comparison(
      task: task, operations: dates.count, rounds: 5, isWarm: true, contenders: [ours] + others
    ).report()
  }

  /// What is done with a date is as little as can be, since it takes longer than the cursor.
  private static func inOrder(table: LunarTable) throws {
    let days = table.coverage
    let count = days.upperBound - days.lowerBound + 1
    let ours = Comparison.Contender(name: "for date in table.dates(of:)") {
      var sum = 0
      for date in table.dates(of: days) { sum &+= date.month ^ date.day }
      return sum
    }
    let single = Comparison.Contender(name: "LunarTable.lunarDate(for:), day by day") {
      var sum = 0
      var day = days.lowerBound
      for _ in 0..<count {
        guard let date = table.lunarDate(for: day) else { break }
        sum &+= date.month ^ date.day
        day += 1
      }
      return sum
    }
    try Comparison(
      task: "lunar dates of all days in order", operations: count, contenders: [ours, single]
    ).report()
  }
}
