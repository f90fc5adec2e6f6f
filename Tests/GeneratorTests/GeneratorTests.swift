import DayCore
import LunarDatabase
import Lunisolar
import Testing

@testable import generator

@Suite("Generator")
struct GeneratorTests {
  /// `Data` of this checkout.
  static let data =
    #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined() + "/Data"

  private func options(_ arguments: String...) throws -> GeneratorOptions {
    try GeneratorOptions(["--data", Self.data] + arguments)
  }

  @Test("the committed table has the content that its sources give")
  func current() throws {
    var progress = Progress(total: 0, isQuiet: true)
    let (bytes, packed) = try Generator(options: options()).make(progress: &progress)
    let folder = try TemporaryFolder()
    try StagedFile(replacing: folder.path + "/made.db", with: bytes).replace()
    let made = try LunarDatabase(path: folder.path + "/made.db")
    let committed = try LunarDatabase(path: Self.data + "/lunar_calendar.db")
    #expect(
      try made.facts().elementsEqual(committed.facts()) { $0 == $1 },
      "Data/lunar_calendar.db is not current: run Tools/generate and commit it")
    try made.verify()
    try committed.verify()
    #expect(try DataFile(path: Self.data + "/lunar_calendar.packed").bytes == packed)
  }

  @Test("options are read, and wrong ones refused")
  func optionErrors() throws {
    let options = try options("--dates", "vn:1950-1960", "-o", "x.db", "--quiet")
    #expect(options.tradition == .vietnamese)
    #expect(options.years == 1950...1960)
    #expect(options.outputPath == "x.db")
    for dates in ["xx:1900-2000", "cn:2000-1900", "cn:1900", "cn:1900-2000:3", ""] {
      #expect(throws: (any Error).self) { try self.options("--dates", dates) }
    }
    #expect(throws: (any Error).self) { try self.options("stray") }
  }

  @Test("leap seconds make UTC from 1972, and delta T makes UT1 elsewhere")
  func timeScale() throws {
    let scale = try TimeScale(
      deltaT: DataFile(path: Self.data + "/ephemeris/delta-t.csv"),
      leapSeconds: DataFile(path: Self.data + "/ephemeris/leap-seconds.csv"))
    // 2000-01-01T12:00:00 TT is 11:58:55.816 UTC, for TAI - UTC was 32 s.
    #expect(scale.universalTime(tt: 946_728_000) == 946_727_936)
    #expect(scale.sigma(ut: 946_728_000) == 0)
    // The first second of 1972 in UTC is TT 00:00:42.184.
    #expect(scale.universalTime(tt: 63_072_042.184) == 63_072_000)
    // 1900-01-01: delta T was -2.0 s (Morrison et al. 2021).
    #expect(scale.universalTime(tt: -2_208_988_800) == -2_208_988_798)
    #expect(scale.sigma(ut: 2_769_480_000) > 50)
  }
}
