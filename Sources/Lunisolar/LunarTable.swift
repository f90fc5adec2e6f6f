import DayCore

/// The months of one tradition packed in memory, for conversions in bulk.
///
/// A month is one 32-bit first day and one 32-bit word of fields. Lunations are so regular that a
/// straight line through them is never more than one month off, so a day is found without a
/// search.
public struct LunarTable: Sendable {
  /// The tradition whose months these are.
  public let tradition: Tradition
  /// The days covered, from the first day of the first month to the last of the last.
  public let coverage: ClosedRange<Day>

  /// The months in order, and behind them one that only says on which day it would begin.
  @usableFromInline let packed: [PackedMonth]
  /// The lunar years in order from `firstYear` on.
  let packedYears: [PackedYear]
  let firstYear: Int

  /// Packs months.
  ///
  /// - Throws: `LunisolarError.brokenMonths` unless the months are at least one, follow each other
  ///   without a gap, have 29 or 30 days, and are numbered in order in whole, consecutive lunar
  ///   years of 12 or 13 months.
  public init(tradition: Tradition, months: [LunarMonth]) throws(LunisolarError) {
    guard let first = months.first, let last = months.last else {
      throw .brokenMonths(tradition: tradition, after: nil)
    }
    var years: [PackedYear] = []
    for (place, month) in months.enumerated() {
      let previous = place > 0 ? months[place - 1] : nil
      guard month.follows(previous) else {
        throw .brokenMonths(tradition: tradition, after: previous?.firstDay)
      }
      if month.year != previous?.year { years.append(PackedYear(firstPlace: place)) }
      if month.isLeap { years[years.count - 1].setLeapMonth(month.month) }
    }
    guard last.month == 12 else {
      throw .brokenMonths(tradition: tradition, after: last.firstDay)
    }
    self.tradition = tradition
    self.coverage = first.firstDay...last.lastDay
    self.packed = months.map(PackedMonth.init) + [PackedMonth(end: last.lastDay + 1)]
    self.packedYears = years
    self.firstYear = first.year
  }
}

extension LunarMonth {
  /// Whether the month can stand right behind another, or first of all.
  fileprivate func follows(_ previous: LunarMonth?) -> Bool {
    guard length == 29 || length == 30, Int32(exactly: firstDay.daysSince1970) != nil,
      PackedMonth.years ~= year
    else { return false }
    guard let previous else { return month == 1 && !isLeap }
    guard firstDay == previous.lastDay + 1 else { return false }
    if isLeap { return month == previous.month && year == previous.year && !previous.isLeap }
    return previous.month == 12
      ? month == 1 && year == previous.year + 1
      : month == previous.month + 1 && year == previous.year
  }
}
