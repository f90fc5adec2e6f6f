import Annotation
import DayCore
import Holidays
import LunarDatabase
import Lunisolar

/// What is to be known of the days of a span: holidays of a region, festivals, solar terms.
struct DayNotes {
  /// By day, and on one day by importance.
  let notes: [DayNote]
  private let byDay: [Day: [DayNote]]
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
    region = try options.region.map { (code) throws(CommandError) in
      try database.regionCode(code)
    }
    var notes = span.termNotes(in: language)
    var unannounced: [Int] = []
    if let region {
      let years = days.lowerBound.dayComponents.year...days.upperBound.dayComponents.year
      try answering { () throws(LunarDatabaseError) in
        notes += try database.holidays(in: span.days, region: region).map {
          DayNote($0, in: language)
        }
        for year in years where try database.isAnnounced(year: year, region: region) == false {
          unannounced.append(year)
        }
      }
    }
    self.notes = notes.sorted
    byDay = Dictionary(grouping: self.notes, by: \.day)
    self.unannounced = unannounced
  }

  /// The notes of a day, the most important first.
  func on(_ day: Day) -> [DayNote] { byDay[day] ?? [] }

  /// What is to be said of the whole, in a reader's words.
  func remarks(_ words: Words) -> [String] {
    region.map { region in unannounced.map { words.notAnnounced(region, $0) } } ?? []
  }
}

extension DayNote {
  /// The note of a record of the table.
  init(_ record: HolidayRecord, in language: Language) {
    self.init(
      day: record.day, kind: .holiday(record.kind), id: record.id,
      title: record.name(in: language), isOff: record.isOff)
  }
}
