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
    let (from, to) = (birth.dayComponents, day.dayComponents)
    let isBeforeBirthday = (to.month, to.dayOfMonth) < (from.month, from.dayOfMonth)
    western = to.year - from.year - (isBeforeBirthday ? 1 : 0)
    switch table.tradition {
    case .korean, .japanese:
      eastAsian = to.year - from.year + 1
    case .chinese, .vietnamese, .vietnameseSouth:
      let years = (table.lunarDate(for: birth)?.year, table.lunarDate(for: day)?.year)
      eastAsian = if case (let first?, let last?) = years { last - first + 1 } else { nil }
    }
  }
}
