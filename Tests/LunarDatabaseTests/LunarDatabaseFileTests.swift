import DayCore
import LunarDatabaseBundled
import Lunisolar
import Testing

@Suite("A table file")
struct LunarDatabaseFileTests {
  /// 2026-02-17.
  private let newYear = Day(daysSince1970: 20_501)

  private func answer(of bytes: [UInt8]) throws -> LunarDate {
    let file = try TemporaryFile(bytes)
    return try LunarDatabase(path: file.path).lunarDate(for: newYear)
  }

  @Test("gives the same answers as the bundled table, and is whole")
  func same() throws {
    let file = try TemporaryFile(TemporaryFile.table)
    let database = try LunarDatabase(path: file.path)
    try database.verify()
    #expect(try database.lunarDate(for: newYear) == LunarDate(year: 2026, month: 1, day: 1))
    #expect(try database.facts().elementsEqual(LunarDatabase.bundled.facts()) { $0 == $1 })
    try LunarDatabase.bundled.verify()
  }

  @Test("that is not there, a folder or empty is refused by name")
  func notAFile() throws {
    #expect {
      try LunarDatabase(path: "/nonexistent/table.db")
    } throws: {
      "\($0)" == "cannot read \"/nonexistent/table.db\": No such file or directory"
    }
    #expect(throws: LunarDatabaseError.notATable(source: "\"/tmp\"", found: "it is a folder")) {
      try LunarDatabase(path: "/tmp")
    }
    let empty = try TemporaryFile([])
    #expect(
      throws: LunarDatabaseError.notATable(source: "\"\(empty.path)\"", found: "it is empty")
    ) {
      try LunarDatabase(path: empty.path)
    }
  }

  @Test("of text is refused")
  func text() throws {
    #expect {
      try answer(of: Array("solar_date,lunar_year\n2026-02-17,2026\n".utf8))
    } throws: {
      "\($0)".contains("is not a lunarcal table: file is not a database")
    }
  }

  @Test("with another application's id or another schema version is refused")
  func foreign() throws {
    // Offsets 60 and 68 of the SQLite header: user_version and application_id, big-endian.
    var future = TemporaryFile.table
    future[63] += 1
    #expect {
      try answer(of: future)
    } throws: {
      "\($0)".contains("use a newer lunarcal")
    }
    var foreign = TemporaryFile.table
    foreign[68] ^= 1
    #expect {
      try answer(of: foreign)
    } throws: {
      "\($0)".contains("another application's database")
    }
  }

  @Test("cut short anywhere gives an error or the right answer", arguments: 0..<40)
  func truncated(part: Int) throws {
    let size = TemporaryFile.table.count * part / 40
    expectRightOrRefused(Array(TemporaryFile.table.prefix(size)))
  }

  @Test("with any bit flipped gives an error or the right answer", arguments: 0..<60)
  func flipped(sample: Int) throws {
    var bytes = TemporaryFile.table
    // The first page bit by bit, then the whole file in strides that are prime to page sizes.
    let bit = sample < 30 ? sample * 27 + 3 : sample * 8_675_309 % (bytes.count * 8)
    bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    expectRightOrRefused(bytes)
  }

  private func expectRightOrRefused(_ bytes: [UInt8]) {
    do {
      #expect(try answer(of: bytes) == LunarDate(year: 2026, month: 1, day: 1))
    } catch {
      #expect(error is LunarDatabaseError)
    }
  }

  @Test("with a changed row fails its hash before the first answer")
  func changedRow() throws {
    // The row of lunar_dates has the date as text: table lunar_dates is not asked, so flip a
    // byte in the leaf of the Chinese months instead, found by its key 2026-02-17 = 0x5015.
    var bytes = TemporaryFile.table
    let key: [UInt8] = [0x50, 0x15, 0x07, 0xEA]
    let place = try #require(
      bytes.indices.dropLast(4).first { Array(bytes[$0..<$0 + 4]) == key })
    bytes[place + 3] ^= 1
    #expect {
      try answer(of: bytes)
    } throws: {
      "\($0)".contains("the rows of table lunar_months do not match their hash")
    }
  }
}
