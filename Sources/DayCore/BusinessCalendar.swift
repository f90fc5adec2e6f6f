/// Which days are worked: every day but the weekend, with exceptions.
///
/// The exceptions are asked of a closure, so that any source of holidays serves. A closure that
/// knows nothing of a day answers `nil`.
///
/// ```swift
/// let christmas = BusinessCalendar { day in
///   let date = day.dayComponents
///   return date.month == 12 && date.dayOfMonth == 25 ? .dayOff : nil
/// }
/// try Day(2026, 12, 24).nextBusinessDay(in: christmas)  // 2026-12-28
/// ```
public struct BusinessCalendar: Sendable {
  /// How a day differs from the rule of the week.
  public enum Exception: Sendable {
    /// Off, whatever the weekday: a holiday.
    case dayOff
    /// Worked, whatever the weekday: a weekend day that makes up for a bridge day.
    case workday
  }

  /// Saturday and Sunday off, no holidays.
  public static let mondayToFriday = BusinessCalendar()

  /// The weekdays that are off every week.
  public let weekend: Set<Weekday>
  let exception: (@Sendable (Day) -> Exception?)?

  /// A calendar of weekends alone.
  public init(weekend: Set<Weekday> = [.saturday, .sunday]) {
    self.weekend = weekend
    exception = nil
  }

  /// A calendar of weekends and exceptions.
  ///
  /// - Parameters:
  ///   - weekend: The weekdays that are off every week.
  ///   - exception: Says of a day whether it is off or worked against the rule, `nil` if neither.
  public init(
    weekend: Set<Weekday> = [.saturday, .sunday],
    exception: @escaping @Sendable (Day) -> Exception?
  ) {
    self.weekend = weekend
    self.exception = exception
  }

  /// Whether the day is worked.
  public func isBusinessDay(_ day: Day) -> Bool {
    switch exception?(day) {
    case .dayOff: false
    case .workday: true
    case nil: !weekend.contains(day.weekday)
    }
  }
}
