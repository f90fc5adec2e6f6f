import DayType
import Foundation

/// `Day` beside Foundation's Gregorian `Calendar`: as a program gets it that names no time zone, in
/// GMT, where Foundation has least to do, and in zones with daylight saving time.
///
/// `Calendar.date(from:)` takes 31 February for 3 March. What says no, as `Day(year:month:day:)`
/// does, is `DateComponents.isValidDate(in:)`: the two together are measured as well.
enum DayBench {
  static func run() throws {
    // 1900 to 2099, in no order that a branch predictor could learn.
    let numbers = (0..<10_000).map { _ in Int.random(in: -25_567...47_481) }
    try fromCivil(numbers.map { Day(daysSince1970: $0).dayComponents })
    try toCivil(numbers)
  }

  private struct Peer {
    let name: String
    let calendar: Calendar

    /// A calendar in that zone; nil where noon in GMT is another day there.
    init?(_ zone: TimeZone?, name: String? = nil) {
      var calendar = Calendar(identifier: .gregorian)
      if let zone { calendar.timeZone = zone }
      guard abs(calendar.timeZone.secondsFromGMT()) < 11 * 3600 else { return nil }
      self.calendar = calendar
      self.name = name ?? calendar.timeZone.identifier
    }
  }

  private static let peers = [
    Peer(nil, name: "the machine's zone"), Peer(.gmt, name: "GMT"),
    Peer(TimeZone(identifier: "America/New_York")), Peer(TimeZone(identifier: "Europe/Paris")),
  ].compactMap { $0 }

  private static func fromCivil(_ dates: [DayComponents]) throws {
    let ours = Comparison.Contender(name: "Day(year:month:day:)") {
      var sum = 0
      for date in dates {
        sum &+= try Day(year: date.year, month: date.month, day: date.dayOfMonth).daysSince1970
      }
      return sum
    }
    let unchecked = peers.map { peer in
      Comparison.Contender(name: "date(from:), \(peer.name)") {
        dates.reduce(0) { $0 &+ number(of: parts(of: $1), peer.calendar) }
      }
    }
    let checked = peers.map { peer in
      Comparison.Contender(name: "isValidDate, date(from:), \(peer.name)") {
        dates.reduce(0) { sum, date in
          let parts = parts(of: date)
          return parts.isValidDate(in: peer.calendar)
            ? sum &+ number(of: parts, peer.calendar) : sum
        }
      }
    }
    try Comparison(
      task: "year, month, day to Day", operations: dates.count,
      contenders: [ours] + checked + unchecked
    ).report()
  }

  private static func parts(of date: DayComponents) -> DateComponents {
    DateComponents(year: date.year, month: date.month, day: date.dayOfMonth)
  }

  /// The day number of midnight, which is less than half a day from that of GMT.
  private static func number(of parts: DateComponents, _ calendar: Calendar) -> Int {
    Int(((calendar.date(from: parts)?.timeIntervalSince1970 ?? 0) / 86_400).rounded())
  }

  private static func toCivil(_ numbers: [Int]) throws {
    let ours = Comparison.Contender(name: "Day.dayComponents") {
      var sum = 0
      for number in numbers {
        let date = Day(daysSince1970: number).dayComponents
        sum &+= date.year &+ date.month &+ date.dayOfMonth
      }
      return sum
    }
    let dates = numbers.map { Date(timeIntervalSince1970: Double($0) * 86_400 + 43_200) }
    let others = peers.map { peer in
      Comparison.Contender(name: "dateComponents(_:from:), \(peer.name)") {
        var sum = 0
        for date in dates {
          let parts = peer.calendar.dateComponents([.year, .month, .day], from: date)
          sum &+= (parts.year ?? 0) &+ (parts.month ?? 0) &+ (parts.day ?? 0)
        }
        return sum
      }
    }
    try Comparison(
      task: "Day to year, month, day", operations: numbers.count, contenders: [ours] + others
    ).report()
  }
}
