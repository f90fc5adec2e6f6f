import Lunisolar

/// The days of a lunar month on which Buddhists of East Asia eat no meat.
///
/// Days counted from the end move with the month: 28, 29 and 30 are 27, 28 and 29 in a month of 29
/// days. Leap months count as others do. Sources: chùa Đại Bi, "Ngày ăn chay"
/// (https://chuadaibi.org/vi/ngay-an-chay/) for two, four, six and ten days, their shifts and the
/// months; "Kinh tụng hằng ngày", appendix 5
/// (https://www.buddhismtoday.com/viet/nghithuc/kinhtunghangngay-ngayanchay.htm) for eight.
public enum FastingScheme: String, CaseIterable, Hashable, Codable, Sendable {
  /// First and fifteenth: nhị trai, 朔望.
  case twoDays = "2"
  /// 1, 14, 15 and the last: tứ trai.
  case fourDays = "4"
  /// 1, 8, 15, 23: tứ trai as other temples keep it.
  case quarterDays = "quarters"
  /// 8, 14, 15, 23 and the last two: lục trai, 六斋 (Sutra of the Four Heavenly Kings).
  case sixDays = "6"
  /// 1, 8, 14, 15, 18, 23, 24 and the last: bát trai.
  case eightDays = "8"
  /// 1, 8, 14, 15, 18, 23, 24 and the last three: thập trai, 十斋 (Ksitigarbha Sutra).
  case tenDays = "10"
  /// The whole of months 1, 5 and 9: tam nguyệt trai, 三斋月 (Brahma Net Sutra).
  case threeMonths = "months-1-5-9"
  /// The whole of months 1, 7 and 10.
  case threeOtherMonths = "months-1-7-10"
}

extension FastingScheme {
  /// The days of the month, and the months where they are not all.
  public var monthDays: MonthDays {
    switch self {
    case .twoDays: Self.days([1, 15])
    case .fourDays: Self.days([1, 14, 15], fromEnd: 1)
    case .quarterDays: Self.days([1, 8, 15, 23])
    case .sixDays: Self.days([8, 14, 15, 23], fromEnd: 2)
    case .eightDays: Self.days([1, 8, 14, 15, 18, 23, 24], fromEnd: 1)
    case .tenDays: Self.days([1, 8, 14, 15, 18, 23, 24], fromEnd: 3)
    case .threeMonths: Self.wholeMonths([1, 5, 9])
    case .threeOtherMonths: Self.wholeMonths([1, 7, 10])
    }
  }

  /// The rule that yields the fast days: `lunar *-1,8,14,15,18,23,24,last-2,last-1,last`.
  public var rule: Rule { Rule(base: .lunar(monthDays, origin: nil)) }

  /// Whether a lunar date is a fast day.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - length: The number of days of its month, 29 or 30.
  /// - Returns: Whether it is.
  public func isFast(_ date: LunarDate, monthLength length: Int) -> Bool {
    let pattern = monthDays
    if let months = pattern.months, !months.contains(where: { $0.number == date.month }) {
      return false
    }
    return pattern.days.contains { item in
      switch item {
      case .one(let day): day.number(inMonthOf: length) == date.day
      case .run(let first, let last):
        first.number(inMonthOf: length) <= date.day && date.day <= last.number(inMonthOf: length)
      }
    }
  }

  private static func days(_ days: [Int], fromEnd count: Int = 0) -> MonthDays {
    let last = (0..<count).reversed().map { MonthDay.one(.beforeLast($0)) }
    return MonthDays(months: nil, days: days.map { .one(.day($0)) } + last)
  }

  private static func wholeMonths(_ months: [Int]) -> MonthDays {
    MonthDays(
      months: months.map { MonthNumber($0) }, days: [.run(.day(1), .beforeLast(0))],
      leapPolicy: .leapAndOrdinary)
  }
}
