import DayCore

/// Weeks that follow each other without a gap, each named by its first day.
///
/// Only the first week and the number of weeks are stored, so that a thousand years of weeks
/// take as little memory as one.
public struct WeekRows: Hashable, Sendable {
  /// The first day of the first week.
  public let firstDay: Day
  /// The number of weeks.
  public let count: Int

  /// The weeks from that day on, which is the first day of a week.
  init(from firstDay: Day, count: Int) {
    self.firstDay = firstDay
    self.count = count
  }

  /// The weeks from one first day to another, both included.
  init(from firstDay: Day, through lastWeek: Day) {
    self.init(from: firstDay, count: (lastWeek - firstDay) / 7 + 1)
  }
}

extension WeekRows: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of weeks.
  public var endIndex: Int { count }

  /// The first day of the week with that index.
  public subscript(index: Int) -> Day {
    precondition(indices.contains(index), "there is no week \(index): there are \(count)")
    return firstDay + 7 * index
  }

  /// The index of the week that holds the day, nil when none does.
  public func index(containing day: Day) -> Int? {
    guard CalendarReach.clamp(day) == day else { return nil }
    let index = (day - firstDay).flooredQuotientAndRemainder(dividingBy: 7).quotient
    return indices.contains(index) ? index : nil
  }
}
