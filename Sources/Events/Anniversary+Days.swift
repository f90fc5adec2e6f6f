import DayCore
import Holidays
import Lunisolar

/// One return of an anniversary.
public struct AnniversaryDay: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// Years since the origin, in the calendar by which the day comes again; nil where the origin's
  /// year is not known, and for a day that is counted in days.
  public var years: Int?
  /// What the day is called where custom has a name for it.
  public var milestone: Milestone?

  /// Creates a return.
  public init(day: Day, years: Int?, milestone: Milestone? = nil) {
    self.day = day
    self.years = years
    self.milestone = milestone
  }
}

extension Anniversary {
  /// The rule that yields the days, policies included.
  ///
  /// The leap policy is written for an anniversary in a leap month only, for which it is meant.
  public var rule: Rule {
    var pattern = MonthDays(
      months: nil, days: [.one(.day(date.day))], shortMonthPolicy: shortMonthPolicy)
    switch date {
    case .lunar(let month, _):
      pattern.months = [month]
      if month.isLeap { pattern.leapPolicy = leapPolicy }
      return Rule(base: .lunar(pattern, origin: originYear), tradition: tradition)
    case .solar(let month, _):
      pattern.months = [MonthNumber(month)]
      return Rule(base: .solar(pattern, origin: originYear), tradition: tradition)
    }
  }

  /// The returns within a range of days, in order; none on the day of origin or before it.
  ///
  /// - Parameters:
  ///   - range: The days asked for.
  ///   - tables: The months of the tradition (and for `vn-south` those of `vn`, which follow it).
  ///   - namesMilestones: Whether the customary days counted from the origin (the 49th, the 100th)
  ///     come too, and yearly ones get their names.
  /// - Returns: The returns.
  /// - Throws: `EventsError.rule` when a table is missing.
  public func days(
    in range: ClosedRange<Day>, tables: CalendarTables, namesMilestones: Bool = false
  ) throws(EventsError) -> [AnniversaryDay] {
    var found: [AnniversaryDay] = []
    for day in try rule.continuedDays(in: range, tables: tables, tradition: tradition)
    where origin.map({ day > $0 }) ?? true {
      let returned = try occurrence(on: day, tables: tables)
      found.append(
        namesMilestones ? returned : AnniversaryDay(day: day, years: returned.years))
    }
    guard namesMilestones, let origin else { return found }
    for milestone in Milestone.all(of: occasion, in: tradition) {
      guard case .days(let count) = milestone.count, range.contains(origin + (count - 1)) else {
        continue
      }
      found.append(AnniversaryDay(day: origin + (count - 1), years: nil, milestone: milestone))
    }
    return found.sorted { ($0.day, $0.years ?? 0) < ($1.day, $1.years ?? 0) }
  }

  /// What a day on which the anniversary returns is: how many years later, and its customary name.
  ///
  /// - Throws: `EventsError.rule` when a table is missing.
  public func occurrence(
    on day: Day, tables: CalendarTables
  ) throws(EventsError) -> AnniversaryDay {
    let years = try years(until: day, tables: tables)
    let milestone = years.flatMap { years in
      Milestone.all(of: occasion, in: tradition).first { $0.count == .years(years) }
    }
    return AnniversaryDay(day: day, years: years, milestone: milestone)
  }

  private func years(until day: Day, tables: CalendarTables) throws(EventsError) -> Int? {
    switch date {
    case .solar: return years(until: day, in: nil)
    case .lunar: return years(until: day, in: try tables.monthsCovering(day, of: tradition))
    }
  }

  /// The years from the origin to a return, in the calendar by which it comes again; nil where the
  /// origin's year is not known, or the day not covered.
  ///
  /// - Parameters:
  ///   - day: The return.
  ///   - months: The months in force on that day; not needed for solar anniversaries.
  /// - Returns: The years.
  public func years(until day: Day, in months: LunarTable?) -> Int? {
    originYear.flatMap { count.years(from: $0, until: DatedDay(day, in: months)) }
  }

  /// How the years of the anniversary are counted.
  var count: YearCount {
    switch date {
    case .solar: .solar
    case .lunar(_, let day): shortMonthPolicy == .nextMonth && day > 28 ? .shiftedLunar : .lunar
    }
  }
}
