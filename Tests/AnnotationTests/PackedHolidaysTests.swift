import Annotation
import DayCore
import LunarDatabaseBundled
import Lunisolar
import Testing

/// The bundled table answers from its packed form, a file by SQLite: both must say the same.
@Suite("Holidays of the bundled table and of the file")
struct PackedHolidaysTests {
  private static let path =
    #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    + "/Data/lunar_calendar.db"

  @Test("have the same regions and layers")
  func regions() throws {
    let bundled = try LunarDatabase.bundled.holidayRegions()
    #expect(try LunarDatabase(path: Self.path).holidayRegions() == bundled)
    #expect(bundled.first { $0.code == "VN" }?.tradition == .vietnamese)
    #expect(bundled.first { $0.code == "HK" }?.weekend == [.sunday])
    #expect(bundled.first { $0.code == "vn-festivals" }?.isLayer == true)
  }

  @Test("have the same days, names and years")
  func days() throws {
    let file = try LunarDatabase(path: Self.path)
    let days = try Day(2019, 1, 1)...Day(2028, 12, 31)
    for region in try LunarDatabase.bundled.holidayRegions().map(\.code) {
      let packed = try LunarDatabase.bundled.holidays(in: days, region: region)
      let rows = try file.holidays(in: days, region: region)
      #expect(packed == rows)
      #expect(!rows.isEmpty)
      for language in Language.allCases {
        #expect(packed.map { $0.name(in: language) } == rows.map { $0.name(in: language) })
      }
      #expect(
        try LunarDatabase.bundled.knownHolidayYears(region: region)
          == file.knownHolidayYears(region: region))
      for year in 1990...2101 {
        #expect(
          try LunarDatabase.bundled.isAnnounced(year: year, region: region)
            == file.isAnnounced(year: year, region: region))
      }
    }
  }
}
