/// Days of months: `8-15`, `*-1,15`, `1,5,9-1..last`, `L6-last`.
public struct MonthDays: Hashable, Sendable {
  /// The months, or nil for every month.
  public var months: [MonthNumber]?
  /// The days in each of them.
  public var days: [MonthDay]
  /// Which of a leap month and its ordinary month count; nil: see ``LeapPolicy``.
  public var leapPolicy: LeapPolicy?
  /// What a day 30 or 31 means in a month without one; nil: its last day.
  public var shortMonthPolicy: ShortMonthPolicy?

  /// Creates a pattern.
  public init(
    months: [MonthNumber]?, days: [MonthDay], leapPolicy: LeapPolicy? = nil,
    shortMonthPolicy: ShortMonthPolicy? = nil
  ) {
    self.months = months
    self.days = days
    self.leapPolicy = leapPolicy
    self.shortMonthPolicy = shortMonthPolicy
  }
}

/// A month number, 1 to 12, and whether the leap month with that number is meant.
public struct MonthNumber: Hashable, Sendable {
  /// The number, 1 to 12.
  public var number: Int
  /// Whether the leap month is meant; false for Gregorian months.
  public var isLeap: Bool

  /// Creates a month number.
  public init(_ number: Int, isLeap: Bool = false) {
    self.number = number
    self.isLeap = isLeap
  }
}

/// A day, or a run of days, of a month.
public enum MonthDay: Hashable, Sendable {
  /// One day.
  case one(DayOfMonth)
  /// Every day from one to another; in a short month up to its last.
  case run(DayOfMonth, DayOfMonth)
}

/// A day of a month, counted from its beginning or its end.
public enum DayOfMonth: Hashable, Sendable {
  /// Day 1 to 31.
  case day(Int)
  /// That many days before the last: `last` is 0 days before it, `last-1` one.
  case beforeLast(Int)

  /// The day number in a month of that many days, which may lie beyond it or below 1.
  func number(inMonthOf length: Int) -> Int {
    switch self {
    case .day(let number): number
    case .beforeLast(let days): length - days
    }
  }
}

/// Which of a leap month and the ordinary month with its number a lunar rule means.
///
/// Without a policy `6-15` means the ordinary month and `L6-15` the leap month; `*-15` every month,
/// leap or not; and an anniversary in a leap month, `2017-L6-15`, the leap month when the year has
/// it and else the ordinary one.
public enum LeapPolicy: String, CaseIterable, Hashable, Sendable {
  /// The leap month alone.
  case leapOnly = "leap-only"
  /// The ordinary month alone.
  case ordinaryOnly = "ordinary-only"
  /// The leap month when the year has it, else the ordinary month.
  case leapOrOrdinary = "leap-or-ordinary"
  /// The ordinary month, and the leap month too when the year has it.
  case leapAndOrdinary = "leap-and-ordinary"
}

/// What a day beyond the end of a month means.
public enum ShortMonthPolicy: String, CaseIterable, Hashable, Sendable {
  /// The last day of the month: the usual custom, and the default.
  case lastDay = "short-last"
  /// The first day of the next month.
  case nextMonth = "short-next"
  /// No day at all.
  case skip = "short-skip"
}
