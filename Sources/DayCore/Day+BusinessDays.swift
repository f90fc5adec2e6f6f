extension Day {
  /// Whether this day is worked.
  public func isBusinessDay(in calendar: BusinessCalendar = .mondayToFriday) -> Bool {
    calendar.isBusinessDay(self)
  }

  /// The first day after this one from Monday to Friday.
  public var nextBusinessDay: Day { addingBusinessDays(1) }

  /// The last day before this one from Monday to Friday.
  public var previousBusinessDay: Day { addingBusinessDays(-1) }

  /// The first worked day after this one; `nil` where a whole year has none.
  public func nextBusinessDay(in calendar: BusinessCalendar) -> Day? {
    businessDay(step: 1, in: calendar)
  }

  /// The last worked day before this one; `nil` where a whole year has none.
  public func previousBusinessDay(in calendar: BusinessCalendar) -> Day? {
    businessDay(step: -1, in: calendar)
  }

  /// The day that many days from Monday to Friday later, earlier where the count is negative.
  ///
  /// This day itself is not counted, so that one business day after a Friday, Saturday or Sunday is
  /// the Monday. A count of 0 gives this day, whatever it is. The answer goes no further than the
  /// days an `Int` can number.
  public func addingBusinessDays(_ count: Int) -> Day {
    // On from the last (with a negative count, the next) weekday, five of them to the week.
    let isForward = count > 0
    let isWeekend = weekday == .saturday || weekday == .sunday
    guard count != 0 else { return self }
    let start = isWeekend ? (isForward ? previous(.friday) : next(.monday)) : self
    let (weeks, days) = count.quotientAndRemainder(dividingBy: 5)
    let position = start.weekday.rawValue + days
    let weekendDays = position > 5 ? 2 : position < 1 ? -2 : 0
    let (daysInWeeks, overflow) = weeks.multipliedReportingOverflow(by: 7)
    return start.clampedAdvance(by: overflow ? (isForward ? .max : .min) : daysInWeeks)
      .clampedAdvance(by: days + weekendDays)
  }

  /// The day that many worked days later, earlier where the count is negative; `nil` where, before
  /// the count is reached, a whole year has no worked day.
  ///
  /// This day itself is not counted; a count of 0 gives this day, whatever it is. Asks the calendar
  /// about every day on the way.
  public func addingBusinessDays(_ count: Int, in calendar: BusinessCalendar) -> Day? {
    var day = self
    for _ in 0..<count.magnitude {
      guard let next = day.businessDay(step: count.signum(), in: calendar) else { return nil }
      day = next
    }
    return day
  }

  /// How many days are worked from this day up to the other, which is not counted; the number is
  /// negative when the other is earlier: then the days from the other up to this one are counted.
  public func businessDaysUntil(_ other: Day, in calendar: BusinessCalendar = .mondayToFriday)
    -> Int
  {
    guard self <= other else {
      return -other.businessDaysUntil(self, in: calendar)
    }
    return (self..<other).count { calendar.isBusinessDay($0) }
  }

  /// The nearest worked day in one direction.
  private func businessDay(step: Int, in calendar: BusinessCalendar) -> Day? {
    var day = self
    for _ in 0..<366 {
      let (count, overflow) = day.daysSince1970.addingReportingOverflow(step)
      guard !overflow else { return nil }
      day = Day(daysSince1970: count)
      if calendar.isBusinessDay(day) { return day }
    }
    return nil
  }
}
