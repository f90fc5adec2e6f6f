import DayCore
import Holidays
import LunarDatabaseBundled
import Lunisolar
import Testing

@Suite("Region files")
struct RegionFileTests {
  /// Every file of `Data/holidays`.
  static let codes = [
    "CN", "HK", "ID", "JP", "KP", "KR", "MO", "MY", "PH", "SG", "TW", "VN",
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
    let text = try read("\(Self.root)/Data/holidays/\(code).txt")
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

  @Test("the years 2024 to 2027 are listed as recorded", arguments: codes)
  func snapshot(code: String) throws {
    let region = try region(code)
    #expect(region.code == code)
    let names = region.names
    var lines: [String] = []
    for (year, isAnnounced) in region.years(in: 2024...2027) {
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
}
