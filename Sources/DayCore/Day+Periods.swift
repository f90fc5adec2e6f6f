// The first and the last day of the periods around a day. At the two ends of what an `Int` can
// number, a period is cut off where the day numbers end.

extension Day {
  /// The first day of this day's month.
  public var startOfMonth: Day { clampedAdvance(by: 1 - dayComponents.dayOfMonth) }

  /// The last day of this day's month.
  public var endOfMonth: Day {
    let date = dayComponents
    return clampedAdvance(
      by: Self.daysInMonth(date.month, year: date.year) - date.dayOfMonth)
  }

  /// The first day of this day's year, 1 January.
  public var startOfYear: Day { clampedAdvance(by: 1 - dayOfYear) }

  /// The last day of this day's year, 31 December.
  public var endOfYear: Day {
    let date = dayComponents
    return clampedAdvance(by: Self.daysInYear(date.year) - date.dayOfYear)
  }

  /// The first day of this day's week.
  public func startOfWeek(startingOn startOfWeek: StartOfWeek = .sunday) -> Day {
    clampedAdvance(by: -startOfWeek.daysUntil(weekday))
  }

  /// The last day of this day's week.
  public func endOfWeek(startingOn startOfWeek: StartOfWeek = .sunday) -> Day {
    clampedAdvance(by: 6 - startOfWeek.daysUntil(weekday))
  }
}

// MARK: - Quarters

extension Day {
  /// The quarter of the calendar year, 1 to 4; the first is January to March.
  public var quarter: Int { (dayComponents.month + 2) / 3 }

  /// The first day of this day's quarter.
  public var startOfQuarter: Day {
    day(byAdding: .month, value: -monthOfQuarter).startOfMonth
  }

  /// The last day of this day's quarter.
  public var endOfQuarter: Day {
    day(byAdding: .month, value: 2 - monthOfQuarter).endOfMonth
  }

  /// The month of the quarter, 0 to 2.
  private var monthOfQuarter: Int { (dayComponents.month - 1) % 3 }
}

// MARK: - Ordinal days

extension Day {
  /// The number of the day in its year, 1 to 366 (the ordinal date of ISO 8601).
  public var dayOfYear: Int { dayComponents.dayOfYear }
}

extension DayComponents {
  /// The number of the day in its year.
  var dayOfYear: Int {
    let daysBefore = (1..<month).reduce(0) { $0 + Day.daysInMonth($1, year: year) }
    return daysBefore + dayOfMonth
  }
}

// MARK: - All days

extension Day {
  /// All days of a month, a collection as well as a range.
  ///
  /// - Throws: `DayError.monthOutOfRange` or `.yearOutOfRange`.
  public static func allDays(inMonth month: Int, year: Int) throws(DayError) -> ClosedRange<Day> {
    let first = try Day(year: year, month: month, day: 1)
    return first...(try Day(year: year, month: month, day: daysInMonth(month, year: year)))
  }

  /// All days of a year, a collection as well as a range.
  ///
  /// - Throws: `DayError.yearOutOfRange`.
  public static func allDays(inYear year: Int) throws(DayError) -> ClosedRange<Day> {
    let first = try Day(year: year, month: 1, day: 1)
    return first...(try Day(year: year, month: 12, day: 31))
  }
}
