import Lunisolar

extension PackedCalendar {
  /// Makes the bytes of a packed calendar.
  ///
  /// - Parameters:
  ///   - tables: The months of each tradition.
  ///   - terms: Consecutive solar terms.
  ///   - phases: Consecutive moon phases.
  ///   - holidays: Regions with their days, and occasions with their names.
  ///   - fingerprint: The ``Connection/packedFingerprint()`` of the table they come from.
  /// - Returns: The bytes.
  package static func bytes(
    tables: [LunarTable], terms: [SolarTermInstant], phases: [MoonPhaseInstant],
    holidays: HolidayTables, fingerprint: UInt64
  ) -> [UInt8] {
    var writer = PackedWriter()
    for table in tables {
      writer.add(table.tradition.id, first: table.years.lowerBound, count: table.count) { body in
        for place in 0..<table.count {
          let month = table.month(at: place)
          body.append(UInt32(truncatingIfNeeded: month.firstDay.daysSince1970))
          body.append(fields(of: month))
        }
        let end = table.coverage.upperBound.daysSince1970 + 1
        body.append(UInt32(truncatingIfNeeded: end))
        body.append(0 as UInt32)
      }
    }
    writer.add(termSection, first: terms.first?.term.rawValue ?? 0, count: terms.count) { body in
      for term in terms { body.append(Int64(term.utc)) }
    }
    writer.add(phaseSection, first: phases.first?.phase.rawValue ?? 0, count: phases.count) {
      for phase in phases { $0.append(Int64(phase.utc)) }
    }
    writer.add(holidays)
    return writer.bytes(fingerprint: fingerprint)
  }
}

extension PackedWriter {
  fileprivate mutating func add(_ holidays: HolidayTables) {
    add(PackedCalendar.regionSection, count: holidays.regions.count) { body in
      for region in holidays.regions {
        body.append(body.reference(to: region.code))
        body.append(Int64(region.tradition))
        body.append(Int64(region.weekend | (region.isLayer ? 1 << 8 : 0)))
      }
    }
    for (place, region) in holidays.regions.enumerated() {
      add(PackedCalendar.daySection + place, count: region.days.count) { body in
        for row in region.days {
          body.append(UInt32(truncatingIfNeeded: row.day))
          body.append(UInt32(row.occasion - 1) << 8 | UInt32(row.kind) << 1 | (row.isOff ? 1 : 0))
        }
      }
      add(PackedCalendar.yearSection + place, count: region.years.count) { body in
        for (year, isAnnounced) in region.years {
          body.append(Int64(year << 1 | (isAnnounced ? 1 : 0)))
        }
      }
    }
    add(PackedCalendar.occasionSection, count: holidays.occasions.count) { body in
      var firstName = 0
      for occasion in holidays.occasions {
        body.append(body.reference(to: occasion.code))
        body.append(Int64(firstName << 16 | occasion.names.count))
        firstName += occasion.names.count
      }
    }
    let names = holidays.occasions.flatMap(\.names)
    add(PackedCalendar.nameSection, count: names.count) { body in
      for (tag, name) in names {
        body.append(body.reference(to: tag))
        body.append(body.reference(to: name))
      }
    }
  }
}

/// Lays sections out one after the other, with the texts they refer to behind them all.
private struct PackedWriter {
  private var sections: [(id: Int, first: Int, count: Int, start: Int)] = []
  private(set) var body: [UInt8] = []
  private var texts: [UInt8] = []
  private var references: [String: Int64] = [:]

  mutating func append(_ number: some FixedWidthInteger) {
    // Pointers: the bytes of one number, copied within the closure.
    withUnsafeBytes(of: number.littleEndian) { body += $0 }
  }

  /// The place of a text among all texts, and its length in the low 16 bits.
  mutating func reference(to text: String) -> Int64 {
    if let reference = references[text] { return reference }
    let reference = Int64(texts.count << 16 | text.utf8.count)
    texts += text.utf8
    references[text] = reference
    return reference
  }

  mutating func add(
    _ id: Int, first: Int = 0, count: Int, _ fill: (inout PackedWriter) -> Void
  ) {
    sections.append((id, first, count, body.count))
    fill(&self)
  }

  func bytes(fingerprint: UInt64) -> [UInt8] {
    var head = PackedWriter()
    head.body = PackedCalendar.magic
    head.append(fingerprint)
    head.append(Int64(sections.count + 1))
    let start = head.body.count + (sections.count + 1) * 32
    for section in sections + [(PackedCalendar.textSection, 0, texts.count, body.count)] {
      for number in [section.id, section.first, section.count, start + section.start] {
        head.append(Int64(number))
      }
    }
    return head.body + body + texts
  }
}

extension Connection {
  /// A hash over the hashes of the tables that a packed calendar is made of.
  package func packedFingerprint() throws(SQLiteError) -> UInt64 {
    var hash = ContentHash()
    for table in Schema.hashedTables where table.name != Schema.lunarDates.name {
      hash.add(try contentHash(of: table).utf8)
    }
    return hash.value
  }
}
