// The conversions between a civil date and a day number, for every `Int`.
//
// A year is taken to begin in March, so that the leap day comes last, and the divisions are by
// constants, as in C. Neri and L. Schneider, "Euclidean affine functions and their application to
// calendar algorithms", Software: Practice and Experience 53 (2023). On the way to a date the leap
// days that centuries drop are put back (the "Julian map" of B. Joffe, "A Very Fast 64-Bit Date
// Algorithm", benjoffe.com/fast-date-64, 2025), so that one multiplication gives the year and, as a
// fraction, the day in it. 400 years are one era of 146,097 days. Where nothing can overflow,
// arithmetic wraps, which saves the checks.

extension Day {
  /// The years whose days fit 32 bits, four to the day, counted from this many eras before year 0.
  @usableFromInline
  static var nearEras: Int { 3675 }

  /// The number of the day 0000-03-01 counted from the same day.
  @usableFromInline
  static var dayOffset: Int { nearEras &* 146_097 &+ 719_468 }

  /// The day number of a date that is checked here.
  @inlinable @inline(__always)
  static func checkedDayNumber(year: Int, month: Int, day: Int) throws(DayError) -> Int {
    // Always inlined: a call would take as long as the work. What is wrong, the 29 February and
    // what is far away go the long way.
    guard 1...12 ~= month else { throw .monthOutOfRange(month: month) }
    let entry = monthEntry(month)
    let marchYear = UInt(bitPattern: year &+ nearEras &* 400 &- (month < 3 ? 1 : 0))
    guard UInt(bitPattern: day &- 1) < UInt(entry & 31), marchYear < UInt(UInt32.max / 1461) else {
      return try anyDayNumber(year: year, month: month, day: day)
    }
    let years = UInt32(truncatingIfNeeded: marchYear)
    let century = years / 100
    let daysBefore = 1461 &* years / 4 &- century &+ century / 4 &+ entry >> 5
    return Int(daysBefore) &+ day &- (dayOffset + 1)
  }

  /// Of a month in a common year, its length; and 32 times the days from 1 March up to it. 0 of what
  /// is no month.
  @inlinable @inline(__always)
  static func monthEntry(_ month: Int) -> UInt32 {
    switch month {
    case 1: 306 << 5 | 31
    case 2: 337 << 5 | 28
    case 3: 0 << 5 | 31
    case 4: 31 << 5 | 30
    case 5: 61 << 5 | 31
    case 6: 92 << 5 | 30
    case 7: 122 << 5 | 31
    case 8: 153 << 5 | 31
    case 9: 184 << 5 | 30
    case 10: 214 << 5 | 31
    case 11: 245 << 5 | 30
    case 12: 275 << 5 | 31
    default: 0
    }
  }

  /// The day number of any date that exists.
  @usableFromInline
  static func anyDayNumber(year: Int, month: Int, day: Int) throws(DayError) -> Int {
    guard 1...12 ~= month else { throw .monthOutOfRange(month: month) }
    guard day >= 1, day <= daysInMonth(month, year: year) else {
      throw .dayOutOfRange(day: day, month: month, year: year)
    }
    // Whole eras and the rest lie on the same side of 1970: what is beyond `Int` on the way to the
    // count is so in the count as well.
    let (years, isFar) = year.subtractingReportingOverflow(1970)
    let (eras, rest) = years.quotientAndRemainder(dividingBy: 400)
    let (days, isFarther) = eras.multipliedReportingOverflow(by: 146_097)
    // The first of the month is near and exists, so that this comes back at once.
    let first = try checkedDayNumber(year: 1970 + rest, month: month, day: 1)
    let (count, isFarthest) = days.addingReportingOverflow(first + day - 1)
    guard !isFar, !isFarther, !isFarthest else { throw .yearOutOfRange(year: year) }
    return count
  }

  /// The date of a day number.
  @inlinable @inline(__always)
  static func components(ofDayNumber count: Int) -> DayComponents {
    let days = UInt(bitPattern: count &+ dayOffset)
    guard days < 1 << 30 else { return farComponents(ofDayNumber: count) }
    let centuries = (4 &* UInt64(days) &+ 3) &* 963_315_389
    let julianDays = UInt64(days) &+ centuries >> 47 &- centuries >> 49
    // The quotient by 1461 with a fraction of 64 bits.
    let years = (4 &* julianDays &+ 3).multipliedFullWidth(by: .max / 1461 + 1)
    let dayOfYear = UInt32(truncatingIfNeeded: years.low.multipliedFullWidth(by: 1461).high / 4)
    let isJanuaryOrFebruary = dayOfYear >= 306
    let monthAndDay = 2141 &* dayOfYear &+ 197_913
    let month = monthAndDay >> 16
    return DayComponents(
      year: Int(truncatingIfNeeded: years.high) &- nearEras &* 400
        &+ (isJanuaryOrFebruary ? 1 : 0),
      month: Int(isJanuaryOrFebruary ? month &- 12 : month),
      dayOfMonth: Int((monthAndDay & 0xFFFF) / 2141 &+ 1))
  }

  /// The date of a day more than a million years away.
  @usableFromInline
  static func farComponents(ofDayNumber count: Int) -> DayComponents {
    let (eras, days) = count.quotientAndRemainder(dividingBy: 146_097)
    var date = components(ofDayNumber: days)
    date.year += eras * 400
    return date
  }
}
