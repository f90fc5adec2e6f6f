import DayCore
import Holidays
import LunarDatabaseBundled
import Lunisolar
import Testing

@Suite("Region files")
struct RegionFileTests {
  /// Every file of `Data/holidays` and `Data/festivals`.
  static let codes = regions + layers
  private static let regions = [
    "CN", "HK", "ID", "JP", "KP", "KR", "MO", "MY", "PH", "SG", "TW", "VN",
  ]
  static let layers = [
    "cn-buddhist", "cn-festivals", "cn-folk", "cn-moon", "cn-north", "cn-south", "jp-festivals",
    "jp-kyureki", "jp-moon", "kr-buddhist", "kr-festivals", "kr-moon", "vn-buddhist",
    "vn-festivals", "vn-folk", "vn-moon",
  ]

  private static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

  private func read(_ path: String) throws -> String {
    let file = try #require(fopen(path, "r"), "cannot open \(path)")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func region(_ code: String) throws -> Region {
    let folder = Self.layers.contains(code) ? "festivals" : "holidays"
    let text = try read("\(Self.root)/Data/\(folder)/\(code).txt")
    #expect(EventFile(text).problems.map(\.description) == [])
    return try Region(text)
  }

  private func tables() throws -> CalendarTables { try Self.bundled.get() }

  private static let bundled = Result {
    let database = try LunarDatabase.bundled
    return CalendarTables(
      months: try Tradition.allCases.map { try database.table(for: $0) },
      terms: try Tradition.allCases.map { try database.terms(for: $0) })
  }

  @Test("the years 2024 to 2027, of a layer 2026, are listed as recorded", arguments: codes)
  func snapshot(code: String) throws {
    let region = try region(code)
    #expect(region.code == code)
    let names = region.names
    var lines: [String] = []
    for (year, isAnnounced) in region.years(in: region.isLayer ? 2026...2026 : 2024...2027) {
      lines.append("\(year)\(isAnnounced ? "" : " (not announced)")")
      for occurrence in try region.occurrences(in: year...year, tables: tables()) {
        let name = names[occurrence.id]
        let weekday = String(describing: occurrence.day.weekday).prefix(3)
        let own = region.file.settings.language.flatMap { name?[$0] } ?? ""
        lines.append(
          """
            \(occurrence.day) \(weekday)  \(occurrence.isOff ? "off " : "    ") \
          \(occurrence.kind.rawValue)  \(name?["en"] ?? "")  \(own)  [\(occurrence.id)]
          """)
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    let path = "\(Self.root)/Tests/HolidaysTests/Snapshots/\(code).txt"
    guard getenv("LUNARCAL_RECORD") == nil else {
      let file = try #require(fopen(path, "w"), "cannot write \(path)")
      fputs(text, file)
      fclose(file)
      Issue.record("recorded \(path)")
      return
    }
    #expect(try text == read(path))
  }

  @Test("every occurrence has an English name and every year no day twice", arguments: codes)
  func whole(code: String) throws {
    let region = try region(code)
    let names = region.names
    let occurrences = try region.occurrences(in: 1900...2100, tables: tables())
    #expect(!occurrences.isEmpty)
    #expect(Set(occurrences).count == occurrences.count)
    #expect(occurrences.allSatisfy { names[$0.id]?["en"]?.isEmpty == false })
    #expect(zip(occurrences, occurrences.dropFirst()).allSatisfy { $0.day <= $1.day })
    #expect(
      occurrences.allSatisfy {
        $0.kind != .makeupWorkday || $0.day.weekday == .saturday
          || $0.day.weekday == .sunday
      })
  }

  @Test("every day of a layer has a name in all six languages", arguments: layers)
  func sixLanguages(code: String) throws {
    for event in try region(code).file.events {
      for language in Language.allCases {
        #expect(event.names[language.code]?.isEmpty == false, "\(event.title) \(language.code)")
      }
    }
  }

  /// Layer and id, and days that other sources have, or have wrong.
  static let anchors: [(String, String, [String])] = [
    (
      "vn-festivals", "kitchen-gods",
      ["2025-01-22", "2026-02-10", "2027-01-30", "2028-01-19", "2029-02-06"]
    ),
    (
      "vn-festivals", "hung-kings",
      ["2023-04-29", "2024-04-18", "2025-04-07", "2026-04-26", "2027-04-16", "2030-04-12"]
    ),
    (
      "vn-festivals", "mid-autumn",
      ["1978-09-16", "2034-09-26", "2041-09-09", "2065-09-14", "2080-09-27", "2099-09-28"]
    ),
    ("vn-festivals", "tet", ["1968-01-29", "2007-02-17", "2030-02-02"]),
    ("cn-festivals", "lunar-new-year", ["1916-02-03", "2027-02-06", "2030-02-03"]),
    ("kr-festivals", "seollal", ["2027-02-07", "2028-01-27", "2030-02-03"]),
    ("cn-festivals", "new-years-eve", ["2024-02-09", "2025-01-28", "2026-02-16", "2027-02-05"]),
    ("cn-festivals", "winter-solstice", ["1951-12-23", "2021-12-21", "2025-12-21"]),
    ("kr-festivals", "dongji", ["1955-12-23", "2021-12-22", "2025-12-22"]),
    ("kr-festivals", "hansik", ["2013-04-05", "2016-04-05", "2018-04-06", "2025-04-05"]),
    ("kr-festivals", "chopail", ["2023-05-27", "2024-05-15"]),
    ("cn-buddhist", "buddhas-birthday", ["2023-05-26", "2024-05-15", "2027-05-13"]),
  ]

  @Test("festivals fall on the days of the calendars that were kept", arguments: anchors)
  func anchor(code: String, id: String, days: [String]) throws {
    let region = try region(code)
    for text in days {
      let day = try Day(iso8601: text)
      let year = day.dayComponents.year
      let found = try region.occurrences(in: year...year, tables: tables())
      #expect(found.filter { $0.id == "\(code).\(id)" }.map(\.day) == [day])
    }
  }

  @Test("every rule that the documentation shows can be read and comes true")
  func documentation() throws {
    let text = try read("\(Self.root)/Data/holidays/README.md")
    let rules = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "`").dropFirst().first }
      .filter { !$0.contains(":") && $0.contains(" ") }
    #expect(rules.count > 15)
    for rule in rules {
      let rule = try Rule(String(rule))
      guard rule.base != .betweenHolidays else { continue }
      let days = try rule.days(
        in: Day(2000, 1, 1)...Day(2050, 12, 31), tables: tables(), tradition: .chinese)
      #expect(!days.isEmpty, "\(rule)")
    }
  }
}
