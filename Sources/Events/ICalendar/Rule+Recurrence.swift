import DayCore
import Holidays
import Lunisolar

extension Rule {
  /// The rule as an `RRULE` of RFC 5545 and RFC 7529 that yields the same days, apart from the
  /// exceptions and from days before the start.
  ///
  /// - Parameter tradition: Whose months count where the rule names no tradition itself.
  /// - Returns: The rule, or nil where there is none: for solar terms, Easter, steps, several days
  ///   from one date on, and calendars that RFC 7529 has no name for.
  public func recurrence(tradition: Tradition) -> RecurrenceRule? {
    guard steps.isEmpty, conditions.weekdays == nil, conditions.everyYears == 1 else { return nil }
    var recurrence = RecurrenceRule()
    recurrence.until = conditions.until
    switch base {
    case .solar(let pattern, _):
      guard recurrence.take(pattern) else { return nil }
    case .lunar(let pattern, let origin):
      guard let scale = RecurrenceRule.Scale(self.tradition ?? tradition) else { return nil }
      recurrence.scale = scale
      guard recurrence.take(pattern), recurrence.takeLeap(pattern, isAnniversary: origin != nil)
      else { return nil }
    case .weekday(let nth, let weekday, let month):
      recurrence.months = [MonthNumber(month)]
      recurrence.weekdays = [RecurrenceRule.MonthWeekday(nth: nth ?? -1, weekday)]
    case .everyDays(let count, _):
      (recurrence.frequency, recurrence.interval) =
        count % 7 == 0 ? (.weekly, count / 7) : (.daily, count)
    case .easter, .term, .dates, .swaps, .betweenHolidays:
      return nil
    }
    return recurrence
  }
}

extension RecurrenceRule {
  /// Takes over months and days, and what happens to days that are not there.
  fileprivate mutating func take(_ pattern: MonthDays) -> Bool {
    frequency = pattern.months == nil ? .monthly : .yearly
    months = pattern.months ?? []
    for day in pattern.days {
      switch day {
      case .one(.day(let number)): monthDays.append(number)
      case .one(.beforeLast(let days)): monthDays.append(-days - 1)
      case .run: return false
      }
    }
    let isLunar = scale != .gregorian
    let sometimesShort = pattern.days.contains {
      if case .one(.day(let number)) = $0 { number > (isLunar ? 29 : 28) } else { false }
    }
    guard sometimesShort else { return true }
    switch pattern.shortMonthPolicy ?? .lastDay {
    case .lastDay: skip = .backward
    case .nextMonth: skip = .forward
    case .skip: skip = .omit
    }
    return true
  }

  /// Takes over what happens to leap months, which shares `SKIP` with the days.
  fileprivate mutating func takeLeap(_ pattern: MonthDays, isAnniversary: Bool) -> Bool {
    guard let numbers = pattern.months else { return pattern.leapPolicy == nil }
    guard numbers.allSatisfy({ $0.isLeap == numbers[0].isLeap }) else { return false }
    let byDefault: LeapPolicy =
      numbers[0].isLeap ? (isAnniversary ? .leapOrOrdinary : .leapOnly) : .ordinaryOnly
    let leap = numbers.map { MonthNumber($0.number, isLeap: true) }
    let ordinary = numbers.map { MonthNumber($0.number) }
    let needsDaySkip = skip != .omit || monthDays.contains { $0 > 29 }
    switch pattern.leapPolicy ?? byDefault {
    case .ordinaryOnly:
      months = ordinary
      return true
    case .leapOrOrdinary:
      months = leap
      let fits = !needsDaySkip || skip == .backward
      skip = .backward
      return fits
    case .leapOnly:
      months = leap
      return !needsDaySkip || skip == .omit
    case .leapAndOrdinary:
      months = ordinary + leap
      return !needsDaySkip || skip == .omit
    }
  }
}
