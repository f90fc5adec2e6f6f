import Annotation
import DayCore
import Holidays
import LunarDatabase
import Lunisolar

/// What is to be known of the days of a span: holidays of a region, the user's own events, solar
/// terms.
struct DayNotes {
  /// By day, and on one day by importance.
  let notes: [DayNote]
  /// The years of the region whose decree is not out.
  let unannounced: [Int]
  /// The region's code as the table writes it, or nil where none was asked for.
  let region: String?

  /// Reads the notes of a span.
  ///
  /// - Throws: `CommandError.usage` for a region that the table does not have; `.failure` for a
  ///   damaged table.
  init(
    of span: DaySpan, days: ClosedRange<Day>, options: CommonOptions, in database: LunarDatabase
  ) throws(CommandError) {
    let language = options.language
    let region = try options.region.map { (code) throws(CommandError) in
      try database.regionCode(code)
    }
    var notes = span.termNotes(in: language)
    for scheme in options.layers.compactMap(FastingLayer.scheme) {
      notes += FastingLayer.notes(scheme, in: span, language)
    }
    let codes = try Self.codes(options, in: database)
    let years = days.lowerBound.dayComponents.year...days.upperBound.dayComponents.year
    var unannounced: [Int] = []
    try answering { () throws(LunarDatabaseError) in
      for code in codes {
        notes += try database.holidays(in: span.days, region: code).map {
          DayNote($0, in: language)
        }
      }
      guard let region else { return }
      for year in years where try database.isAnnounced(year: year, region: region) == false {
        unannounced.append(year)
      }
    }
    self.region = region
    self.unannounced = unannounced
    let events = try options.events.events(tradition: options.traditions[0], in: database)
    notes += try events.notes(in: span.days, language)
    self.notes = notes.sorted
  }

  /// The region and the layers asked for, as the table writes them.
  static func codes(
    _ options: CommonOptions, in database: LunarDatabase
  ) throws(CommandError) -> [String] {
    var codes: [String] = []
    if let region = options.region { codes.append(try database.regionCode(region)) }
    // Those of the traditions are written as the table writes them.
    guard options.namedLayers != nil else { return codes + options.layers }
    for layer in options.layers where FastingLayer.scheme(of: layer) == nil {
      codes.append(try database.layerCode(layer))
    }
    return codes
  }

  /// The next day off of the region after a day, else the next festival of the layers.
  ///
  /// - Throws: `CommandError.usage` for a region or layer that the table does not have.
  static func next(
    after day: Day, options: CommonOptions, in database: LunarDatabase
  ) throws(CommandError) -> DayNote? {
    for code in try codes(options, in: database) {
      // A year has both; a decree that is not out may leave one out.
      let records = try answering { () throws(LunarDatabaseError) in
        try database.holidays(in: day + 1...day + 400, region: code)
      }
      let isLayer = options.region?.lowercased() != code.lowercased()
      if let next = records.first(where: { isLayer || $0.isOff }) {
        return DayNote(next, in: options.language)
      }
    }
    return nil
  }

  /// The notes of a day, the most important first.
  func on(_ day: Day) -> [DayNote] {
    var (low, high) = (0, notes.count)
    while low < high {
      let middle = (low + high) / 2
      if notes[middle].day < day { low = middle + 1 } else { high = middle }
    }
    while high < notes.count, notes[high].day == day { high += 1 }
    return Array(notes[low..<high])
  }

  /// What is to be said of the whole, in a reader's words.
  func remarks(in language: Language) -> [String] {
    guard let region else { return [] }
    return unannounced.map { language.words.notAnnounced(language.regionName(region), $0) }
  }
}

extension DayNote {
  /// The note of a record of the table.
  init(_ record: HolidayRecord, in language: Language) {
    self.init(
      day: record.day, kind: record.isOwn ? .event : .holiday(record.kind), id: record.id,
      title: record.name(in: language), isOff: record.isOff)
  }
}
