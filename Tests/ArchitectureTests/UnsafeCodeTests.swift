import Testing

/// The files in which pointers, or promises that the compiler cannot check, are allowed. Each says
/// behind `Pointers:` why its bounds hold.
private let allowed = [
  "Sources/CommandLineOptions/ParsedOptions.swift",
  "Sources/DayCore/CLibrary.swift",
  "Sources/DayCore/DateScanner.swift",
  "Sources/DayCore/Day+ISO8601.swift",
  "Sources/Events/EventCalendar+Occurrences.swift",
  "Sources/Events/ICalendar/ContentBuffer.swift",
  "Sources/Events/Names/AnniversaryPhrases.swift",
  "Sources/LunarCalCommands/Zones/ZoneDatabase.swift",
  "Sources/LunarDatabase/ContentHash.swift",
  "Sources/LunarDatabase/PackedCalendar+Writing.swift",
  "Sources/LunarDatabase/SQLite/Connection.swift",
  "Sources/LunarDatabase/SQLite/Image.swift",
  "Sources/LunarDatabase/SQLite/Statement.swift",
  "Sources/RowAnnotation/ByteBuffer.swift",
  "Sources/RowAnnotation/DateForm.swift",
  "Sources/RowAnnotation/Input/FirstRow.swift",
  "Sources/RowAnnotation/Input/RowEndFinder.swift",
  "Sources/RowAnnotation/Pipeline.swift",
  "Sources/RowAnnotation/Rows/DelimitedRows.swift",
  "Sources/RowAnnotation/Rows/JSONLines.swift",
  "Sources/RowAnnotation/Rows/JSONObjectScanner.swift",
  "Sources/RowAnnotation/Rows/RowBlocks.swift",
  "Sources/RowAnnotation/Rows/StructureScanner.swift",
  "Sources/RowAnnotation/SuffixTable.swift",
  "Sources/RowAnnotation/TurnGate.swift",
  "Sources/TerminalRenderer/String+Controls.swift",
  "Sources/TerminalUI/Terminal.swift",
  "Tools/Fuzz/main.swift",
  "Tools/FuzzTargets/Database.swift",
  "Tools/FuzzTargets/SQL.swift",
  "Tools/Generator/HolidayCalendars.swift",
  "Tools/TableDamage/Damage.swift",
  "Tools/TableDamage/Examination.swift",
  "Tools/TableDamage/main.swift",
  "Tools/bench/ICUChineseCalendar.swift",
]

@Suite("Unsafe code")
struct UnsafeCodeTests {
  private static let top =
    #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()

  /// What only code that is not checked has.
  private static let marks = [
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
    "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer",
    "UnsafeMutableRawBufferPointer", "OpaquePointer", "Unmanaged", "unsafeBitCast",
    "unsafeDowncast", "unsafeUninitializedCapacity", "withUnsafe", "withMemoryRebound",
    "withUTF8", "withContiguousStorage", "nonisolated(unsafe)", "@unchecked",
    "assumingMemoryBound", "-Ounchecked",
    "unsafelyUnwrapped", "unowned(unsafe)", "uncheckedBounds", "unsafeFlags", "CVaListPointer",
  ]

  private static var files: [String] {
    ["Sources", "Tools"].flatMap { SourceTree.files(in: "\(top)/\($0)") }
      .map { String($0.dropFirst(top.count + 1)) }.filter(isUnsafe).sorted()
  }

  private static func isUnsafe(_ file: String) -> Bool {
    let text = SourceTree.text(of: "\(top)/\(file)")
    return marks.contains { text.contains($0) }
  }

  @Test("stands in the files that are named for it, and in no others")
  func places() {
    #expect(Self.files == allowed)
  }

  @Test("has a comment that tells why its bounds hold", arguments: allowed)
  func comment(file: String) {
    #expect(SourceTree.text(of: "\(Self.top)/\(file)").contains("Pointers: "))
  }

  @Test("a user can reach no trap of the program's own: no forced unwrapping, no fatal error")
  func traps() {
    for file in SourceTree.files(in: "\(Self.top)/Sources") {
      let text = SourceTree.text(of: file)
      for word in ["fatalError", "try!", "as!", "preconditionFailure", "assertionFailure"] {
        #expect(!text.contains(word), "\(file) has \(word)")
      }
    }
  }
}
