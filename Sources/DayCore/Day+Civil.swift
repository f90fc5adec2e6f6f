// The conversions between a civil date and a day number, for every `Int`.
//
// Both follow C. Neri and L. Schneider, "Euclidean affine functions and their application to
// calendar algorithms", Software: Practice and Experience 53 (2023): a year is taken to begin in
// March, so that the leap day comes last, and the divisions are by constants. 400 years are one era
// of 146,097 days; era 0 begins on 0000-03-01. Arithmetic wraps where an intermediate value may
// leave the range although the result does not.

extension Day {
  /// The years whose days an `Int` can number; the first and the last of them only in part.
  @usableFromInline
  static var numberedYears: ClosedRange<Int> { -25_252_734_927_764_585...25_252_734_927_768_524 }

  /// The day number of a valid date, `nil` where no `Int` can hold it.
  @inlinable @inline(__always)
  static func dayNumber(year: Int, month: Int, day: Int) -> Int? {
    guard numberedYears ~= year else { return nil }
    // 2^47 eras more make every year positive, so that division rounds towards the past.
    let bias = 1 << 47
    let isJanuaryOrFebruary = month <= 2
    let marchYear = UInt(
      truncatingIfNeeded: year &+ bias &* 400 &- (isJanuaryOrFebruary ? 1 : 0))
    let marchMonth = isJanuaryOrFebruary ? month &+ 12 : month
    let century = marchYear / 100
    let daysBeforeYear = 365 &* marchYear &+ marchYear >> 2 &- century &+ century >> 2
    let daysBeforeMonth = (979 &* marchMonth &- 2919) >> 5
    let count =
      Int(truncatingIfNeeded: daysBeforeYear) &+ daysBeforeMonth &+ day
      &- (719_469 &+ bias &* 146_097)
    return (count >= 0) == (year >= 1970) ? count : nil
  }

  /// The date of a day number.
  @inlinable @inline(__always)
  static func components(ofDayNumber count: Int) -> DayComponents {
    // Days from the beginning of an era, few enough for 32 bits, and the year of that beginning.
    var days = UInt(truncatingIfNeeded: count &+ (719_468 &+ 3675 &* 146_097))
    var firstYear = -3675 * 400
    if days >= 1 << 30 {
      // More than a million years away. `Int.min` is day 78,624 of era -63,131,837,319,412.
      let fromFirst = UInt(bitPattern: count) ^ (1 << 63)
      days = fromFirst % 146_097 &+ 78_624
      firstYear = (Int(truncatingIfNeeded: fromFirst / 146_097) &- 63_131_837_319_412) &* 400
    }
    let quarterDays = 4 &* UInt32(truncatingIfNeeded: days) &+ 3
    let century = quarterDays / 146_097
    let dayOfCentury = quarterDays % 146_097 / 4
    let product = 2_939_745 &* UInt64(4 &* dayOfCentury &+ 3)
    let yearOfCentury = UInt32(truncatingIfNeeded: product >> 32)
    let dayOfYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4
    let monthAndDay = 2141 &* dayOfYear &+ 197_913
    let isJanuaryOrFebruary = dayOfYear >= 306
    let month = monthAndDay >> 16
    let year = Int(100 &* century &+ yearOfCentury) &+ (isJanuaryOrFebruary ? 1 : 0)
    return DayComponents(
      year: firstYear &+ year,
      month: Int(isJanuaryOrFebruary ? month &- 12 : month),
      dayOfMonth: Int((monthAndDay & 0xFFFF) / 2141 &+ 1))
  }
}
