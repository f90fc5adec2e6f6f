extension Day {
  /// The next day that falls on the weekday.
  ///
  /// - Parameters:
  ///   - weekday: The weekday to find.
  ///   - includingToday: Whether this day itself is the answer when it falls on the weekday;
  ///     otherwise it is the day a week later.
  /// - Returns: A day at most a week away, no later than an `Int` can number.
  public func next(_ weekday: Weekday, includingToday: Bool = false) -> Day {
    let days = self.weekday.daysUntil(weekday)
    return clampedAdvance(by: days == 0 && !includingToday ? 7 : days)
  }

  /// The last day before this one that falls on the weekday.
  ///
  /// - Parameters:
  ///   - weekday: The weekday to find.
  ///   - includingToday: Whether this day itself is the answer when it falls on the weekday;
  ///     otherwise it is the day a week earlier.
  /// - Returns: A day at most a week away, no earlier than an `Int` can number.
  public func previous(_ weekday: Weekday, includingToday: Bool = false) -> Day {
    let days = weekday.daysUntil(self.weekday)
    return clampedAdvance(by: days == 0 && !includingToday ? -7 : -days)
  }

  /// The first, second, … or last day of a month that falls on a weekday.
  ///
  /// ```swift
  /// try Day.nthWeekday(2, .tuesday, inMonth: 3, year: 2026)  // 2026-03-10
  /// try Day.nthWeekday(-1, .monday, inMonth: 5, year: 2026)  // 2026-05-25, the last one
  /// ```
  ///
  /// - Parameters:
  ///   - ordinal: 1 for the first to 5 for the fifth; -1 for the last, -2 for the one before it.
  ///   - weekday: The weekday.
  ///   - month: The month, 1 to 12.
  ///   - year: The astronomical year.
  /// - Returns: That day of the month.
  /// - Throws: `DayError.weekdayOutOfRange` where the month has no such weekday (a fifth one in a
  ///   month that has four, or an ordinal of 0); `.monthOutOfRange` or `.yearOutOfRange`.
  public static func nthWeekday(
    _ ordinal: Int, _ weekday: Weekday, inMonth month: Int, year: Int
  ) throws(DayError) -> Day {
    let days = try allDays(inMonth: month, year: year)
    let noSuchDay = DayError.weekdayOutOfRange(
      ordinal: ordinal, weekday: weekday, month: month, year: year)
    guard ordinal != 0, -5...5 ~= ordinal else { throw noSuchDay }
    let day =
      ordinal > 0
      ? days.lowerBound.next(weekday, includingToday: true).clampedAdvance(by: 7 * (ordinal - 1))
      : days.upperBound.previous(weekday, includingToday: true)
        .clampedAdvance(by: 7 * (ordinal + 1))
    guard days.contains(day) else { throw noSuchDay }
    return day
  }
}
