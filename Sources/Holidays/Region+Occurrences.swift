import DayCore

extension Region {
  /// Every occurrence in a range of years, by day and, on one day, in the order of the file.
  ///
  /// Years before the first known one yield nothing. In a year whose decree is not out, the rules
  /// of the law yield days and decreed facts are missing: see ``years(in:)``.
  ///
  /// - Throws: `HolidayError.noTable` when a table is missing.
  public func occurrences(
    in years: ClosedRange<Int>, tables: CalendarTables
  ) throws(HolidayError) -> [Occurrence] {
    let known = years.clamped(to: file.settings.knownYears)
    guard years.overlaps(file.settings.knownYears), let first = try? Day(known.lowerBound, 1, 1),
      let last = try? Day(known.upperBound, 12, 31)
    else { return [] }
    // A substitute can lie in the year after or before its holiday.
    let margin = 40
    var expansion = RegionExpansion(region: self)
    try expansion.addEvents(in: (first - margin)...(last + margin), tables: tables)
    expansion.addSubstitutes()
    expansion.addDaysBetween()
    return expansion.occurrences(in: first...last)
  }
}

/// The occurrences of a region while they are being worked out.
private struct RegionExpansion {
  private let region: Region
  private let events: [Event]
  /// The places of the events that make a day off, in the order of the file.
  private var holidays: [Day: [Int]] = [:]
  /// Days off that are no holidays themselves: substitutes and swaps.
  private var replacements: Set<Day> = []
  private var found: [(place: Int, occurrence: Occurrence)] = []
  private var between: [(place: Int, range: ClosedRange<Day>)] = []

  init(region: Region) {
    self.region = region
    self.events = region.file.events
  }

  /// In order; of one id on one day the first.
  func occurrences(in range: ClosedRange<Day>) -> [Occurrence] {
    var seen: Set<Occurrence.Key> = []
    return found.filter { range.contains($0.occurrence.day) }
      .sorted { ($0.occurrence.day, $0.place) < ($1.occurrence.day, $1.place) }
      .map(\.occurrence)
      .filter { seen.insert($0.key).inserted }
  }

  private mutating func add(_ place: Int, _ day: Day, _ suffix: String, kind: HolidayKind) {
    let id = region.fullID(of: events[place]) + suffix
    found.append((place, Occurrence(day: day, id: id, kind: kind, isOff: kind.isOff)))
  }
}

// MARK: - Events

extension RegionExpansion {
  mutating func addEvents(
    in range: ClosedRange<Day>, tables: CalendarTables
  ) throws(HolidayError) {
    for (place, event) in events.enumerated() {
      switch event.rule.base {
      case .swaps(let swaps):
        for swap in swaps {
          add(place, swap.dayOff, Region.swapSuffix, kind: .substitute)
          add(place, swap.worked, Region.workdaySuffix, kind: .makeupWorkday)
          replacements.insert(swap.dayOff)
        }
      case .betweenHolidays:
        between.append((place, range))
      default:
        for day in try event.rule.days(in: range, tables: tables, tradition: region.tradition) {
          let occurrence = Occurrence(
            day: day, id: region.fullID(of: event), kind: event.kind, isOff: event.isOff)
          found.append((place, occurrence))
          if event.isOff { holidays[day, default: []].append(place) }
        }
      }
    }
  }

  /// Days between two holidays, substitutes not counted, where they are not off already.
  mutating func addDaysBetween() {
    for (place, range) in between {
      let conditions = events[place].rule.conditions.ordered
      guard let range = conditions.clamp(range) else { continue }
      for before in holidays.keys.sorted() where holidays[before + 2] != nil {
        let day = before + 1
        guard holidays[day] == nil, !replacements.contains(day), range.contains(day),
          conditions.admit(day)
        else { continue }
        add(place, day, "", kind: .publicHoliday)
      }
    }
  }
}

// MARK: - Substitutes

extension RegionExpansion {
  mutating func addSubstitutes() {
    for day in holidays.keys.sorted() {
      let places = holidays[day] ?? []
      var clashes = places.count - 1
      // Of several on one day the first in the file stays.
      for place in places.reversed() {
        let policies = events[place].substitutions.filter { $0.isInForce(on: day) }
        let policy = policies.first {
          $0.weekdays.contains(day.weekday)
            || (clashes > 0 && $0.clashWeekdays.contains(day.weekday))
        }
        guard let policy else { continue }
        if !policy.weekdays.contains(day.weekday) { clashes -= 1 }
        let target = substitute(for: day, by: policy, policies)
        replacements.insert(target)
        add(place, target, Region.substituteSuffix, kind: .substitute)
        if events[place].movesAway { demote(place, on: day) }
      }
    }
  }

  /// The day reached. A neighbouring day that is itself a rest day goes on by the policy for its
  /// weekday.
  private func substitute(
    for day: Day, by policy: Substitution, _ policies: [Substitution]
  ) -> Day {
    switch policy.target {
    case .nextWorkday: return workday(from: day, step: 1)
    case .previousWorkday: return workday(from: day, step: -1)
    case .nextDay, .previousDay:
      let neighbour = day + (policy.target == .nextDay ? 1 : -1)
      let onward = policies.first { $0.weekdays.contains(neighbour.weekday) }
      switch onward?.target {
      case .nextWorkday: return workday(from: neighbour, step: 1)
      case .previousWorkday: return workday(from: neighbour, step: -1)
      case .nextDay, .previousDay, nil: return neighbour
      }
    }
  }

  private func workday(from day: Day, step: Int) -> Day {
    var day = day + step
    while region.file.settings.weekend.contains(day.weekday) || holidays[day] != nil
      || replacements.contains(day)
    { day += step }
    return day
  }

  /// Keeps the day of a holiday that moved away, no longer off.
  private mutating func demote(_ place: Int, on day: Day) {
    for index in found.indices
    where found[index].place == place && found[index].occurrence.day == day
      && found[index].occurrence.kind == .publicHoliday
    {
      found[index].occurrence.kind = .observance
      found[index].occurrence.isOff = false
    }
  }
}
