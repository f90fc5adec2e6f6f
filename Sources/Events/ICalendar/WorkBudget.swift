import Holidays

/// How much reading one calendar file may still work out, so that none, however made, keeps the
/// program busy for long.
struct WorkBudget {
  /// Days of rules that may be looked at: a fraction of a second's work.
  private var left = 10_000_000

  /// Takes what a rule over so many years costs.
  ///
  /// - Throws: `ICalendarError.unsupported` when there is not enough left.
  mutating func take(_ rule: Rule, years: Int) throws(ICalendarError) {
    try take(rule.daysPerYear * (years + 3))
  }

  /// Takes what so many days cost.
  ///
  /// - Throws: `ICalendarError.unsupported` when there is not enough left.
  mutating func take(_ days: Int) throws(ICalendarError) {
    guard days <= left else {
      throw .unsupported(
        what: "a rule behind so many others", understood: "as many as ten million days of rules"
      )
    }
    left -= days
  }
}

extension Rule {
  /// The most days that the rule looks at in a year.
  var daysPerYear: Int {
    switch base {
    case .solar(let pattern, _), .lunar(let pattern, _):
      2 * (pattern.months?.count ?? 13) * pattern.days.reduce(0) { $0 + $1.mostDays }
    case .weekday, .easter, .term: 1
    case .dates(let days): days.count
    case .swaps(let swaps): swaps.count
    case .everyDays(let count, _): 366 / max(1, count) + 1
    case .betweenHolidays: 0
    }
  }
}

extension MonthDay {
  /// The most days that it names in a month.
  fileprivate var mostDays: Int {
    if case .run = self { 31 } else { 1 }
  }
}
