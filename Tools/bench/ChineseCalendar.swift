import Foundation
import Lunisolar

/// A peer that knows the Chinese calendar.
protocol ChineseCalendar {
  var name: String { get }
  /// What ``LunarTableBench/code(_:)`` says of the day's lunar date.
  func lunarCode(ofDay number: Int) -> Int
  /// The day number of a lunar date.
  func day(of date: LunarDate) -> Int
}

/// Foundation's `Calendar(identifier: .chinese)`, in China's zone.
struct FoundationChineseCalendar: ChineseCalendar {
  let name = "Foundation Calendar(identifier: .chinese)"
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .chinese)
    calendar.timeZone = TimeZone(secondsFromGMT: 8 * 3600) ?? .gmt
    return calendar
  }()

  func lunarCode(ofDay number: Int) -> Int {
    let noon = Date(timeIntervalSince1970: Double(number) * 86_400 + 14_400)
    let parts = calendar.dateComponents([.month, .day, .isLeapMonth], from: noon)
    return (parts.month ?? 0) * 64 + (parts.day ?? 0) * 2 + (parts.isLeapMonth == true ? 1 : 0)
  }

  func day(of date: LunarDate) -> Int {
    // Years count from 2637 BC in cycles of sixty, as ICU has it.
    let (cycle, year) = (date.year + 2636).quotientAndRemainder(dividingBy: 60)
    var parts = DateComponents(
      era: cycle + 1, year: year + 1, month: date.month, day: date.day, hour: 12)
    parts.isLeapMonth = date.isLeapMonth
    let seconds = calendar.date(from: parts)?.timeIntervalSince1970 ?? 0
    return Int((seconds / 86_400).rounded(.down))
  }
}
