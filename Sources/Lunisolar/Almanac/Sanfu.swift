import DayCore

/// One of the three hottest periods of the year (三伏, sanfu; 삼복, sambok).
///
/// The first begins on the third 庚 day counted from xiazhi on (that day included), the middle one
/// on the fourth, the last one on the first 庚 day from liqiu on (that day included). The first and
/// the last have ten days, the middle one ten or twenty. Korea keeps only the first days, 초복, 중복
/// and 말복, by the same rule and its own terms. Sources: 徐堅, 初學記 (8th century), vol. 4, citing
/// 陰陽書; Korea Astronomy and Space Science Institute, 월력요항, for the Korean days.
public enum Sanfu: Int, CaseIterable, Hashable, Codable, Sendable {
  /// 初伏, 초복.
  case first
  /// 中伏, 중복.
  case middle
  /// 末伏, 말복.
  case last
}

extension Sanfu {
  /// The days of the period in a Gregorian year, or nil where the terms are not known.
  public func days(inYear year: Int, terms: TermTable) -> ClosedRange<Day>? {
    guard let xiazhi = terms.day(of: .xiazhi, inYear: year),
      let liqiu = terms.day(of: .liqiu, inYear: year)
    else { return nil }
    let first = xiazhi.first(withStem: .geng) + 20
    let last = liqiu.first(withStem: .geng)
    return switch self {
    case .first: first...(first + 9)
    case .middle: (first + 10)...(last - 1)
    case .last: last...(last + 9)
    }
  }
}

/// A day of the three hottest periods of the year: its period and its number within it.
public struct SanfuDay: Hashable, Sendable {
  /// The period.
  public let period: Sanfu
  /// The number of the day, 1 to 10 or, in the middle period of some years, 20.
  public let number: Int

  /// The place of a day, or nil for a day outside them or where the terms are not known.
  public init?(on day: Day, terms: TermTable) {
    let year = day.dayComponents.year
    for period in Sanfu.allCases {
      guard let days = period.days(inYear: year, terms: terms), days.contains(day) else { continue }
      self.period = period
      self.number = day - days.lowerBound + 1
      return
    }
    return nil
  }
}
