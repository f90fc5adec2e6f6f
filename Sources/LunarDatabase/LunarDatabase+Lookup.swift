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
    let found = try months(
      where: "first_day <= ?2 ORDER BY first_day DESC LIMIT 1", tradition, day.daysSince1970)
    guard let month = found.first, month.lastDay >= day else {
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
    try months(
      where: "first_day BETWEEN ?2 - 29 AND ?3 ORDER BY first_day", tradition,
      days.lowerBound.daysSince1970, days.upperBound.daysSince1970
    ).filter { $0.lastDay >= days.lowerBound }
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
    // A lunar year lies within the 26 months from the January of its name.
    return try months(
      where: "first_day BETWEEN ?2 AND ?2 + 460 AND lunar_year = ?3 ORDER BY first_day",
      tradition, january.daysSince1970, year)
  }

  /// The leap month of a lunar year, or nil in a year without one.
  ///
  /// - Throws: `LunarDatabaseError.yearOutsideCoverage`, or `.damaged`.
  public func leapMonth(
    ofYear year: Int, in tradition: Tradition = .chinese
  ) throws(LunarDatabaseError) -> LunarMonth? {
    try months(ofYear: year, in: tradition).first(where: \.isLeap)
  }

  /// The months of a tradition that fulfil a condition with up to two parameters, ?2 and ?3.
  func months(
    where condition: String, _ tradition: Tradition, _ parameters: Int...
  ) throws(LunarDatabaseError) -> [LunarMonth] {
    try query(Schema.lunarMonths) { (connection) throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT lunar_year, month, is_leap, first_day, length, uncertain FROM lunar_months \
        WHERE tradition = ?1 AND \(condition)
        """)
      try statement.bind(tradition.id)
      for (index, parameter) in parameters.enumerated() {
        try statement.bind(parameter, at: index + 1)
      }
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
  }
}
