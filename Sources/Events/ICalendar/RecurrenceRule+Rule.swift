import DayCore
import Holidays
import Lunisolar

extension RecurrenceRule {
  /// The rules of the grammar that together yield the same days, given the day of the start.
  ///
  /// A rule that the grammar cannot say is worked out over the days that the tables cover.
  ///
  /// - Parameters:
  ///   - start: The day of the start.
  ///   - second: The second of that day at which the event begins; nil for all-day events.
  ///   - tables: The months of the calendars.
  ///   - budget: What may still be worked out.
  /// - Returns: The rules.
  /// - Throws: `ICalendarError` for a rule that is not understood, or cannot be evaluated.
  func rules(
    from start: Day, at second: Int?, tables: CalendarTables, budget: inout WorkBudget
  ) throws(ICalendarError) -> [Rule] {
    var rules = try unlimitedRules(from: start, tables: tables, budget: &budget)
    // Years are counted from the start.
    for place in rules.indices { rules[place].conditions.since = start }
    var last: Day?
    if let count {
      for rule in rules {
        // `next` looks at windows that grow, and no more than a thousand years ahead.
        try budget.take(min(rule.daysPerYear * 1000, 4 * count + rule.daysPerYear * 8))
      }
      last = try Self.day(count, of: rules, from: start, tables: tables)
    }
    var until = until
    if let second, let untilSecond, second > untilSecond { until = until.map { $0 - 1 } }
    for place in rules.indices { rules[place].conditions.until = last ?? until }
    return rules
  }

  private func unlimitedRules(
    from start: Day, tables: CalendarTables, budget: inout WorkBudget
  ) throws(ICalendarError) -> [Rule] {
    if frequency == .weekly || frequency == .daily { return try dayRules(from: start) }
    if let tradition = scale.tradition {
      let table: LunarTable
      do throws(HolidayError) { table = try tables.months(of: tradition) } catch {
        throw .rule(error)
      }
      guard let date = table.lunarDate(for: start) else {
        throw .notCovered(start, table.coverage)
      }
      return try lunarRules(from: date, in: table, budget: &budget)
    }
    return try solarRules(from: start.dayComponents)
  }

  /// The day of the nth occurrence.
  private static func day(
    _ count: Int, of rules: [Rule], from start: Day, tables: CalendarTables
  ) throws(ICalendarError) -> Day? {
    do throws(HolidayError) {
      var days: Set<Day> = []
      for rule in rules {
        days.formUnion(try rule.next(count, from: start, tables: tables, tradition: .chinese))
      }
      let sorted = days.sorted()
      return count <= sorted.count ? sorted[count - 1] : sorted.last
    } catch {
      throw .rule(error)
    }
  }
}

// MARK: - Weekly and daily rules, the same in every calendar

extension RecurrenceRule {
  private func dayRules(from start: Day) throws(ICalendarError) -> [Rule] {
    guard months.isEmpty, monthDays.isEmpty, weekdays.allSatisfy({ $0.nth == nil }) else {
      throw .unsupported(
        what: "\(frequency.rawValue) with BYMONTH, BYMONTHDAY or a numbered BYDAY",
        understood: "weekdays")
    }
    let days = Set(weekdays.map(\.weekday))
    guard frequency == .weekly else {
      var rule = Rule(base: .everyDays(interval, from: start))
      if !days.isEmpty { rule.conditions.weekdays = days }
      return [rule]
    }
    let week = start.startOfWeek(startingOn: startOfWeek)
    return (0..<7).map { week + $0 }
      .filter { days.isEmpty ? $0.weekday == start.weekday : days.contains($0.weekday) }
      .map { Rule(base: .everyDays(7 * interval, from: $0)) }
  }
}

// MARK: - Gregorian rules

extension RecurrenceRule {
  private func solarRules(from start: DayComponents) throws(ICalendarError) -> [Rule] {
    guard frequency == .yearly || 12 % interval == 0 || interval % 12 == 0 else {
      throw .unsupported(
        what: "a rule for every \(interval) months",
        understood: "1, 2, 3, 4, 6 months and whole years")
    }
    let ordinals = weekdays.filter { $0.nth != nil }
    var found: [Rule] = []
    if ordinals.isEmpty {
      let isEveryDay = !weekdays.isEmpty && monthDays.isEmpty
      let pattern = MonthDays(
        months: countsEveryMonth ? nil : solarMonths(from: start),
        days: isEveryDay ? [.run(.day(1), .beforeLast(0))] : days(from: start.dayOfMonth),
        shortMonthPolicy: skip.shortMonthPolicy)
      var rule = Rule(base: .solar(pattern, origin: nil))
      if !weekdays.isEmpty { rule.conditions.weekdays = Set(weekdays.map(\.weekday)) }
      found = [rule]
    } else {
      guard ordinals.count == weekdays.count, monthDays.isEmpty else {
        throw .unsupported(what: "this BYDAY", understood: "2SU and the like alone")
      }
      guard frequency == .monthly || !months.isEmpty else {
        throw .unsupported(what: "BYDAY without BYMONTH", understood: "weekdays of months")
      }
      for month in solarMonths(from: start) ?? (1...12).map({ MonthNumber($0) }) {
        for case let ordinal in ordinals { found.append(try Self.rule(ordinal, of: month.number)) }
      }
    }
    let years = frequency == .yearly ? interval : max(1, interval / 12)
    for place in found.indices { found[place].conditions.everyYears = years }
    return found
  }

