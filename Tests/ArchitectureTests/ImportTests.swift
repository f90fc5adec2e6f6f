import DayCore
import Testing

/// The modules in order: each imports only what stands above it.
private let modules: [(name: String, imports: Set<String>)] = [
  ("DayCore", ["Glibc", "Musl", "Darwin"]),
  ("DayType", ["DayCore", "Foundation"]),
  ("CalendarModels", ["DayCore"]),
  ("Lunisolar", ["DayCore"]),
  ("Holidays", ["DayCore", "Lunisolar"]),
  ("Events", ["DayCore", "Lunisolar", "Holidays", "Synchronization"]),
  ("LunarDatabase", ["CSQLite", "DayCore", "Lunisolar", "Synchronization"]),
  ("LunarDatabaseBundled", ["CLunarData", "LunarDatabase"]),
  ("Annotation", ["DayCore", "Lunisolar", "Holidays", "LunarDatabase"]),
  (
    "DayTypeLunar",
    ["Annotation", "DayCore", "DayType", "Foundation", "LunarDatabaseBundled", "Lunisolar"]
  ),
  ("RowAnnotation", ["CByteMask", "DayCore", "Lunisolar"]),
  ("CommandLineOptions", ["CGetopt", "DayCore", "Synchronization"]),
  ("TerminalRenderer", ["CDisplayWidth"]),
  (
    "TerminalUI",
    ["CNcurses", "CTerminal", "CalendarModels", "DayCore", "Lunisolar", "TerminalRenderer"]
  ),
  (
    "LunarCalCommands",
    [
      "Annotation", "CalendarModels", "CommandLineOptions", "DayCore", "Events", "Holidays",
      "LunarDatabase", "LunarDatabaseBundled", "Lunisolar", "RowAnnotation", "Synchronization",
      "TerminalRenderer", "TerminalUI",
    ]
  ),
  ("lunarcal", ["DayCore", "LunarCalCommands"]),
]

@Suite("Modules")
struct ImportTests {
  private static let sources =
    #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined() + "/Sources"

  @Test("import only what the architecture lets them", arguments: modules.map(\.name))
  func imports(module: String) throws {
    let allowed = try #require(modules.first { $0.name == module }).imports
    let files = SourceTree.files(in: "\(Self.sources)/\(module)")
    #expect(!files.isEmpty)
    for file in files {
      for imported in SourceTree.imports(of: file) {
        #expect(allowed.contains(imported), "\(file) imports \(imported)")
      }
    }
  }

  @Test("are all in the list, each below what it imports")
  func order() {
    let listed = modules.map(\.name)
    let found = SourceTree.names(in: Self.sources).filter {
      !SourceTree.files(in: "\(Self.sources)/\($0)").isEmpty
    }
    #expect(Set(found) == Set(listed))
    for (place, module) in modules.enumerated() {
      for other in listed[place...] { #expect(!module.imports.contains(other)) }
    }
  }

  @Test("that the program links have no Foundation")
  func foundation() {
    for module in modules where !module.name.hasPrefix("DayType") {
      #expect(!module.imports.contains("Foundation"))
    }
  }
}
