import DayCore

extension LunarTable {
  /// The lunar dates of days in order, without a search for each.
  ///
  /// Days outside ``coverage`` have none: the first date is that of the first day covered.
  ///
  /// ```swift
  /// for date in table.dates(of: try Day(2026, 2, 16)...Day(2026, 2, 17)) { print(date) }
  /// // 2025-12-29, 2026-01-01
  /// ```
  public func dates(of days: ClosedRange<Day>) -> Dates {
    Dates(self, days)
  }

  /// The lunar dates of consecutive days: a cursor that walks from month to month.
  public struct Dates: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let packed: [PackedMonth]
    /// The place of the month after that of `date`.
    @usableFromInline var nextPlace = 0
    /// The date to come, unless a month has to begin first.
    @usableFromInline var date = LunarDate(year: 0, month: 0, day: 0)
    /// The day of the month at which a month has to begin.
    @usableFromInline var dayLimit = 0
    /// The days to come in the months after that of `date`.
    @usableFromInline var daysBehind = 0

    fileprivate init(_ table: LunarTable, _ days: ClosedRange<Day>) {
      packed = table.packed
      guard days.overlaps(table.coverage) else { return }
      let days = days.clamped(to: table.coverage)
      guard let place = table.place(of: days.lowerBound) else { return }
      // As if the month had begun before it, on its first day.
      let passed = days.lowerBound.daysSince1970 - Int(packed[place].start)
      nextPlace = place
      daysBehind = days.upperBound - days.lowerBound + 1 + passed
      beginMonth()
      date.day += passed
    }

    /// The date of the next day, or nil behind the last.
    @inlinable public mutating func next() -> LunarDate? {
      if date.day == dayLimit {
        guard daysBehind > 0 else { return nil }
        beginMonth()
      }
      defer { date.day &+= 1 }
      return date
    }

    /// Goes to the first day of the next month.
    @inlinable mutating func beginMonth() {
      let month = packed[nextPlace]
      date = LunarDate(year: month.year, month: month.month, isLeapMonth: month.isLeap, day: 1)
      let days = Swift.min(month.length, daysBehind)
      dayLimit = 1 + days
      daysBehind -= days
      nextPlace += 1
    }
  }
}
