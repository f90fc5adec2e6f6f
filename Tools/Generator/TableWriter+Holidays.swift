import Holidays
import LunarDatabase

extension TableWriter {
  /// Writes regions, their occasions with names, the days and the known years.
  func write(_ rows: HolidayTables) throws(SQLiteError) {
    let regions = try connection.prepare("INSERT INTO regions VALUES (?,?,?,?,?)")
    let years = try connection.prepare("INSERT INTO holiday_years VALUES (?,?,?)")
    let days = try connection.prepare("INSERT INTO holidays VALUES (?,?,?,?,?)")
    for (place, region) in rows.regions.enumerated() {
      let number = place + 1
      try regions.bind(number)
      try regions.bind(region.code, at: 1)
      try regions.bind(region.tradition, at: 2)
      try regions.bind(region.weekend, at: 3)
      try regions.bind(region.isLayer ? 1 : 0, at: 4)
      _ = try regions.step()
      for (year, isAnnounced) in region.years {
        try years.bind(number, year, isAnnounced ? 1 : 0)
        _ = try years.step()
      }
      for row in region.days {
        try days.bind(number, row.day, row.occasion)
        try days.bind(HolidayKind.allCases[row.kind].rawValue, at: 3)
        try days.bind(row.isOff ? 1 : 0, at: 4)
        _ = try days.step()
      }
    }
    try write(rows.occasions)
  }

  private func write(_ occasions: [HolidayTables.Occasion]) throws(SQLiteError) {
    let codes = try connection.prepare("INSERT INTO occasions VALUES (?,?)")
    let names = try connection.prepare("INSERT INTO names VALUES (?,?,?)")
    for (place, occasion) in occasions.enumerated() {
      try codes.bind(place + 1)
      try codes.bind(occasion.code, at: 1)
      _ = try codes.step()
      for (tag, name) in occasion.names {
        try names.bind(place + 1)
        try names.bind(tag, at: 1)
        try names.bind(name, at: 2)
        _ = try names.step()
      }
    }
  }
}
