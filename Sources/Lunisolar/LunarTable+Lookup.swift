import DayCore

extension LunarTable {
  /// The number of months.
  public var count: Int { packed.count - 1 }

  /// The lunar years covered, each whole.
  public var years: ClosedRange<Int> { firstYear...(firstYear + packedYears.count - 1) }

  /// The lunar date of a day, or nil outside the coverage.
  @inlinable public func lunarDate(for day: Day) -> LunarDate? {
    guard let place = place(of: day) else { return nil }
    let month = packed[place]
    return LunarDate(
      year: month.year, month: month.month, isLeapMonth: month.isLeap,
      day: day.daysSince1970 - Int(month.start) + 1)
  }

  /// The day of a lunar date, or nil where there is no such date.
  public func day(for date: LunarDate) -> Day? {
    guard let place = place(ofYear: date.year, month: date.month, isLeap: date.isLeapMonth)
    else { return nil }
    let month = packed[place]
    guard 1...month.length ~= date.day else { return nil }
    return Day(daysSince1970: Int(month.start) + date.day - 1)
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
    let packedYear = packedYears[year - firstYear]
    return (0..<packedYear.monthCount).map { month(at: packedYear.firstPlace + $0) }
  }

  /// The leap month of a lunar year, or nil in a year that has none.
  public func leapMonth(ofYear year: Int) -> LunarMonth? {
    months(ofYear: year).first(where: \.isLeap)
  }

  /// The month at a place, 0 to ``count`` - 1.
  public func month(at place: Int) -> LunarMonth {
    let month = packed[place]
    return LunarMonth(
      year: month.year, month: month.month, isLeap: month.isLeap,
      firstDay: Day(daysSince1970: Int(month.start)), length: month.length,
      isUncertain: month.isUncertain)
  }
}

extension LunarTable {
  /// The place of the month that contains a day.
  ///
  /// The estimate divides by the mean synodic month, 29.530589 days, in binary fixed point; a true
  /// month begins less than a month from its mean place over all covered centuries, so that two
  /// comparisons settle it.
  @inlinable func place(of day: Day) -> Int? {
    guard coverage.contains(day) else { return nil }
    // Within the coverage, so that 32 bits hold it.
    let number = Int32(truncatingIfNeeded: day.daysSince1970)
    let elapsed = day.daysSince1970 &- coverage.lowerBound.daysSince1970
    var place = min((elapsed &* Self.monthsPerDay) >> 40, packed.count &- 2)
    while packed[place].start > number { place &-= 1 }
    while packed[place &+ 1].start <= number { place &+= 1 }
    return place
  }

  /// 2^40 / 29.5305888: months per day in binary fixed point.
  @inlinable static var monthsPerDay: Int { 37_232_973_350 }

  private func place(ofYear year: Int, month: Int, isLeap: Bool) -> Int? {
    guard years ~= year, 1...12 ~= month else { return nil }
    let packedYear = packedYears[year - firstYear]
    let leapMonth = packedYear.leapMonth
    guard !isLeap || month == leapMonth else { return nil }
    // Without a leap month before it, month m stands at m - 1; with one, at m.
    let isBehindLeapMonth = isLeap || (leapMonth > 0 && month > leapMonth)
    return packedYear.firstPlace + month - (isBehindLeapMonth ? 0 : 1)
  }
}
