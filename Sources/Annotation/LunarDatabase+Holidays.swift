import DayCore
import Holidays
import LunarDatabase

extension LunarDatabase {
  /// What a region or layer has on the days of a range, by day and, on one day, in the order of
  /// its file. A region that the table does not have has nothing.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func holidays(
    in days: ClosedRange<Day>, region: String
  ) throws(LunarDatabaseError) -> [HolidayRecord] {
    if let packed {
      guard let region = packed.region(region) else { return [] }
      return packed.days(in: days, of: region).map { row in
        HolidayRecord(
          day: Day(daysSince1970: row.day), id: packed.code(ofOccasion: row.occasion),
          kind: HolidayKind.allCases[row.kind], isOff: row.isOff,
          names: OccasionNames(occasion: row.occasion, in: packed))
      }
    }
    let rows = try holidayRows(in: days, region: region)
    var records: [HolidayRecord] = []
    for row in rows {
      guard let kind = HolidayKind(rawValue: row.kind) else {
        throw damaged("table holidays has an unknown kind \(row.kind)")
      }
      guard row.code.isPlain, row.names.allSatisfy({ $0.key.isPlain && $0.value.isPlain }) else {
        throw damaged("an occasion's name has control characters")
      }
      records.append(
        HolidayRecord(
          day: row.day, id: row.code, kind: kind, isOff: row.isOff, names: row.names))
    }
    return records
  }

  /// Whether the decree of a region's year is out, or nil for a year of which nothing is known.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func isAnnounced(
    year: Int, region: String
  ) throws(LunarDatabaseError) -> Bool? {
    try holidayYears(of: region).first { $0.year == year }?.isAnnounced
  }

  /// The first and the last year of which a region's holidays are known, or nil for none.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func knownHolidayYears(
    region: String
  ) throws(LunarDatabaseError) -> ClosedRange<Int>? {
    let years = try holidayYears(of: region)
    guard let first = years.first, let last = years.last else { return nil }
    return first.year...last.year
  }

  private func holidayYears(
    of region: String
  ) throws(LunarDatabaseError) -> [(year: Int, isAnnounced: Bool)] {
    if let packed { return packed.region(region).map(packed.years) ?? [] }
    let years = try query(Schema.regions, Schema.holidayYears) {
      (connection) throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT year, announced FROM holiday_years \
        WHERE region = (SELECT id FROM regions WHERE code = ?) ORDER BY year
        """)
      statement.reset()
      try statement.bind(region, at: 0)
      var years: [(year: Int, isAnnounced: Bool)] = []
      while try statement.step() { years.append((statement.int(0), statement.int(1) != 0)) }
      return years
    }
    // A table that was made by hand may be in another order than its index says.
    guard zip(years, years.dropFirst()).allSatisfy({ $0.year < $1.year }) else {
      throw damaged("the years of table holiday_years are in no order")
    }
    return years
  }
}

/// A row of table `holidays` with the code and the names of its occasion.
private struct HolidayRow {
  var day: Day
  var code: String
  var kind: String
  var isOff: Bool
  var names: [String: String]
}

extension LunarDatabase {
  private func holidayRows(
    in days: ClosedRange<Day>, region: String
  ) throws(LunarDatabaseError) -> [HolidayRow] {
    try query(
      Schema.regions, Schema.holidays, Schema.occasions, Schema.names
    ) { (connection) throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT day, code, kind, is_off, lang, name \
        FROM holidays JOIN occasions USING (id) LEFT JOIN names USING (id) \
        WHERE region = (SELECT id FROM regions WHERE code = ?1) AND day BETWEEN ?2 AND ?3 \
        ORDER BY day, id, lang
        """)
      try statement.bind(0, days.lowerBound.daysSince1970, days.upperBound.daysSince1970)
      try statement.bind(region, at: 0)
      var rows: [HolidayRow] = []
      while try statement.step() {
        let day = Day(daysSince1970: statement.int(0))
        let code = statement.text(1)
        if rows.last?.day != day || rows.last?.code != code {
          rows.append(
            HolidayRow(
              day: day, code: code, kind: statement.text(2), isOff: statement.int(3) != 0,
              names: [:]))
        }
        if !statement.isNull(4) {
          rows[rows.count - 1].names[statement.text(4)] = statement.text(5)
        }
      }
      return rows
    }
  }
}

extension String {
  /// Whether the text has no control character and none that turns the order of writing, which no
  /// generator writes and which could act on a terminal.
  fileprivate var isPlain: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7f..<0xa0, 0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069: false
      default: true
      }
    }
  }
}
