/// A calendar grid of plain days, as ``Day/calendarMonth(startingOn:)`` makes it.
public typealias CalendarDays = CalendarWeeks<CalendarDay>

/// A calendar grid: weeks of seven cells, each week under the day that begins it.
///
/// The weeks are in chronological order and no day begins two of them, whatever was put in: there
/// is nothing to sort after a merge or an assignment. Cell number `i` of a week is the cell of the
/// day `key + i`. A grid is a collection of `(key, value)` pairs:
///
/// ```swift
/// for (firstDay, week) in try Day(2026, 3, 15).calendarMonth(startingOn: .monday) {
///   print(firstDay, week.map(\.dayComponents.dayOfMonth))  // 2026-02-23 [23, 24, …, 28, 1]
/// }
/// ```
///
/// Only whole weeks are kept. Where a week is put in by hand, by a literal, a sequence or the
/// subscript, one that has not exactly seven cells, or whose seventh day no `Int` can number, is
/// left out.
public struct CalendarWeeks<Cell> {
  /// The first day of every week, in chronological order.
  public private(set) var keys: [Day] = []
  /// The cells of every week, in chronological order.
  public private(set) var values: [[Cell]] = []

  /// A grid without weeks.
  public init() {}

  /// The weeks under their first days, in any order; of two under one day the first is kept.
  public init(_ weeks: some Sequence<(key: Day, value: [Cell])>) {
    for (key, value) in weeks where self[key] == nil { self[key] = value }
  }

  /// The whole weeks that hold the given days.
  ///
  /// - Parameters:
  ///   - days: The days to cover; the first and the last week are filled up with their neighbours.
  ///   - startOfWeek: The weekday that begins a week.
  ///   - cell: Makes the cell of a day; called once a day, in chronological order.
  /// - Throws: What `cell` throws.
  public init<Failure: Error>(
    covering days: ClosedRange<Day>, startingOn startOfWeek: StartOfWeek = .sunday,
    cell: (Day) throws(Failure) -> Cell
  ) throws(Failure) {
    let firstDay = days.lowerBound
    let cellsBefore = startOfWeek.daysUntil(firstDay.weekday)
    var (start, overflow) = firstDay.daysSince1970.subtractingReportingOverflow(cellsBefore)
    if overflow { start &+= Self.daysPerWeek }
    while start <= days.upperBound.daysSince1970, Self.isWholeWeek(start) {
      var week: [Cell] = []
      week.reserveCapacity(Self.daysPerWeek)
      for day in start..<start + Self.daysPerWeek {
        week.append(try cell(Day(daysSince1970: day)))
      }
      keys.append(Day(daysSince1970: start))
      values.append(week)
      start += Self.daysPerWeek
    }
  }

  /// The week that begins on that day, `nil` where there is none; assigning `nil` removes it.
  public subscript(firstDay: Day) -> [Cell]? {
    get {
      let position = position(of: firstDay)
      return holds(firstDay, at: position) ? values[position] : nil
    }
    set {
      let position = position(of: firstDay)
      let isHeld = holds(firstDay, at: position)
      guard let week = newValue else {
        if isHeld {
          keys.remove(at: position)
          values.remove(at: position)
        }
        return
      }
      guard week.count == Self.daysPerWeek, Self.isWholeWeek(firstDay.daysSince1970) else { return }
      if isHeld {
        values[position] = week
      } else {
        keys.insert(firstDay, at: position)
        values.insert(week, at: position)
      }
    }
  }

  /// The cell of that day, `nil` where no week holds it.
  public func cell(of day: Day) -> Cell? {
    var position = position(of: day)
    if !holds(day, at: position) { position -= 1 }
    guard position >= 0 else { return nil }
    let (offset, overflow) = day.daysSince1970
      .subtractingReportingOverflow(keys[position].daysSince1970)
    return !overflow && offset < Self.daysPerWeek ? values[position][offset] : nil
  }

  /// Where the week of that first day is, or would have to be put.
  private func position(of firstDay: Day) -> Int {
    var bounds = 0..<keys.count
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      if keys[middle] < firstDay {
        bounds = middle + 1..<bounds.upperBound
      } else {
        bounds = bounds.lowerBound..<middle
      }
    }
    return bounds.lowerBound
  }

  private func holds(_ firstDay: Day, at position: Int) -> Bool {
    position < keys.count && keys[position] == firstDay
  }

  /// Whether seven days from that one have day numbers.
  private static func isWholeWeek(_ start: Int) -> Bool {
    start <= Int.max - daysPerWeek
  }

  private static var daysPerWeek: Int { 7 }
}

extension CalendarWeeks: Sendable where Cell: Sendable {}
extension CalendarWeeks: Equatable where Cell: Equatable {}
extension CalendarWeeks: Hashable where Cell: Hashable {}

extension CalendarWeeks: RandomAccessCollection {
  /// A week: its first day and its seven cells.
  public typealias Element = (key: Day, value: [Cell])

  /// 0, the position of the first week.
  public var startIndex: Int { 0 }
  /// The position after the last week.
  public var endIndex: Int { keys.count }

  /// The week at that position.
  public subscript(position: Int) -> Element {
    (keys[position], values[position])
  }
}

extension CalendarWeeks: ExpressibleByDictionaryLiteral {
  /// The weeks under their first days, in any order; of two under one day the first is kept.
  public init(dictionaryLiteral elements: (Day, [Cell])...) {
    self.init(elements.lazy.map { (key: $0.0, value: $0.1) })
  }
}
