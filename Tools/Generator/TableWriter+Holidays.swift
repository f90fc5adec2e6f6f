import DayCore
import Holidays
import LunarDatabase
import Lunisolar

extension TableWriter {
  /// Writes regions, their occasions with names, the days and the known years.
  func write(_ calendars: HolidayCalendars) throws(SQLiteError) {
    let regions = try connection.prepare("INSERT INTO regions VALUES (?,?,?,?,?)")
    let years = try connection.prepare("INSERT INTO holiday_years VALUES (?,?,?)")
    let days = try connection.prepare("INSERT INTO holidays VALUES (?,?,?,?,?)")
    var occasions = OccasionNumbers()
    for (place, (region, occurrences)) in calendars.regions.enumerated() {
      let regionID = place + 1
      try regions.bind(regionID)
      try regions.bind(region.code, at: 1)
      try regions.bind(region.tradition.id, at: 2)
      let weekend = region.file.settings.weekend.reduce(0) { $0 | 1 << $1.rawValue }
      try regions.bind(weekend, at: 3)
      try regions.bind(region.isLayer ? 1 : 0, at: 4)
      _ = try regions.step()
      for (year, isAnnounced) in region.years(in: HolidayCalendars.years) {
        try years.bind(regionID, year, isAnnounced ? 1 : 0)
        _ = try years.step()
      }
      let names = region.names
      let rows = occurrences.map { occurrence in
        (occurrence, occasions.number(of: occurrence.id, names: names[occurrence.id] ?? [:]))
      }
      // In the order of the key, so that pages fill up one after the other.
      for (occurrence, id) in rows.sorted(by: { ($0.0.day, $0.1) < ($1.0.day, $1.1) }) {
        try days.bind(regionID, occurrence.day.daysSince1970, id)
        try days.bind(occurrence.kind.rawValue, at: 3)
        try days.bind(occurrence.isOff ? 1 : 0, at: 4)
        _ = try days.step()
      }
    }
    try write(occasions)
  }

  private func write(_ numbers: OccasionNumbers) throws(SQLiteError) {
    let occasions = try connection.prepare("INSERT INTO occasions VALUES (?,?)")
    let names = try connection.prepare("INSERT INTO names VALUES (?,?,?)")
    for (place, occasion) in numbers.occasions.enumerated() {
      try occasions.bind(place + 1)
      try occasions.bind(occasion.code, at: 1)
      _ = try occasions.step()
      for (tag, name) in occasion.names.sorted(by: { $0.key < $1.key }) {
        try names.bind(place + 1)
        try names.bind(tag, at: 1)
        try names.bind(name, at: 2)
        _ = try names.step()
      }
    }
  }
}

/// Small numbers for the codes of occasions, in the order in which they first come up.
private struct OccasionNumbers {
  private(set) var occasions: [(code: String, names: [String: String])] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of code: String, names: [String: String]) -> Int {
    if let number = numbers[code] { return number }
    occasions.append((code, names))
    numbers[code] = occasions.count
    return occasions.count
  }
}
