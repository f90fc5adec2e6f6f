import DayCore

/// A month in two words: its first day as a day number; its year in bits 7 and up, its number in
/// bits 3 to 6, then leap month, thirty days, uncertain.
@usableFromInline struct PackedMonth: Sendable {
  static let years = 0...9999
  @usableFromInline let start: Int32
  @usableFromInline let bits: UInt32

  init(_ month: LunarMonth) {
    start = Int32(month.firstDay.daysSince1970)
    bits =
      UInt32(month.year) << 7 | UInt32(month.month) << 3 | (month.isLeap ? 4 : 0)
      | (month.length == 30 ? 2 : 0) | (month.isUncertain ? 1 : 0)
  }

  /// What stands behind the last month.
  init(end: Day) {
    start = Int32(end.daysSince1970)
    bits = 0
  }

  @inlinable var year: Int { Int(bits >> 7) }
  @inlinable var month: Int { Int(bits >> 3 & 15) }
  @inlinable var isLeap: Bool { bits & 4 != 0 }
  @inlinable var length: Int { 29 + Int(bits >> 1 & 1) }
  @inlinable var isUncertain: Bool { bits & 1 != 0 }
}

/// A lunar year: the place of its first month in bits 4 and up, the number of its leap month, or 0,
/// in bits 0 to 3.
struct PackedYear: Sendable {
  private var bits: UInt32

  init(firstPlace: Int) {
    bits = UInt32(firstPlace) << 4
  }

  mutating func setLeapMonth(_ month: Int) {
    bits |= UInt32(month)
  }

  var firstPlace: Int { Int(bits >> 4) }
  /// The leap month's number, or 0.
  var leapMonth: Int { Int(bits & 15) }
  var monthCount: Int { leapMonth == 0 ? 12 : 13 }
}
