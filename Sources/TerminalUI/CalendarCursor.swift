import DayCore

/// The day that keys move about, within the years 1 to 9999.
struct CalendarCursor: Hashable, Sendable {
  /// The days that a screen can show: 0001-01-01 to 9999-12-31.
  static let reach = Day(daysSince1970: -719_162)...Day(daysSince1970: 2_932_896)

  private(set) var day: Day

  init(_ day: Day) {
    self.day = Self.clamp(day)
  }

  static func clamp(_ day: Day) -> Day {
    min(max(day, reach.lowerBound), reach.upperBound)
  }

  mutating func go(to day: Day) { self.day = Self.clamp(day) }

  /// Moves as a key of either world says: arrows, page up and down, home and end, or hjkl and the
  /// other letters of vi. Gives false when the key moves nothing.
  mutating func move(_ key: Key, startOfWeek: StartOfWeek) -> Bool {
    switch key {
    case .left, .character("h"): go(to: day - 1)
    case .right, .character("l"): go(to: day + 1)
    case .up, .character("k"): go(to: day - 7)
    case .down, .character("j"): go(to: day + 7)
    case .pageUp, .control("b"), .character("["): go(to: day.day(byAdding: .month, value: -1))
    case .pageDown, .control("f"), .character("]"): go(to: day.day(byAdding: .month, value: 1))
    case .character("<"): go(to: day.day(byAdding: .year, value: -1))
    case .character(">"): go(to: day.day(byAdding: .year, value: 1))
    case .home: go(to: day.startOfMonth)
    case .end: go(to: day.endOfMonth)
    case .character("0"), .character("^"): go(to: day.startOfWeek(startingOn: startOfWeek))
    case .character("$"): go(to: day.endOfWeek(startingOn: startOfWeek))
    default: return false
    }
    return true
  }
}
