extension Day {
  /// The calendar grid of the month that contains this day: whole weeks, the first and the last
  /// filled up with the days of the neighbouring months.
  ///
  /// Weeks that would run beyond the days an `Int` can number are left out.
  public func calendarMonth(startingOn startOfWeek: StartOfWeek = .sunday) -> CalendarDays {
    CalendarDays(
      covering: startOfMonth...endOfMonth, startingOn: startOfWeek, cell: CalendarDay.init)
  }

  /// The calendar grid of the month that contains the given day, today when none is given.
  public static func calendarMonth(
    containing day: Day = .today, startingOn startOfWeek: StartOfWeek = .sunday
  ) -> CalendarDays {
    day.calendarMonth(startingOn: startOfWeek)
  }
}
