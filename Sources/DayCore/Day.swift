/// A civil day without a time and without a time zone, held as a count of days.
///
/// Day 0 is 1970-01-01; every calendar field is derived from the count. The calendar is the
/// proleptic Gregorian one with astronomical year numbers (year 0 exists).
public struct Day: Hashable, Sendable {
  /// Whole days since 1970-01-01, negative before it.
  public let daysSince1970: Int

  /// The day with that number.
  public init(daysSince1970: Int) {
    self.daysSince1970 = daysSince1970
  }

  /// The day that the components name.
  ///
  /// - Throws: `DayError.monthOutOfRange`, `.dayOutOfRange` or `.yearOutOfRange`.
  public init(_ components: DayComponents) throws(DayError) {
    try self.init(
      year: components.year, month: components.month, day: components.dayOfMonth)
  }

  /// The day with that year, month and day of the month, in this order.
  ///
  /// - Throws: `DayError.monthOutOfRange`, `.dayOutOfRange` or `.yearOutOfRange`.
  public init(_ year: Int, _ month: Int, _ day: Int) throws(DayError) {
    try self.init(year: year, month: month, day: day)
  }

  /// The day with that year, month and day of the month.
  ///
  /// The count follows Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2013): a
  /// year is taken to begin in March, so that the leap day comes last, and 400 years are one era
  /// of 146,097 days.
  ///
  /// - Throws: `DayError.monthOutOfRange`, `.dayOutOfRange` or `.yearOutOfRange`.
  public init(year: Int, month: Int, day: Int) throws(DayError) {
    guard 1...12 ~= month else { throw .monthOutOfRange(month: month) }
    guard day >= 1, day <= 28 || day <= Self.daysInMonth(month, year: year) else {
      throw .dayOutOfRange(day: day, month: month, year: year)
    }
    let (marchYear, underflow) = year.subtractingReportingOverflow(month <= 2 ? 1 : 0)
    let (era, yearOfEra) = marchYear.flooredQuotientAndRemainder(dividingBy: Self.yearsPerEra)
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    var (eras, rest) = (dayOfEra - Self.epochDayOfEra0)
      .flooredQuotientAndRemainder(dividingBy: Self.daysPerEra)
    eras += era
    // Both parts get the same sign, so that only a true overflow is reported.
    if eras < 0 {
      eras += 1
      rest -= Self.daysPerEra
    }
    let (wholeDays, tooFar) = eras.multipliedReportingOverflow(by: Self.daysPerEra)
    let (count, overflow) = wholeDays.addingReportingOverflow(rest)
    guard !underflow, !tooFar, !overflow else { throw .yearOutOfRange(year: year) }
    daysSince1970 = count
  }

  static let yearsPerEra = 400
  static let daysPerEra = 146_097
  /// 1970-01-01 counted from 0000-03-01, the first day of era 0.
  static let epochDayOfEra0 = 719_468
}

// MARK: - Fields

extension Day {
  /// The year, month and day of the month. Never fails: every `Int` is some day.
  public var dayComponents: DayComponents {
    // The division comes before the shift to 0000-03-01, so that no day number overflows.
    var (era, dayOfEra) = daysSince1970.flooredQuotientAndRemainder(dividingBy: Self.daysPerEra)
    dayOfEra += Self.epochDayOfEra0 % Self.daysPerEra
    era += Self.epochDayOfEra0 / Self.daysPerEra
    if dayOfEra >= Self.daysPerEra {
      dayOfEra -= Self.daysPerEra
      era += 1
    }
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return DayComponents(
      year: era * Self.yearsPerEra + yearOfEra + (month <= 2 ? 1 : 0),
      month: month,
      dayOfMonth: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The day of the week. 1970-01-01 was a Thursday.
  public var weekday: Weekday {
    let remainder = daysSince1970 % 7
    return Weekday.allCases[(remainder + 7 + Weekday.thursday.rawValue) % 7]
  }

  /// Whether the year has 366 days.
  public static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days of a month: 28 to 31, or 0 where there is no such month.
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
