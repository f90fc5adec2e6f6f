import DayCore
import Lunisolar

/// How old someone is on a day, by the two ways of counting.
public struct Age: Hashable, Sendable {
  /// Completed years: 0 in the first year. Who was born on 29 February completes a year on 1 March
  /// where there is no 29 February.
  public var western: Int
  /// East Asian count: 1 at birth, one more with each new year; see ``init(bornOn:on:in:)`` for
  /// which. Nil where the table does not cover both days.
  public var eastAsian: Int?

  /// The age on a day of someone born on another.
  ///
  /// The East Asian count grows at the lunar new year for Chinese (虚岁) and Vietnamese (tuổi ta)
  /// people, and on 1 January for Koreans (세는나이) and Japanese (数え年), whose civil year has
  /// been solar since 1896 and 1873.
  ///
  /// - Parameters:
  ///   - birth: The day of birth.
  ///   - day: The day of the question, not before it.
  ///   - table: The months of the person's tradition.
  public init(bornOn birth: Day, on day: Day, in table: LunarTable) {
    self.init(
      bornOn: DatedDay(birth, in: table), on: DatedDay(day, in: table),
      tradition: table.tradition)
  }

  /// The same of days whose dates are known.
  init(bornOn birth: DatedDay, on day: DatedDay, tradition: Tradition) {
    let (from, to) = (birth.solar, day.solar)
    let isBeforeBirthday = (to.month, to.dayOfMonth) < (from.month, from.dayOfMonth)
    western = to.year - from.year - (isBeforeBirthday ? 1 : 0)
    switch tradition {
    case .korean, .japanese:
      eastAsian = to.year - from.year + 1
    case .chinese, .vietnamese, .vietnameseSouth:
      let years = (birth.lunarYear, day.lunarYear)
      eastAsian = if case (let first?, let last?) = years { last - first + 1 } else { nil }
    }
  }
}
