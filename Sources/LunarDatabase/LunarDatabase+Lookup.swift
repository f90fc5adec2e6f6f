import DayCore
import Lunisolar

extension LunarDatabase {
  /// The lunar date of a day.
  ///
  /// - Throws: `LunarDatabaseError.dayOutsideCoverage`, or `.damaged`.
  public func lunarDate(
    for day: Day, in tradition: Tradition = .chinese
  ) throws(LunarDatabaseError) -> LunarDate {
    try month(containing: day, in: tradition).date(of: day)
  }

  /// The day of a lunar date.
  ///
  /// - Throws: `LunarDatabaseError.yearOutsideCoverage`, `.noSuchMonth` for a leap month that the
  ///   year does not have, `.noSuchDay` for a day that the month does not have; or `.damaged`.
  public func day(
    for date: LunarDate, in tradition: Tradition = .chinese
  ) throws(LunarDatabaseError) -> Day {
    let months = try months(ofYear: date.year, in: tradition)
    guard
      let month = months.first(where: { $0.month == date.month && $0.isLeap == date.isLeapMonth })
    else {
      throw .noSuchMonth(
        date: date, tradition: tradition, leapMonth: months.first(where: \.isLeap)?.month)
    }
    guard 1...month.length ~= date.day else {
      throw .noSuchDay(date: date, tradition: tradition, length: month.length)
    }
    return month.firstDay + (date.day - 1)
  }

  /// The month that contains a day.
  ///
  /// - Throws: `LunarDatabaseError.dayOutsideCoverage`, or `.damaged`.
  public func month(
    containing day: Day, in tradition: Tradition = .chinese
  ) throws(LunarDatabaseError) -> LunarMonth {
    guard let month = try months(containing: day...day, in: tradition).first else {
      throw .dayOutsideCoverage(
        day: day, tradition: tradition, coverage: try coverage(of: tradition).days)
    }
    return month
  }

  /// The months that contain the days of a range, in order; days outside the coverage have none.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func months(
    containing days: ClosedRange<Day>, in tradition: Tradition = .chinese
  ) throws(LunarDatabaseError) -> [LunarMonth] {
    // No month is longer than 30 days.
    let (earliest, overflow) = days.lowerBound.daysSince1970.subtractingReportingOverflow(29)
    let firstDays = (overflow ? .min : earliest)...days.upperBound.daysSince1970
    return try months(firstDays: firstDays, of: tradition).filter { $0.lastDay >= days.lowerBound }
  }

  /// The months of a lunar year in order, 12 or 13.
  ///
  /// - Throws: `LunarDatabaseError.yearOutsideCoverage`, or `.damaged`.
  public func months(
    ofYear year: Int, in tradition: Tradition = .chinese
  ) throws(LunarDatabaseError) -> [LunarMonth] {
    let coverage = try coverage(of: tradition)
    guard coverage.years ~= year, let january = try? Day(year, 1, 1) else {
      throw .yearOutsideCoverage(year: year, tradition: tradition, years: coverage.years)
    }
    // A lunar year begins in its January or February and has at most 385 days.
    let firstDays = january.daysSince1970...january.daysSince1970 + 460
    return try months(firstDays: firstDays, of: tradition).filter { $0.year == year }
  }

  /// The leap month of a lunar year, or nil in a year without one.
  ///
  /// - Throws: `LunarDatabaseError.yearOutsideCoverage`, or `.damaged`.
  public func leapMonth(
    ofYear year: Int, in tradition: Tradition = .chinese
  ) throws(LunarDatabaseError) -> LunarMonth? {
    try months(ofYear: year, in: tradition).first(where: \.isLeap)
  }

  /// The months of a tradition whose first days lie in a range of day numbers, in order.
  func months(
    firstDays: ClosedRange<Int>, of tradition: Tradition
  ) throws(LunarDatabaseError) -> [LunarMonth] {
    if let packed { return packed.months(firstDays: firstDays, of: tradition) }
    let found = try query(Schema.lunarMonths) { (connection) throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT lunar_year, month, is_leap, first_day, length, uncertain FROM lunar_months \
        WHERE tradition = ? AND first_day BETWEEN ? AND ? ORDER BY first_day
        """)
      try statement.bind(tradition.id, firstDays.lowerBound, firstDays.upperBound)
      var months: [LunarMonth] = []
      while try statement.step() {
        months.append(
          LunarMonth(
            year: statement.int(0), month: statement.int(1), isLeap: statement.int(2) != 0,
            firstDay: Day(daysSince1970: statement.int(3)), length: statement.int(4),
            isUncertain: statement.int(5) != 0))
      }
      return months
    }
    guard found.allSatisfy(\.isPossible) else {
      throw damaged("table lunar_months has an impossible month")
    }
    return found
  }
}

extension LunarMonth {
  /// Whether a calendar can have such a month.
  fileprivate var isPossible: Bool {
    Schema.years ~= year && 1...12 ~= month && Schema.days ~= firstDay.daysSince1970
      && 29...30 ~= length
  }
}
