import Annotation
import DayCore
import LunarDatabase
import Lunisolar

/// Table files: first as a file that is not to be believed, then as one whose hashes are taken for
/// right, so that rows of all kinds come through, and at last, with hashes that are right indeed, by
/// a command line. Any answer will do, or an error.
func tryDatabase(_ bytes: [UInt8]) {
  bytes.withUnsafeBytes { bytes in
    guard let start = bytes.baseAddress else { return }
    // Pointers: the images are used within this closure only, in which the bytes stay.
    let image = Image(constant: start, count: bytes.count)
    if let database = try? LunarDatabase(source: "the table", untrusted: image) { ask(database) }
    ask(LunarDatabase(source: "the table", constant: image, packed: nil))
  }
  guard let bytes = hashed(bytes, Schema.hashedTables).flatMap({ hashed($0, [Schema.meta]) }),
    let path = temporaryFile(bytes)
  else { return }
  defer { unlink(path) }
  let line = lines[Int(bytes.reduce(0) { $0 &+ $1 }) % lines.count]
  answer(line.split(separator: " ").map(String.init) + ["--database", path], [:], choice: 0)
}

private let lines = [
  "show 2026-02 --region VN -t cn,kr --layers none",
  "show 2026-01..2026-03 --region KR -t kr --layers none --format html",
  "show --week 2026-02-18 -t cn,kr --layers none --format ics",
  "lookup 2026-02-18..2026-02-20 --region VN --layers none -t cn --almanac",
  "lookup --lunar 2026-01-02 -t kr --layers none",
  "agenda --region VN --days 40 -t cn --layers none",
  "holidays 2026 --region KR --format svg", "terms 2026-02 --zone UTC",
  "next lunar *-2 --count 9 -t cn", "verify",
  "anniversary 2026-02-18 -t cn --years 2026..2027",
  "format %{lunar}%{next-holiday}%{term}%{holiday} 2026-02-18 -r VN -t cn --layers none",
  "export dates --region VN -t kr", "export months -t cn,kr", "export holidays --region KR",
]

/// The file with the hashes of its tables put in the place of those that it has.
private func hashed(_ bytes: [UInt8], _ tables: [Schema.Table]) -> [UInt8]? {
  var bytes = bytes
  let hashes = bytes.withUnsafeBytes { bytes -> [(old: String, new: String)] in
    guard let start = bytes.baseAddress else { return [] }
    // Pointers: the image is used within this closure only, in which the bytes stay.
    let image = Image(constant: start, count: bytes.count)
    guard let connection = try? Connection(image: image) else { return [] }
    return tables.compactMap { table in
      guard let statement = try? connection.prepare("SELECT value FROM meta WHERE key = ?"),
        (try? statement.bind(Schema.hashKey(of: table), at: 0)) != nil,
        (try? statement.step()) == true
      else { return nil }
      let old = statement.text(0)
      statement.reset()
      return (try? connection.contentHash(of: table)).map { (old, $0) }
    }
  }
  guard hashes.count == tables.count else { return nil }
  for (old, new) in hashes where old != new {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    guard old.count == new.count,
      let place = bytes.indices.dropLast(old.count - 1).first(where: {
        bytes[$0..<$0 + old.count].elementsEqual(old)
      })
    else { return nil }
    bytes.replaceSubrange(place..<place + new.count, with: new)
  }
  return bytes
}

/// A file with these bytes.
private func temporaryFile(_ bytes: [UInt8]) -> String? {
  var template = Array("/tmp/lunarcal-fuzz.XXXXXX".utf8CString)
  let file = mkstemp(&template)
  guard file >= 0 else { return nil }
  defer { close(file) }
  _ = writeAll(bytes, to: file)
  return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
