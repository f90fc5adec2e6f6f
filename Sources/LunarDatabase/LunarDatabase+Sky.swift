import DayCore
import Lunisolar

extension LunarDatabase {
  /// The solar terms between two instants, both included, in order. Instants are in seconds since
  /// 1970-01-01T00:00:00 of UTC (of UT1 before 1972 and after the last announced leap second).
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func solarTerms(
    utc range: ClosedRange<Int>
  ) throws(LunarDatabaseError) -> [SolarTermInstant] {
    if let packed {
      let terms = SolarTerm.allCases
      return packed.instants(PackedCalendar.termSection, cycle: terms.count, utc: range).map {
        SolarTermInstant(term: terms[$0.value], utc: $0.utc)
      }
    }
    return try instants(Schema.solarTerms, column: "term", range) { utc, value in
      SolarTerm(rawValue: value).map { SolarTermInstant(term: $0, utc: utc) }
    }
  }

  /// The principal moon phases between two instants, both included, in order.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func moonPhases(
    utc range: ClosedRange<Int>
  ) throws(LunarDatabaseError) -> [MoonPhaseInstant] {
    if let packed {
      let phases = MoonPhase.allCases
      return packed.instants(PackedCalendar.phaseSection, cycle: phases.count, utc: range).map {
        MoonPhaseInstant(phase: phases[$0.value], utc: $0.utc)
      }
    }
    return try instants(Schema.moonPhases, column: "phase", range) { utc, value in
      MoonPhase(rawValue: value).map { MoonPhaseInstant(phase: $0, utc: utc) }
    }
  }

  /// The days of all solar terms at a tradition's meridian, packed in memory.
  ///
  /// - Throws: `LunarDatabaseError.damaged`.
  public func terms(for tradition: Tradition) throws(LunarDatabaseError) -> TermTable {
    let instants = try solarTerms(utc: .min ... .max)
    do throws(LunisolarError) {
      return try TermTable(tradition: tradition, instants: instants)
    } catch {
      throw .damaged(source: source, detail: error.description)
    }
  }

  private func instants<Instant: Sendable>(
    _ table: Schema.Table, column: String, _ range: ClosedRange<Int>,
    make: (_ utc: Int, _ value: Int) -> Instant?
  ) throws(LunarDatabaseError) -> [Instant] {
    let found = try query(table) { (connection) throws(SQLiteError) -> [Instant?] in
      let statement = try connection.prepare(
        "SELECT utc, \(column) FROM \(table.name) WHERE utc BETWEEN ? AND ? ORDER BY utc")
      try statement.bind(range.lowerBound, range.upperBound)
      var instants: [Instant?] = []
      while try statement.step() {
        let utc = statement.int(0)
        let isPossible = Schema.days ~= utc / 86_400
        instants.append(isPossible ? make(utc, statement.int(1)) : nil)
      }
      return instants
    }
    let known = found.compactMap { $0 }
    guard known.count == found.count else {
      throw damaged("table \(table.name) has an impossible instant or an unknown \(column)")
    }
    return known
  }
}
