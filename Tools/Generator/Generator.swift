import DayCore
import LunarDatabase
import Lunisolar

/// Builds the table: reads, computes, writes.
struct Generator {
  static let version = "1"

  let options: GeneratorOptions

  /// Builds the table and the packed calendar and replaces their files, when both are on the disk.
  ///
  /// - Throws: `GeneratorError`; the old table is then as it was, unless `.unconfirmed`.
  func run() throws(GeneratorError) {
    var progress = Progress(total: Tradition.allCases.count + 4, isQuiet: options.isQuiet)
    defer { progress.end() }
    let made = try make(progress: &progress)
    progress.begin("writing \(options.outputPath)")
    var files: [StagedFile] = []
    if let path = options.packedPath {
      files.append(try StagedFile(replacing: path, with: made.packed))
    }
    // The table last: where it is the old one, nothing that was asked for has been done.
    files.append(try StagedFile(replacing: options.outputPath, with: made.table))
    for file in files { try file.replace() }
    for file in files { try file.confirm() }
  }

  /// The table and the packed calendar as the bytes of their files.
  func make(
    progress: inout Progress
  ) throws(GeneratorError) -> (table: [UInt8], packed: [UInt8]) {
    progress.begin("reading the ephemeris")
    let ephemeris = try Ephemeris(folder: options.data + "/ephemeris")
    var calendars: [Calendar] = []
    for tradition in Tradition.allCases {
      progress.begin("numbering \(tradition.name) months")
      calendars.append(
        try Calendar(tradition, ephemeris: ephemeris, exceptions: exceptions(of: tradition)))
    }
    progress.begin("expanding holidays")
    let holidays = try HolidayCalendars(
      folders: ["\(options.data)/holidays", "\(options.data)/festivals"], calendars: calendars,
      ephemeris: ephemeris)
    progress.begin("filling the table")
    do throws(SQLiteError) {
      let writer = try TableWriter()
      for calendar in calendars {
        try writer.write(calendar)
        if calendar.tradition == options.tradition, let days = dateRange {
          try writer.writeDates(days, of: calendar.table)
        }
      }
      try writer.write(ephemeris)
      let rows = HolidayRows(holidays).tables
      try writer.write(rows)
      let packed = PackedCalendar.bytes(
        tables: calendars.map(\.table), terms: ephemeris.terms, phases: ephemeris.phases,
        holidays: rows,
        fingerprint: try writer.connection.packedFingerprint())
      return (try writer.finish(facts: facts), packed)
    } catch {
      throw .sqlite(error)
    }
  }

  private func exceptions(of tradition: Tradition) throws(GeneratorError) -> AlmanacExceptions? {
    switch tradition {
    case .chinese, .korean:
      try AlmanacExceptions(path: "\(options.data)/almanacs/\(tradition.code).csv")
    case .vietnamese, .vietnameseSouth, .japanese:
      nil
    }
  }

  private var dateRange: ClosedRange<Day>? {
    guard let first = try? Day(options.years.lowerBound, 1, 1),
      let last = try? Day(options.years.upperBound, 12, 31)
    else { return nil }
    return first...last
  }

  private var facts: [(key: String, value: String)] {
    [
      ("schema_version", String(Schema.version)),
      ("generator_version", Self.version),
      ("ephemeris", "JPL DE440, apparent geocentric places, IAU 2006/2000A"),
      ("delta_t", "Skyfield table and extrapolation; UTC from 1972 while leap seconds are known"),
      (
        "lunar_dates",
        "\(options.tradition.code):\(options.years.lowerBound)-\(options.years.upperBound)"
      ),
    ]
  }
}