  /// Whether every month of the year has the days that a yearly rule names.
  private var countsEveryMonth: Bool {
    frequency == .yearly && months.isEmpty && !(monthDays.isEmpty && weekdays.isEmpty)
  }

  private static func rule(
    _ ordinal: MonthWeekday, of month: Int
  ) throws(ICalendarError) -> Rule {
    let nth = ordinal.nth ?? -1
    guard nth == -1 || 1...5 ~= nth else {
      throw .unsupported(what: "BYDAY=\(nth)", understood: "1 to 5 and -1")
    }
    return Rule(base: .weekday(nth: nth == -1 ? nil : nth, ordinal.weekday, month: month))
  }

  private func solarMonths(from start: DayComponents) -> [MonthNumber]? {
    guard frequency == .monthly else { return months.isEmpty ? [MonthNumber(start.month)] : months }
    guard interval > 1 else { return months.isEmpty ? nil : months }
    return (1...12).filter { ($0 - start.month) % interval == 0 }.map { MonthNumber($0) }
      .filter { months.isEmpty || months.contains($0) }
  }

  private func days(from start: Int) -> [MonthDay] {
    guard !monthDays.isEmpty else { return [.one(.day(start))] }
    return monthDays.map { .one($0 > 0 ? .day($0) : .beforeLast(-$0 - 1)) }
  }
}

// MARK: - Lunar rules

extension RecurrenceRule {
  private func lunarRules(
    from start: LunarDate, in table: LunarTable, budget: inout WorkBudget
  ) throws(ICalendarError) -> [Rule] {
    guard weekdays.isEmpty else {
      throw .unsupported(what: "BYDAY in a lunar calendar", understood: "BYMONTH and BYMONTHDAY")
    }
    guard frequency == .yearly || interval == 1 else {
      throw .unsupported(what: "a rule for every \(interval) months", understood: "each month")
    }
    let days = days(from: start.day)
    guard !countsEveryMonth, frequency == .yearly || !months.isEmpty else {
      guard interval == 1 else {
        throw .unsupported(
          what: "BYMONTHDAY of every \(interval) lunar years", understood: "with BYMONTH")
      }
      let pattern = MonthDays(months: nil, days: days, shortMonthPolicy: skip.shortMonthPolicy)
      return [Rule(base: .lunar(pattern, origin: nil), tradition: table.tradition)]
    }
    let own = MonthNumber(start.month, isLeap: start.isLeapMonth)
    let wanted = months.isEmpty ? [own] : months
    guard interval == 1, skip != .forward || !wanted.contains(where: \.isLeap) else {
      try budget.take(table.years.count * wanted.count * max(1, monthDays.count))
      return [
        listed(wanted, monthDays.isEmpty ? [start.day] : monthDays, from: start.year, in: table)
      ]
    }
    let groups = [
      (wanted.filter { !$0.isLeap }, LeapPolicy.ordinaryOnly),
      (wanted.filter(\.isLeap), skip == .backward ? .leapOrOrdinary : .leapOnly),
    ]
    return groups.filter { !$0.0.isEmpty }.map { months, policy in
      let pattern = MonthDays(
        months: months, days: days, leapPolicy: policy, shortMonthPolicy: skip.shortMonthPolicy)
      return Rule(base: .lunar(pattern, origin: nil), tradition: table.tradition)
    }
  }

  /// The days of every `interval` years as a list, with the month after in place of a leap month
  /// that is not there.
  private func listed(
    _ months: [MonthNumber], _ days: [Int], from first: Int, in table: LunarTable
  ) -> Rule {
    var found: Set<Day> = []
    for year in stride(from: first, through: table.years.upperBound, by: interval) {
      for number in months {
        let own = table.month(year: year, month: number.number, isLeap: number.isLeap)
        let other =
          switch skip {
          case .omit: nil as LunarMonth?
          case .backward: table.month(year: year, month: number.number)
          case .forward:
            number.number < 12
              ? table.month(year: year, month: number.number + 1)
              : table.month(year: year + 1, month: 1)
          }
        guard let month = own ?? other else { continue }
        found.formUnion(days.compactMap { day($0, in: month) })
      }
    }
    return Rule(base: .dates(found.sorted()))
  }

  /// A day of a month, counted from its end when negative.
  private func day(_ number: Int, in month: LunarMonth) -> Day? {
    guard number > 0 else {
      return -number <= month.length ? month.lastDay + (number + 1) : nil
    }
    guard number > month.length else { return month.firstDay + (number - 1) }
    switch skip {
    case .omit: return nil
    case .backward: return month.lastDay
    case .forward: return month.lastDay + 1
    }
  }
}

extension RecurrenceRule.Skip {
  /// The same for days beyond the end of a month.
  fileprivate var shortMonthPolicy: ShortMonthPolicy {
    switch self {
    case .omit: .skip
    case .backward: .lastDay
    case .forward: .nextMonth
    }
  }
}
