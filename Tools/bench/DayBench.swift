import DayType
import Foundation

/// `Day` beside Foundation's Gregorian `Calendar`, once in GMT, where Foundation has least to do,
/// and once in a zone with daylight saving time, where most calendars of users are.
enum DayBench {
  static func run() throws {
    // 1900 to 2099, in no order that a branch predictor could learn.
    let numbers = (0..<10_000).map { _ in Int.random(in: -25_567...47_481) }
    try fromCivil(numbers.map { Day(daysSince1970: $0).dayComponents })
    try toCivil(numbers)
    try DayDecodingBench.run()
  }

  private static let calendars = ["GMT", "America/New_York"].compactMap(TimeZone.init(identifier:))
    .map { zone in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      return calendar
    }

  private static func fromCivil(_ dates: [DayComponents]) throws {
    let ours = Comparison.Contender(name: "Day(year:month:day:)") {
      var sum = 0
      for date in dates {
        sum &+= try Day(year: date.year, month: date.month, day: date.dayOfMonth).daysSince1970
      }
      return sum
    }
    let peers = calendars.map { calendar in
      Comparison.Contender(name: "Calendar.date(from:), \(calendar.timeZone.identifier)") {
        var sum = 0
        for date in dates {
          let parts = DateComponents(year: date.year, month: date.month, day: date.dayOfMonth)
          let seconds = calendar.date(from: parts)?.timeIntervalSince1970 ?? 0
          sum &+= Int((seconds / 86_400).rounded(.down))
        }
        return sum
      }
    }
    try Comparison(
      task: "year, month, day to Day", operations: dates.count, contenders: [ours] + peers
    ).report()
  }

  private static func toCivil(_ numbers: [Int]) throws {
    let ours = Comparison.Contender(name: "Day.dayComponents") {
      var sum = 0
      for number in numbers {
        let date = Day(daysSince1970: number).dayComponents
        sum &+= date.year &* 512 &+ date.month &* 32 &+ date.dayOfMonth
      }
      return sum
    }
    // Noon of GMT is the same day in both zones.
    let dates = numbers.map { Date(timeIntervalSince1970: Double($0) * 86_400 + 43_200) }
    let peers = calendars.map { calendar in
      Comparison.Contender(name: "Calendar.dateComponents, \(calendar.timeZone.identifier)") {
        var sum = 0
        for date in dates {
          let parts = calendar.dateComponents([.year, .month, .day], from: date)
          sum &+= (parts.year ?? 0) &* 512 &+ (parts.month ?? 0) &* 32 &+ (parts.day ?? 0)
        }
        return sum
      }
    }
    try Comparison(
      task: "Day to year, month, day", operations: numbers.count, contenders: [ours] + peers
    ).report()
  }
}
