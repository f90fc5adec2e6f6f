extension CalendarWeeks {
  /// The weeks of both grids in chronological order; where both have a week that begins on the same
  /// day, the left one is kept. Months that touch share such a week:
  ///
  /// ```swift
  /// let march = try Day(2026, 3, 15).calendarMonth(startingOn: .monday)  // 6 weeks
  /// let april = try Day(2026, 4, 2).calendarMonth(startingOn: .monday)  // 5 weeks
  /// (march + april).count  // 10
  /// ```
  ///
  /// Grids whose weeks begin on different weekdays keep all their weeks.
  public static func + (left: Self, right: Self) -> Self {
    var merged = left
    merged += right
    return merged
  }

  /// Adds the weeks of the right grid that the left one has not.
  public static func += (left: inout Self, right: Self) {
    for (key, value) in right where left[key] == nil { left[key] = value }
  }

  /// Does nothing. Code written for an ordered dictionary sorts the weeks by key after it has put
  /// them in; here they are in that order always, and there is no other.
  @available(*, deprecated, message: "weeks are in chronological order always")
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {}
}
