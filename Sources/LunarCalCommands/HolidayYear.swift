import Annotation
import CommandLineOptions
import DayCore
import LunarDatabase

/// What a region has in one year.
struct HolidayYear {
  let region: String
  let year: Int
  /// Whether the decree of the year is out: without it only what the law itself settles is known.
  let isAnnounced: Bool
  let records: [HolidayRecord]

  /// Looks a year up.
  ///
  /// - Throws: `CommandError.usage` for a region that the table does not have,
  ///   `CommandError.failure` for a year of which nothing is known.
  init(_ year: Int, region code: String, in database: LunarDatabase) throws(CommandError) {
    region = try database.regionCode(code)
    self.year = year
    let first = try reading { () throws(DayError) in try Day(year, 1, 1) }
    let region = region
    let (announced, known, records) = try answering { () throws(LunarDatabaseError) in
      (
        try database.isAnnounced(year: year, region: region),
        try database.knownHolidayYears(region: region),
        try database.holidays(in: first...first.endOfYear, region: region)
      )
    }
    guard let announced else {
      let span = known.map { "it knows \($0.lowerBound) to \($0.upperBound)" } ?? "it knows none"
      throw .failure("the holidays of \(region) in \(year) are not in the table: \(span)")
    }
    isAnnounced = announced
    self.records = records
  }
}

extension LunarDatabase {
  /// The code of a region as the table writes it, found whatever its case.
  func regionCode(_ code: String) throws(CommandError) -> String {
    try self.code(code, kind: "region") { !$0.isLayer }
  }

  /// The code of a layer of festivals as the table writes it, found whatever its case.
  func layerCode(_ code: String) throws(CommandError) -> String {
    try self.code(code, kind: "layer") { $0.isLayer }
  }

  private func code(
    _ word: String, kind: String, where isKind: (HolidayRegion) -> Bool
  ) throws(CommandError) -> String {
    let regions = try answering { () throws(LunarDatabaseError) in try holidayRegions() }
    let codes =
      regions.filter(isKind).map(\.code) + (kind == "layer" ? FastingLayer.codes : [])
    guard let found = codes.first(where: { $0.lowercased() == word.lowercased() }) else {
      throw .usage(
        .unknownWord(kind: kind, word: word, nearest: suggestions(for: word, among: codes)))
    }
    return found
  }
}
