import Lunisolar

extension PackedCalendar {
  /// Makes the bytes of a packed calendar.
  ///
  /// - Parameters:
  ///   - tables: The months of each tradition.
  ///   - terms: Consecutive solar terms.
  ///   - phases: Consecutive moon phases.
  ///   - fingerprint: The ``Connection/packedFingerprint()`` of the table they come from.
  /// - Returns: The bytes.
  package static func bytes(
    tables: [LunarTable], terms: [SolarTermInstant], phases: [MoonPhaseInstant],
    fingerprint: UInt64
  ) -> [UInt8] {
    var bytes = magic
    append(fingerprint, to: &bytes)
    let sections = tables.count + 2
    append(UInt64(sections), to: &bytes)
    var offset = bytes.count + sections * 32
    var body: [UInt8] = []
    func begin(_ id: Int, first: Int, count: Int, size: Int) {
      for number in [id, first, count, offset] { append(UInt64(number), to: &bytes) }
      offset += size
    }
    for table in tables {
      begin(
        table.tradition.id, first: table.years.lowerBound, count: table.count,
        size: (table.count + 1) * 8)
      for place in 0..<table.count {
        let month = table.month(at: place)
        append(UInt32(truncatingIfNeeded: month.firstDay.daysSince1970), to: &body)
        append(fields(of: month), to: &body)
      }
      let end = table.coverage.upperBound.daysSince1970 + 1
      append(UInt32(truncatingIfNeeded: end), to: &body)
      append(UInt32(0), to: &body)
    }
    begin(
      termSection, first: terms.first?.term.rawValue ?? 0, count: terms.count, size: terms.count * 8
    )
    for term in terms { append(UInt64(bitPattern: Int64(term.utc)), to: &body) }
    begin(
      phaseSection, first: phases.first?.phase.rawValue ?? 0, count: phases.count,
      size: phases.count * 8)
    for phase in phases { append(UInt64(bitPattern: Int64(phase.utc)), to: &body) }
    return bytes + body
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }
}

extension Connection {
  /// A hash over the hashes of the tables that a packed calendar is made of.
  package func packedFingerprint() throws(SQLiteError) -> UInt64 {
    var hash = ContentHash()
    for table in [Schema.traditions, Schema.lunarMonths, Schema.solarTerms, Schema.moonPhases] {
      hash.add(try contentHash(of: table).utf8)
    }
    return hash.value
  }
}
