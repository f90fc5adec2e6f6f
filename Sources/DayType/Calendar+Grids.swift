import Foundation

// Weeks and months around a `Date`, as cells for a user interface. Of the calendar, its time zone
// and its first weekday matter; months are those of the Gregorian calendar.

extension Calendar {
  /// The weekday that begins a week of this calendar.
  public var startOfWeek: StartOfWeek { Weekday(rawValue: firstWeekday - 1) ?? .sunday }

  /// The moment at which the week of the date begins.
  public func startOfWeek(for date: Date) -> Date {
    Day(date: date, usingCalendar: self).startOfWeek(startingOn: startOfWeek)
      .date(inCalendar: self)
  }

  /// The number of the week of the date in its year, by this calendar's rules.
  ///
  /// It is 1 where January begins with enough days of a week, see `minimumDaysInFirstWeek`. The
  /// number of ISO 8601, whatever the calendar, is `Day.isoWeekNumber`.
  public func weekNumber(for date: Date) -> Int {
    component(.weekOfYear, from: date)
  }

  /// The seven days of the week of the date.
  public func weekDays(for date: Date) -> [CalendarDay] {
    weekDays(for: date, cell: CalendarDay.init)
  }

  /// The seven days of the week of the date, as cells of one's own.
  ///
  /// - Parameters:
  ///   - date: A moment of the week.
  ///   - cell: Makes the cell of a day.
  /// - Returns: Seven cells; fewer only where the day numbers end.
  /// - Throws: What `cell` throws.
  public func weekDays<Cell, Failure: Error>(
    for date: Date, cell: (Day) throws(Failure) -> Cell
  ) throws(Failure) -> [Cell] {
    let day = Day(date: date, usingCalendar: self)
    let week = try CalendarWeeks(covering: day...day, startingOn: startOfWeek, cell: cell)
    return week.first?.value ?? []
  }

  /// The days of the month of the date in whole weeks, the first and the last filled up with the
  /// days of the neighbouring months: row by row, 28 to 42 cells.
  ///
  /// The same with the weeks apart is `Day.calendarMonth(startingOn:)`.
  public func monthDays(for date: Date) -> [CalendarDay] {
    monthDays(for: date, cell: CalendarDay.init)
  }

  /// The days of the month of the date in whole weeks, as cells of one's own.
  ///
  /// - Parameters:
  ///   - date: A moment of the month.
  ///   - cell: Makes the cell of a day.
  /// - Returns: 28 to 42 cells, row by row; fewer only where the day numbers end.
  /// - Throws: What `cell` throws.
  public func monthDays<Cell, Failure: Error>(
    for date: Date, cell: (Day) throws(Failure) -> Cell
  ) throws(Failure) -> [Cell] {
    let day = Day(date: date, usingCalendar: self)
    let month = day.startOfMonth...day.endOfMonth
    let weeks = try CalendarWeeks(covering: month, startingOn: startOfWeek, cell: cell)
    return weeks.values.flatMap { $0 }
  }
}
