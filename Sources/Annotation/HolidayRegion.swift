import DayCore
import LunarDatabase
import Lunisolar

/// A region, or a layer of festivals, of which the table has days.
public struct HolidayRegion: Hashable, Sendable {
  /// The ISO 3166 code of a region, or the name of a layer.
  public var code: String
  /// The tradition whose months and terms count.
  public var tradition: Tradition
  /// Whether this is a layer of festivals, and no region.
  public var isLayer: Bool
  /// Bit 0 is set where Sunday is a weekly rest day, bit 6 where Saturday is.
  private let weekendBits: Int

  /// Creates a region out of a row of the table.
  init(code: String, tradition: Int, weekendBits: Int, isLayer: Bool) {
    self.code = code
    self.tradition = Tradition.allCases.first { $0.id == tradition } ?? .chinese
    self.weekendBits = weekendBits
    self.isLayer = isLayer
  }

  /// The weekly rest days.
  public var weekend: Set<Weekday> { Set(Weekday.allCases.filter(isWeeklyRest)) }

  /// Whether a weekday is a weekly rest day.
  public func isWeeklyRest(_ weekday: Weekday) -> Bool {
    (weekendBits >> weekday.rawValue) & 1 == 1
  }
}

extension LunarDatabase {
  /// The regions and layers that the table has, sorted by code.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func holidayRegions() throws(LunarDatabaseError) -> [HolidayRegion] {
    if let packed {
      return packed.regions.map {
        HolidayRegion(
          code: $0.code, tradition: $0.tradition, weekendBits: $0.weekend, isLayer: $0.isLayer)
      }.sorted { $0.code < $1.code }
    }
    return try query(Schema.regions) { (connection) throws(SQLiteError) in
      let statement = try connection.prepare(
        "SELECT code, tradition, weekend, is_layer FROM regions ORDER BY code")
      try statement.bind()
      var regions: [HolidayRegion] = []
      while try statement.step() {
        regions.append(
          HolidayRegion(
            code: statement.text(0), tradition: statement.int(1), weekendBits: statement.int(2),
            isLayer: statement.int(3) != 0))
      }
      return regions
    }
  }
}
