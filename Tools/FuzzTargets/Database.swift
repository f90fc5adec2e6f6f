import Annotation
import DayCore
import LunarDatabase
import Lunisolar

/// Table files: first as a file that is not to be believed, then as one whose hashes are taken for
/// right, so that rows of all kinds come through. Any answer will do, or an error.
func tryDatabase(_ bytes: [UInt8]) {
  bytes.withUnsafeBytes { bytes in
    guard let start = bytes.baseAddress else { return }
    // Pointers: the images are used within this closure only, in which the bytes stay.
    let image = Image(constant: start, count: bytes.count)
    if let database = try? LunarDatabase(source: "the table", untrusted: image) { ask(database) }
    ask(LunarDatabase(source: "the table", constant: image, packed: nil))
  }
}

private func ask(_ database: LunarDatabase) {
  let days = Day(daysSince1970: 20_454)...Day(daysSince1970: 20_818)
  for tradition in Tradition.allCases {
    _ = try? database.coverage(of: tradition)
    _ = try? database.months(containing: days, in: tradition)
    _ = try? database.months(ofYear: 2026, in: tradition)
    _ = try? database.terms(for: tradition)
    if let table = try? database.table(for: tradition) {
      for day in days {
        guard let date = table.lunarDate(for: day) else { continue }
        hold(table.day(for: date) == day, "\(date) of \(day)")
      }
    }
  }
  _ = try? database.moonPhases(utc: .min ... .max)
  for region in (try? database.holidayRegions()) ?? [] {
    _ = try? database.holidays(in: days, region: region.code)
    _ = try? database.isAnnounced(year: 2026, region: region.code)
    _ = try? database.knownHolidayYears(region: region.code)
    _ = try? database.businessCalendar(of: region.code, in: days)
  }
  _ = try? database.facts()
  _ = try? database.verify()
}
