import DayCore

extension LunarTable {
  /// The number of months.
  public var count: Int { fields.count }

  /// The lunar years covered, each whole.
  public var years: ClosedRange<Int> { firstYear...(firstYear + yearStarts.count - 2) }

  /// The lunar date of a day, or nil outside the coverage.
  public func lunarDate(for day: Day) -> LunarDate? {
    guard let place = place(of: day) else { return nil }
    let month = fields[place]
    return LunarDate(
      year: month.year, month: month.month, isLeapMonth: month.isLeap,
      day: day.daysSince1970 - Int(starts[place]) + 1)
  }

  /// The day of a lunar date, or nil where there is no such date.
  public func day(for date: LunarDate) -> Day? {
    guard let place = place(ofYear: date.year, month: date.month, isLeap: date.isLeapMonth),
      1...fields[place].length ~= date.day
    else { return nil }
    return Day(daysSince1970: Int(starts[place]) + date.day - 1)
  }

  /// The month that contains a day, or nil outside the coverage.
  public func month(containing day: Day) -> LunarMonth? {
    place(of: day).map(month(at:))
  }

  /// The month with that year and number, or nil where there is none.
  public func month(year: Int, month: Int, isLeap: Bool = false) -> LunarMonth? {
    place(ofYear: year, month: month, isLeap: isLeap).map(self.month(at:))
  }

  /// The months of a lunar year in order: 12 or 13, or none outside the coverage.
  public func months(ofYear year: Int) -> [LunarMonth] {
    guard years ~= year else { return [] }
    return places(ofYear: year).map(month(at:))
  }

  /// The leap month of a lunar year, or nil in a year that has none.
  public func leapMonth(ofYear year: Int) -> LunarMonth? {
    months(ofYear: year).first(where: \.isLeap)
  }

  /// The month at a place, 0 to ``count`` - 1.
  public func month(at place: Int) -> LunarMonth {
    let month = fields[place]
    return LunarMonth(
      year: month.year, month: month.month, isLeap: month.isLeap,
      firstDay: Day(daysSince1970: Int(starts[place])), length: month.length,
      isUncertain: month.isUncertain)
  }
}

extension LunarTable {
  /// The place of the month that contains a day.
  ///
  /// The estimate divides by the mean synodic month, 29.530589 days, in binary fixed point; a true
  /// month begins less than a month from its mean place over all covered centuries, so that two
  /// comparisons settle it.
  func place(of day: Day) -> Int? {
    guard coverage.contains(day) else { return nil }
    let count = Int32(truncatingIfNeeded: day.daysSince1970)
    let elapsed = Int(count - starts[0])
    var place = min((elapsed * Self.monthsPerDay) >> 40, fields.count - 1)
    while starts[place] > count { place -= 1 }
    while starts[place + 1] <= count { place += 1 }
    return place
  }

  /// 2^40 / 29.5305888: months per day in binary fixed point.
  private static let monthsPerDay = 37_232_973_350

  private func places(ofYear year: Int) -> Range<Int> {
    Int(yearStarts[year - firstYear])..<Int(yearStarts[year - firstYear + 1])
  }

  private func place(ofYear year: Int, month: Int, isLeap: Bool) -> Int? {
    guard years ~= year, 1...12 ~= month else { return nil }
    let places = places(ofYear: year)
    // Without a leap month before it, month m stands at m - 1; with one, at m.
    var place = places.lowerBound + month - 1
    if fields[place].month != month || (isLeap && !fields[place].isLeap) { place += 1 }
    guard places.contains(place), fields[place].month == month, fields[place].isLeap == isLeap
    else { return nil }
    return place
  }
}
