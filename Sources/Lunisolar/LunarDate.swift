/// A date of a lunisolar calendar: year, month, leap month or not, day.
///
/// The year is the *related year*: the Gregorian year in which the lunar year's month 1 begins.
/// The tradition is not part of the value: it is named where a date is looked up.
public struct LunarDate: Hashable, Sendable {
  /// The related Gregorian year of the lunar year.
  public var year: Int
  /// The month number, 1 to 12. A leap month has the number of the month before it.
  public var month: Int
  /// Whether the month is a leap (intercalary) month.
  public var isLeapMonth: Bool
  /// The day of the month, 1 to 30.
  public var day: Int

  /// Creates a date as given, unchecked: whether it exists only a table can say.
  public init(year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
  }
}

extension LunarDate: Comparable {
  /// Chronological order within one tradition: a leap month follows its ordinary month.
  public static func < (left: Self, right: Self) -> Bool {
    left.ordinal < right.ordinal
  }

  private var ordinal: (Int, Int, Int, Int) { (year, month, isLeapMonth ? 1 : 0, day) }
}
