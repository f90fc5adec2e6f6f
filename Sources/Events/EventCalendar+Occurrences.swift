import DayCore
import Holidays
import Lunisolar

/// One day of one of a user's events.
public struct EventOccurrence: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// The place of the event among the calendar's entries.
  public var entry: Int

  /// Creates an occurrence.
  public init(day: Day, entry: Int) {
    self.day = day
    self.entry = entry
  }
}

extension EventCalendar {
  /// More occurrences are not worked out.
  public static let occurrenceLimit = 5_000_000

  /// No more days than these are looked at: a few seconds' work.
  public static let dayLimit = 500_000_000

  /// Checks that the events can be worked out within a range of days in good time.
  func checkWork(in range: ClosedRange<Day>) throws(EventsError) {
    let years = range.count / 365 + 3
    var days = 0
    for entry in entries {
      let rule = entry.event.rule
      days += rule.daysPerYear * years + rule.conditions.exceptions.count
      guard days <= Self.dayLimit else { throw .tooManyDays(limit: Self.dayLimit) }
    }
  }

  /// Every day of every event within a range: by day, and on one day in the order of the files.
  ///
  /// - Parameters:
  ///   - range: The days asked for.
  ///   - tables: The months and terms that the events need: see ``needs``.
  /// - Returns: The occurrences.
  /// - Throws: `EventsError.rule` when a table is missing, `.tooManyOccurrences` above
  ///   ``occurrenceLimit``, `.tooManyDays` above ``dayLimit``.
  public func occurrences(
    in range: ClosedRange<Day>, tables: CalendarTables
  ) throws(EventsError) -> [EventOccurrence] {
    try checkWork(in: range)
    var found: [EventOccurrence] = []
    for (place, entry) in entries.enumerated() {
      let days = try entry.event.rule.continuedDays(
        in: range, tables: tables, tradition: entry.tradition)
      guard found.count + days.count <= Self.occurrenceLimit else {
        throw .tooManyOccurrences(limit: Self.occurrenceLimit)
      }
      for day in days { found.append(EventOccurrence(day: day, entry: place)) }
    }
    return found.sortedByDay(in: range)
  }
}

extension [EventOccurrence] {
  /// By day, and on one day in the order given.
  fileprivate func sortedByDay(in range: ClosedRange<Day>) -> [EventOccurrence] {
    guard count > range.count / 16 else {
      return sorted { ($0.day, $0.entry) < ($1.day, $1.entry) }
    }
    // Many for their days: a place for each day is counted out.
    var places = [Int](repeating: 0, count: range.count + 1)
    for occurrence in self { places[occurrence.day - range.lowerBound + 1] += 1 }
    for place in places.indices.dropFirst() { places[place] += places[place - 1] }
    // Pointers: after the sums above the places of all occurrences are 0..<count, each once, so that
    // every element of the buffer is written once; a day outside the range traps before.
    return [EventOccurrence](unsafeUninitializedCapacity: count) { buffer, filled in
      for occurrence in self {
        let day = occurrence.day - range.lowerBound
        (buffer.baseAddress.map { $0 + places[day] })?.initialize(to: occurrence)
        places[day] += 1
      }
      filled = count
    }
  }
}
