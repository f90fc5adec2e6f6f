import DayCore

/// When a holiday falls on a day that is free anyway, which day is off for it.
///
///     try Substitution("saturday, sunday, clash to next-workday since 2021")
public struct Substitution: Hashable, Sendable {
  /// The weekdays that bring a substitute.
  public var weekdays: Set<Weekday>
  /// The weekdays on which another holiday on the same day brings a substitute: all, some or none.
  /// Of several holidays on one day, one stays.
  public var clashWeekdays: Set<Weekday>
  /// Which day is off instead.
  public var target: Target
  /// The first day to which it applies, or nil.
  public var since: Day?
  /// The last day to which it applies, or nil.
  public var until: Day?

  /// Creates a policy.
  public init(
    weekdays: Set<Weekday>, clashWeekdays: Set<Weekday> = [], target: Target, since: Day? = nil,
    until: Day? = nil
  ) {
    self.weekdays = weekdays
    self.clashWeekdays = clashWeekdays
    self.target = target
    self.since = since
    self.until = until
  }

  /// Where the substitute lies. A workday is a day that is neither a weekly rest day nor a holiday
  /// nor another's substitute.
  public enum Target: String, CaseIterable, Hashable, Sendable {
    /// The next workday.
    case nextWorkday = "next-workday"
    /// The workday before.
    case previousWorkday = "previous-workday"
    /// The next day, which may bring a substitute in turn.
    case nextDay = "next-day"
    /// The day before, which may bring a substitute in turn.
    case previousDay = "previous-day"
  }
}

extension Substitution {
  /// Reads a policy: weekdays and `clash` or `clash on` weekdays, `to`, a target, and perhaps
  /// `since` and `until`.
  ///
  /// - Throws: `HolidayError` with the place, counted from line 1, column 1.
  public init(_ text: String) throws(HolidayError) {
    var scanner = RuleScanner(text[...], line: 1, column: 1)
    try self.init(from: &scanner)
  }

  /// Reads a policy that ends its line.
  init(from scanner: inout RuleScanner) throws(HolidayError) {
    let what = "a weekday or \"clash\""
    self.init(weekdays: [], target: .nextWorkday)
    for item in try scanner.takeList(what) {
      if item.text == "clash" {
        clashWeekdays = Set(Weekday.allCases)
      } else if let (first, last) = item.text.splitAtDots() {
        weekdays.formUnion(try scanner.weekdays(from: first, to: last, at: item))
      } else {
        guard let weekday = Weekday.byName[String(item.text)] else {
          throw .unknownWord(
            at: scanner.position(of: item), word: String(item.text), role: what,
            known: ["clash"] + Weekday.allCases.map(\.name))
        }
        weekdays.insert(weekday)
      }
    }
    if !clashWeekdays.isEmpty, scanner.take(if: "on") {
      clashWeekdays = try scanner.takeWeekdays()
    }
    guard scanner.take(if: "to") else {
      throw .expected(
        at: scanner.position, what: "\"to\" and a day, for example \"to next-workday\"",
        found: scanner.next.map { String($0.text) })
    }
    let word = try scanner.take("a day, for example \"next-workday\"")
    guard let target = Target(rawValue: String(word.text)) else {
      throw .unknownWord(
        at: scanner.position(of: word), word: String(word.text), role: "a substitute's day",
        known: Target.allCases.map(\.rawValue))
    }
    self.target = target
    if scanner.take(if: "since") { since = try YearOrDay(from: &scanner).days.lowerBound }
    if scanner.take(if: "until") { until = try YearOrDay(from: &scanner).days.upperBound }
    if let rest = scanner.next {
      throw .unknownWord(
        at: scanner.position(of: rest), word: String(rest.text), role: "known here",
        known: ["since", "until"])
    }
  }

  /// Whether the policy is in force on a day.
  func isInForce(on day: Day) -> Bool {
    day >= since ?? day && day <= until ?? day
  }
}

extension Substitution: CustomStringConvertible {
  /// The policy in the grammar.
  public var description: String {
    var triggers = weekdays.isEmpty ? [] : [weekdays.listed]
    if clashWeekdays.count == 7 {
      triggers.append("clash")
    } else if !clashWeekdays.isEmpty {
      triggers.append("clash on \(clashWeekdays.listed)")
    }
    let limits = RuleConditions(since: since, until: until).words
    return (["\(triggers.joined(separator: ",")) to \(target.rawValue)"] + limits)
      .joined(separator: " ")
  }
}
