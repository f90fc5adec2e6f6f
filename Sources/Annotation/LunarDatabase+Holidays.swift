import DayCore
import Holidays
import LunarDatabase
import Lunisolar

/// A region, or a layer of festivals, of which the table has days.
public struct HolidayRegion: Hashable, Sendable {
  /// The ISO 3166 code of a region, or the name of a layer.
  public var code: String
  /// The tradition whose months and terms count.
  public var tradition: Tradition
  /// The weekly rest days.
  public var weekend: Set<Weekday>
  /// Whether this is a layer of festivals, and no region.
  public var isLayer: Bool
}

extension LunarDatabase {
  /// The regions and layers that the table has, sorted by code.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func holidayRegions() throws(LunarDatabaseError) -> [HolidayRegion] {
    try query(Schema.regions, Schema.traditions) { (connection) throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT regions.code, weekend, is_layer, traditions.code FROM regions \
        JOIN traditions ON traditions.id = tradition ORDER BY regions.code
        """)
      try statement.bind()
      var regions: [HolidayRegion] = []
      while try statement.step() {
        let bits = statement.int(1)
        regions.append(
          HolidayRegion(
            code: statement.text(0),
            tradition: Tradition(rawValue: statement.text(3)) ?? .chinese,
            weekend: Set(Weekday.allCases.filter { bits >> $0.rawValue & 1 == 1 }),
            isLayer: statement.int(2) != 0))
      }
      return regions
    }
  }

  /// What a region or layer has on the days of a range, by day and id. A region that the table
  /// does not have has nothing.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func holidays(
    in days: ClosedRange<Day>, region: String
  ) throws(LunarDatabaseError) -> [HolidayRecord] {
    let (records, unknownKind) = try query(
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
      var records: [HolidayRecord] = []
      var unknownKind: String?
      while try statement.step() {
        let day = Day(daysSince1970: statement.int(0))
        let id = statement.text(1)
        if records.last?.day != day || records.last?.id != id {
          let kind = HolidayKind(rawValue: statement.text(2))
          if kind == nil { unknownKind = statement.text(2) }
          records.append(
            HolidayRecord(
              day: day, id: id, kind: kind ?? .special, isOff: statement.int(3) != 0, names: [:]))
        }
        records[records.count - 1].names[statement.text(4)] = statement.text(5)
      }
      return (records, unknownKind)
    }
    if let unknownKind { throw damaged("table holidays has an unknown kind \(unknownKind)") }
    return records
  }

  /// Whether the decree of a region's year is out, or nil for a year of which nothing is known.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func isAnnounced(
    year: Int, region: String
  ) throws(LunarDatabaseError) -> Bool? {
    try query(Schema.regions, Schema.holidayYears) { (connection) throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT announced FROM holiday_years \
        WHERE region = (SELECT id FROM regions WHERE code = ?1) AND year = ?2
        """)
      try statement.bind(0, year)
      try statement.bind(region, at: 0)
      defer { statement.reset() }
      return try statement.step() ? statement.int(0) != 0 : nil
    }
  }

  /// The first and the last year of which a region's holidays are known, or nil for none.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func knownHolidayYears(
    region: String
  ) throws(LunarDatabaseError) -> ClosedRange<Int>? {
    try query(Schema.regions, Schema.holidayYears) { (connection) throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT min(year), max(year) FROM holiday_years \
        WHERE region = (SELECT id FROM regions WHERE code = ?1)
        """)
      statement.reset()
      try statement.bind(region, at: 0)
      defer { statement.reset() }
      guard try statement.step(), !statement.isNull(0) else { return nil }
      return statement.int(0)...statement.int(1)
    }
  }
}
