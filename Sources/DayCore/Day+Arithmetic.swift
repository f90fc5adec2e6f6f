extension Day: Comparable {
  /// Chronological order.
  public static func < (left: Day, right: Day) -> Bool {
    left.daysSince1970 < right.daysSince1970
  }

  /// Whether both are the same day.
  public static func == (left: Day, right: Day) -> Bool {
    // Written out because `Strideable` has one of its own, which subtracts and can overflow.
    left.daysSince1970 == right.daysSince1970
  }
}

extension Day: Strideable {
  /// The days from this day to the other, negative when the other is earlier.
  public func distance(to other: Day) -> Int {
    other.daysSince1970 - daysSince1970
  }

  /// The day that many days later. Day numbers beyond `Int` trap, as `Int`'s own `+` does.
  public func advanced(by days: Int) -> Day {
    Day(daysSince1970: daysSince1970 + days)
  }
}

extension Day {
  /// The day that many days later.
  public static func + (day: Day, days: Int) -> Day { day.advanced(by: days) }

  /// The day that many days earlier.
  public static func - (day: Day, days: Int) -> Day {
    Day(daysSince1970: day.daysSince1970 - days)
  }

  /// Moves a day later.
  public static func += (day: inout Day, days: Int) { day = day + days }

  /// Moves a day earlier.
  public static func -= (day: inout Day, days: Int) { day = day - days }

  /// The days from the right day to the left one.
  public static func - (left: Day, right: Day) -> Int { right.distance(to: left) }
}
