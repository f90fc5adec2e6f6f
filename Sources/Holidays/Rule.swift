import DayCore
import Lunisolar

/// A rule that yields days: one grammar for regional holidays, festivals, users' events and
/// searches.
///
/// A rule is a base (`lunar 8-15`), then steps away from it (`-1 day`), then modifiers
/// (`since 1989`). `Data/holidays/README.md` holds the grammar.
///
///     try Rule("lunar 8-15 by kr")
///     try Rule("2nd monday of january since 2000")
public struct Rule: Hashable, Sendable {
  /// What the rule starts from.
  public var base: RuleBase
  /// Moves away from the base, in order.
  public var steps: [RuleStep]
  /// How many days each occurrence lasts, 1 to 400.
  public var length: Int
  /// Which occurrences are kept.
  public var conditions: RuleConditions
  /// Whose months and terms count; nil: those of the file, the region or the option.
  public var tradition: Tradition?

  /// Creates a rule.
  public init(
    base: RuleBase, steps: [RuleStep] = [], length: Int = 1,
    conditions: RuleConditions = RuleConditions(), tradition: Tradition? = nil
  ) {
    self.base = base
    self.steps = steps
    self.length = length
    self.conditions = conditions
    self.tradition = tradition
  }
}

/// What a rule starts from.
public enum RuleBase: Hashable, Sendable {
  /// Days of Gregorian months: `solar 5-1`. With a year of origin, from that year on.
  case solar(MonthDays, origin: Int?)
  /// Days of lunar months: `lunar 8-15`. With a lunar year of origin, from that year on.
  case lunar(MonthDays, origin: Int?)
  /// The nth such weekday of a Gregorian month, 1 to 5, or the last one when nil.
  case weekday(nth: Int?, Weekday, month: Int)
  /// Easter Sunday of the Gregorian calendar.
  case easter
  /// The day on which the Sun reaches a solar term.
  case term(SolarTerm)
  /// Every so many days, from a day on.
  case everyDays(Int, from: Day)
  /// These days and no others, in the order written.
  case dates([Day])
  /// Working days given as days off for weekend days worked instead, in the order written.
  case swaps([DaySwap])
  /// Each day that lies between two public holidays and is none itself.
  case betweenHolidays
}

/// A working day off and the rest day on which it is worked for.
public struct DaySwap: Hashable, Sendable {
  /// The day off.
  public var dayOff: Day
  /// The rest day worked.
  public var worked: Day

  /// Creates a swap.
  public init(dayOff: Day, worked: Day) {
    self.dayOff = dayOff
    self.worked = worked
  }
}

/// Which occurrences of a rule are kept, judged by the first day of each.
public struct RuleConditions: Hashable, Sendable {
  /// The first day, or nil.
  public var since: Day?
  /// The last day, or nil.
  public var until: Day?
  /// Years or single days left out.
  public var exceptions: [ClosedRange<Day>]
  /// Only every nth year from ``since`` on; 1 for every year.
  public var everyYears: Int
  /// Only occurrences on these weekdays; nil for all.
  public var weekdays: Set<Weekday>?

  /// Creates conditions; without arguments, none.
  public init(
    since: Day? = nil, until: Day? = nil, exceptions: [ClosedRange<Day>] = [],
    everyYears: Int = 1, weekdays: Set<Weekday>? = nil
  ) {
    self.since = since
    self.until = until
    self.exceptions = exceptions
    self.everyYears = everyYears
    self.weekdays = weekdays
  }
}
