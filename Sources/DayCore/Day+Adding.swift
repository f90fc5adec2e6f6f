extension Day {
  /// What ``day(byAdding:value:)`` counts in.
  public enum Component: CaseIterable, Sendable {
    /// Calendar years.
    case year
    /// Calendar months.
    case month
    /// Days.
    case day
  }

  /// The day that many years, months or days later, earlier where the value is negative.
  ///
  /// Years and months keep the day of the month; where the month reached is too short for it, its
  /// last day is the answer. Beyond the days that an `Int` can number, the last (or first) of them
  /// is the answer: this never throws and never traps.
  ///
  /// ```swift
  /// try Day(2026, 1, 31).day(byAdding: .month, value: 1)  // 2026-02-28
  /// try Day(2024, 2, 29).day(byAdding: .year, value: -1)  // 2023-02-28
  /// ```
  public func day(byAdding component: Component, value: Int) -> Day {
    switch component {
    case .day: return clampedAdvance(by: value)
    case .month: return dayInMonth(after: value)
    case .year:
      let (months, overflow) = value.multipliedReportingOverflow(by: 12)
      return dayInMonth(after: overflow ? (value < 0 ? .min : .max) : months)
    }
  }

  /// The same day of the month, or the month's last, that many months later.
  private func dayInMonth(after months: Int) -> Day {
    let date = dayComponents
    let (month, overflow) = (date.year * 12 + date.month - 1).addingReportingOverflow(months)
    let (year, monthIndex) = month.flooredQuotientAndRemainder(dividingBy: 12)
    let last = Self.daysInMonth(monthIndex + 1, year: year)
    guard !overflow,
      let day = try? Day(year: year, month: monthIndex + 1, day: min(date.dayOfMonth, last))
    else { return Day(daysSince1970: months < 0 ? .min : .max) }
    return day
  }

  /// The day that many days later, but no further than an `Int` can number.
  func clampedAdvance(by days: Int) -> Day {
    let (count, overflow) = daysSince1970.addingReportingOverflow(days)
    guard !overflow else { return Day(daysSince1970: days < 0 ? .min : .max) }
    return Day(daysSince1970: count)
  }
}
