/// A civil day without a time and without a time zone, held as a count of days.
///
/// Day 0 is 1970-01-01; every calendar field is derived from the count. The calendar is the
/// proleptic Gregorian one with astronomical year numbers (year 0 exists).
public struct Day: Hashable, Sendable {
  /// Whole days since 1970-01-01, negative before it.
  public let daysSince1970: Int

  /// The day with that number.
  public init(daysSince1970: DayInterval) {
    self.daysSince1970 = daysSince1970
  }

  /// The day that the components name.
  ///
  /// - Throws: `DayError.monthOutOfRange`, `.dayOutOfRange` or `.yearOutOfRange`.
  @inlinable @inline(__always)
  public init(_ components: DayComponents) throws(DayError) {
    daysSince1970 = try Self.checkedDayNumber(
      year: components.year, month: components.month, day: components.dayOfMonth)
  }

  /// The day with that year, month and day of the month, in this order.
  ///
  /// - Throws: `DayError.monthOutOfRange`, `.dayOutOfRange` or `.yearOutOfRange`.
  @inlinable @inline(__always)
  public init(_ year: Int, _ month: Int, _ day: Int) throws(DayError) {
    daysSince1970 = try Self.checkedDayNumber(year: year, month: month, day: day)
  }

  /// The day with that year, month and day of the month.
  ///
  /// - Throws: `DayError.monthOutOfRange`, `.dayOutOfRange` or `.yearOutOfRange`.
  @inlinable @inline(__always)
  public init(year: Int, month: Int, day: Int) throws(DayError) {
    daysSince1970 = try Self.checkedDayNumber(year: year, month: month, day: day)
  }
}

// MARK: - Fields

extension Day {
  /// The year, month and day of the month. Never fails: every `Int` is some day.
  @inlinable @inline(__always)
  public var dayComponents: DayComponents { Self.components(ofDayNumber: daysSince1970) }

  /// The day of the week. 1970-01-01 was a Thursday.
  public var weekday: Weekday {
    let remainder = daysSince1970 % 7
    return Weekday.allCases[(remainder + 7 + Weekday.thursday.rawValue) % 7]
  }

  /// Whether the year has 366 days.
  @inlinable
  public static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days of a month: 28 to 31, or 0 where there is no such month.
  @inlinable
  public static func daysInMonth(_ month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: 0
    }
  }

  /// The number of days of a year: 365 or 366.
  public static func daysInYear(_ year: Int) -> Int {
    isLeapYear(year) ? 366 : 365
  }
}

extension Int {
  /// Division that rounds towards negative infinity, so that the remainder is never negative.
  /// The divisor is positive.
  @inlinable package func flooredQuotientAndRemainder(
    dividingBy divisor: Int
  ) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
