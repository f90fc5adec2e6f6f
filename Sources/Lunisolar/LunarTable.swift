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

  /// First days as day numbers, and behind them the day after the last month.
  let starts: [Int32]
  let fields: [PackedMonth]
  /// The place of the first month of each lunar year, from `firstYear` on, and one more behind.
  let yearStarts: [Int32]
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
    var yearStarts: [Int32] = []
    for (place, month) in months.enumerated() {
      let previous = place > 0 ? months[place - 1] : nil
      guard month.follows(previous) else {
        throw .brokenMonths(tradition: tradition, after: previous?.firstDay)
      }
      if month.year != previous?.year { yearStarts.append(Int32(place)) }
    }
    guard last.month == 12 else {
      throw .brokenMonths(tradition: tradition, after: last.firstDay)
    }
    self.tradition = tradition
    self.coverage = first.firstDay...last.lastDay
    self.starts = (months.map(\.firstDay) + [last.lastDay + 1]).map { Int32($0.daysSince1970) }
    self.fields = months.map(PackedMonth.init)
    self.yearStarts = yearStarts + [Int32(months.count)]
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

/// The fields of a month in one word: year in bits 7 and up, month in bits 3 to 6, then leap
/// month, thirty days, uncertain.
struct PackedMonth: Sendable {
  static let years = 0...9999
  let bits: UInt32

  init(_ month: LunarMonth) {
    bits =
      UInt32(month.year) << 7 | UInt32(month.month) << 3 | (month.isLeap ? 4 : 0)
      | (month.length == 30 ? 2 : 0) | (month.isUncertain ? 1 : 0)
  }

  var year: Int { Int(bits >> 7) }
  var month: Int { Int(bits >> 3 & 15) }
  var isLeap: Bool { bits & 4 != 0 }
  var length: Int { bits & 2 != 0 ? 30 : 29 }
  var isUncertain: Bool { bits & 1 != 0 }
}
