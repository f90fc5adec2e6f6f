import DayCore

/// One month (lunation) of a lunisolar calendar, as the table holds it.
public struct LunarMonth: Hashable, Sendable {
  /// The related Gregorian year of the lunar year.
  public var year: Int
  /// The month number, 1 to 12. A leap month has the number of the month before it.
  public var month: Int
  /// Whether the month is a leap (intercalary) month.
  public var isLeap: Bool
  /// The day of the new moon.
  public var firstDay: Day
  /// The number of days: 29 or 30.
  public var length: Int
  /// Whether the first day or the number could still shift by a day or a month: its margin is
  /// smaller than twice the uncertainty of delta T.
  public var isUncertain: Bool

  /// Creates a month as given, unchecked.
  public init(
    year: Int, month: Int, isLeap: Bool = false, firstDay: Day, length: Int,
    isUncertain: Bool = false
  ) {
    self.year = year
    self.month = month
    self.isLeap = isLeap
    self.firstDay = firstDay
    self.length = length
    self.isUncertain = isUncertain
  }
}

extension LunarMonth {
  /// The last day of the month.
  public var lastDay: Day { firstDay + (length - 1) }

  /// The lunar date of a day of this month.
  public func date(of day: Day) -> LunarDate {
    LunarDate(year: year, month: month, isLeapMonth: isLeap, day: day - firstDay + 1)
  }

  /// The number as text, `6` or `L6` for a leap month.
  public var label: String { Self.label(month, isLeap: isLeap, padded: false) }

  static func label(_ month: Int, isLeap: Bool, padded: Bool) -> String {
    (isLeap ? "L" : "") + (padded ? twoDigits(month) : String(month))
  }
}
