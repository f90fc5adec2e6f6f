import DayCore
import Holidays
import LunarDatabase

/// Regions and layers expanded into rows with small numbers, as both forms of the table hold them.
struct HolidayRows {
  private(set) var regions: [HolidayTables.RegionRows] = []
  /// In the order in which they first come up; the number of the first is 1.
  private(set) var occasions: [HolidayTables.Occasion] = []
  private var numbers: [String: Int] = [:]

  init(_ calendars: HolidayCalendars) {
    for (region, occurrences) in calendars.regions {
      let names = region.names
      var days = occurrences.map { occurrence in
        HolidayTables.DayRow(
          day: occurrence.day.daysSince1970,
          occasion: number(of: occurrence.id, names: names[occurrence.id] ?? [:]),
          kind: HolidayKind.allCases.firstIndex(of: occurrence.kind) ?? 0,
          isOff: occurrence.isOff)
      }
      // In the order of the key, so that pages fill up one after the other.
      days.sort { ($0.day, $0.occasion) < ($1.day, $1.occasion) }
      regions.append(
        HolidayTables.RegionRows(
          code: region.code, tradition: region.tradition.id,
          weekend: region.file.settings.weekend.reduce(0) { $0 | 1 << $1.rawValue },
          isLayer: region.isLayer, days: days,
          years: region.years(in: HolidayCalendars.years)))
    }
  }

  private mutating func number(of code: String, names: [String: String]) -> Int {
    if let number = numbers[code] { return number }
    let sorted = names.sorted { $0.key < $1.key }
    occasions.append(
      HolidayTables.Occasion(code: code, names: sorted.map { (tag: $0.key, name: $0.value) }))
    numbers[code] = occasions.count
    return occasions.count
  }

  /// What the packed calendar takes.
  var tables: HolidayTables { HolidayTables(regions: regions, occasions: occasions) }
}
