import DayCore
import Lunisolar

extension Rule {
  /// Every day of the rule within a range, in order, each once. An occurrence of several days that
  /// reaches into the range counts with those days that lie in it.
  ///
  /// What lies outside the tables' coverage is not known and yields nothing. A rule
  /// `between-holidays` yields nothing here: it needs a region's other holidays.
  ///
  /// - Parameters:
  ///   - range: The days asked for.
  ///   - tables: Months and terms.
  ///   - tradition: Whose months and terms count where the rule names no tradition itself.
  /// - Returns: The days.
  /// - Throws: `HolidayError.noTable` when the rule needs a table that is not there.
  public func days(
    in range: ClosedRange<Day>, tables: CalendarTables, tradition: Tradition
  ) throws(HolidayError) -> [Day] {
    guard range.overlaps(Self.extent) else { return [] }
    let range = range.clamped(to: Self.extent)
    let first = range.lowerBound - (length - 1)
    let starts = try firstDays(
      in: first...range.upperBound, tables: tables, tradition: tradition)
    guard length > 1 else { return starts }
    var days: [Day] = []
    // Where occurrences overlap, a day is taken once.
    var next = range.lowerBound
    for start in starts {
      let end = min(start + (length - 1), range.upperBound)
      next = max(next, start)
      while next <= end {
        days.append(next)
        next += 1
      }
    }
    return days
  }

  /// The first day of every occurrence that begins within a range, in order, each once.
  ///
  /// - Throws: `HolidayError.noTable` as ``days(in:tables:tradition:)`` does.
  public func firstDays(
    in range: ClosedRange<Day>, tables: CalendarTables, tradition: Tradition
  ) throws(HolidayError) -> [Day] {
    guard range.overlaps(Self.extent), let range = conditions.clamp(range.clamped(to: Self.extent))
    else { return [] }
    let reach = steps.reduce(0) { $0 + $1.reach }
    // A lunar year, and the first of a month after a short one, end in the following solar year.
    let firstYear = (range.lowerBound - (reach + 60)).dayComponents.year
    let years = firstYear...(range.upperBound + reach).dayComponents.year
    var found: [Day] = []
    let own = self.tradition ?? tradition
    // Most rules have neither, and there are a million days to look at.
    let (steps, conditions) = (steps, conditions.ordered)
    let areAllKept = conditions.areEmpty
    try base.forEachDay(in: years, tables: tables, tradition: own) { day in
      let moved = steps.isEmpty ? day : steps.reduce(day) { $1(from: $0) }
      if range.contains(moved), areAllKept || conditions.admit(moved) { found.append(moved) }
    }
    return found.isAscending ? found : found.sortedOnce()
  }

  /// The years that rules can speak of, 1 to 9999, with room for steps at either end.
  static let extent = Day(daysSince1970: -720_000)...Day(daysSince1970: 2_933_000)
}

extension RuleBase {
  /// Calls `body` with every day of the base in those Gregorian years, and perhaps a few around.
  fileprivate func forEachDay(
    in years: ClosedRange<Int>, tables: CalendarTables, tradition: Tradition,
    _ body: (Day) -> Void
  ) throws(HolidayError) {
    switch self {
    case .solar(let pattern, let origin):
      for year in years where year >= origin ?? year { pattern.forEachSolarDay(year, body) }
    case .lunar(let pattern, let origin):
      let table = try tables.months(of: tradition)
      let from = max(years.lowerBound - 1, origin ?? .min, table.years.lowerBound)
      let to = min(years.upperBound, table.years.upperBound)
      for year in stride(from: from, through: to, by: 1) {
        pattern.forEachLunarDay(year, table, isAnniversary: origin != nil, body)
      }
    case .weekday(let nth, let weekday, let month):
      for year in years { Self.day(nth, weekday, month, year).map(body) }
    case .easter:
      for year in years { Easter.day(inYear: year).map(body) }
    case .term(let term):
      let table = try tables.terms(of: tradition)
      let covered = table.coverage
      let from = max(years.lowerBound, covered.lowerBound.dayComponents.year)
      let to = min(years.upperBound, covered.upperBound.dayComponents.year)
      for year in stride(from: from, through: to, by: 1) {
        table.day(of: term, inYear: year).map(body)
      }
    case .dates(let dates):
      dates.forEach(body)
    case .everyDays(let count, let first):
      guard count > 0, Rule.extent.contains(first),
        let start = try? Day(years.lowerBound, 1, 1),
        let end = try? Day(years.upperBound, 12, 31)
      else { return }
      let missed = max(0, start - first + count - 1) / count
      for day in stride(from: first + missed * count, through: end, by: count) { body(day) }
    case .swaps(let swaps):
      swaps.forEach { body($0.dayOff) }
    case .betweenHolidays:
      break
    }
  }

  private static func day(_ nth: Int?, _ weekday: Weekday, _ month: Int, _ year: Int) -> Day? {
    guard let first = try? Day(year, month, 1) else { return nil }
    let last = first + (Day.daysInMonth(month, year: year) - 1)
    guard let nth else { return RuleStep.seek(.weekday(weekday), .onOrBefore)(from: last) }
    let day = RuleStep.seek(.weekday(weekday), .onOrAfter)(from: first) + 7 * (nth - 1)
    return day <= last ? day : nil
  }
}

extension RuleConditions {
  /// Whether every occurrence between ``since`` and ``until`` is kept.
  var areEmpty: Bool { exceptions.isEmpty && everyYears == 1 && weekdays == nil }

  /// The part of a range from ``since`` to ``until``; nil when nothing is left.
  func clamp(_ range: ClosedRange<Day>) -> ClosedRange<Day>? {
    let first = max(range.lowerBound, since ?? range.lowerBound)
    let last = min(range.upperBound, until ?? range.upperBound)
    return first <= last ? first...last : nil
  }

  /// The same conditions with their exceptions in order, and none that overlap.
  var ordered: RuleConditions {
    guard exceptions.count > 1 else { return self }
    var conditions = self
    conditions.exceptions = []
    for days in exceptions.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = conditions.exceptions.last, days.lowerBound <= last.upperBound {
        let end = max(last.upperBound, days.upperBound)
        conditions.exceptions[conditions.exceptions.count - 1] = last.lowerBound...end
      } else {
        conditions.exceptions.append(days)
      }
    }
    return conditions
  }

  /// Whether an occurrence that begins on a day is kept; `since` and `until` are checked before.
  ///
  /// - Precondition: The exceptions are ``ordered``: a calendar file may have thousands.
  func admit(_ day: Day) -> Bool {
    if let weekdays, !weekdays.contains(day.weekday) { return false }
    var (low, high) = (0, exceptions.count)
    while low < high {
      let middle = (low + high) / 2
      if exceptions[middle].upperBound < day { low = middle + 1 } else { high = middle }
    }
    if low < exceptions.count, exceptions[low].contains(day) { return false }
    guard everyYears > 1, let since else { return true }
    return (day.dayComponents.year - since.dayComponents.year) % everyYears == 0
  }
}

extension [Day] {
  /// Whether each day comes after the one before it.
  fileprivate var isAscending: Bool {
    for place in indices.dropFirst() where self[place] <= self[place - 1] { return false }
    return true
  }

  /// In order, each once.
  fileprivate func sortedOnce() -> [Day] {
    var result: [Day] = []
    for day in sorted() where day != result.last { result.append(day) }
    return result
  }
}
