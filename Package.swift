// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "lunarcal",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "lunarcal", targets: ["lunarcal"]),
    .library(name: "DayType", targets: ["DayType"]),
    .library(name: "DayTypeLunar", targets: ["DayTypeLunar"]),
    .library(name: "CalendarModels", targets: ["CalendarModels"]),
    .library(name: "Annotation", targets: ["Annotation", "LunarDatabaseBundled"]),
    .library(name: "lunarcal_sqlite", type: .dynamic, targets: ["CLunarSQLite"]),
    .library(name: "LunarDatabase", targets: ["LunarDatabase", "LunarDatabaseBundled"]),
  ],
  targets: [
    // One direction: a target depends only on what stands above it here.
    .target(name: "DayCore"),
    .target(name: "DayType", dependencies: ["DayCore"]),
    .target(name: "CalendarModels", dependencies: ["DayCore"]),
    .target(name: "Lunisolar", dependencies: ["DayCore"]),
    .target(name: "Holidays", dependencies: ["DayCore", "Lunisolar"]),
    .target(name: "Events", dependencies: ["DayCore", "Holidays", "Lunisolar"]),
    .systemLibrary(
      name: "CSQLite",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "LunarDatabase", dependencies: ["DayCore", "Lunisolar", "CSQLite"]),
    .target(name: "CLunarData"),
    .target(
      name: "LunarDatabaseBundled", dependencies: ["CLunarData", "LunarDatabase"]),
    .target(
      name: "Annotation", dependencies: ["DayCore", "Holidays", "LunarDatabase", "Lunisolar"]),
    .target(
      name: "DayTypeLunar",
      dependencies: ["Annotation", "DayType", "LunarDatabaseBundled", "Lunisolar"]),
    .target(name: "CLunarSQLite", dependencies: ["CLunarData"]),
    .target(name: "CByteMask"),
    .target(name: "RowAnnotation", dependencies: ["CByteMask", "DayCore", "Lunisolar"]),
    .target(name: "CGetopt"),
    .target(name: "CommandLineOptions", dependencies: ["CGetopt", "DayCore"]),
    .target(name: "CDisplayWidth"),
    .target(name: "TerminalRenderer", dependencies: ["CDisplayWidth"]),
    .systemLibrary(
      name: "CNcurses",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .target(name: "CTerminal"),
    .target(
      name: "TerminalUI",
      dependencies: [
        "CNcurses", "CTerminal", "CalendarModels", "DayCore", "Lunisolar", "TerminalRenderer",
      ]),
    .target(
      name: "LunarCalCommands",
      dependencies: [
        "Annotation", "CalendarModels", "CommandLineOptions", "DayCore", "Events", "Holidays",
        "LunarDatabaseBundled", "Lunisolar", "RowAnnotation", "TerminalRenderer", "TerminalUI",
      ]),
    .executableTarget(name: "lunarcal", dependencies: ["DayCore", "LunarCalCommands"]),

    .executableTarget(
      name: "generator",
      dependencies: ["CommandLineOptions", "DayCore", "Holidays", "LunarDatabase", "Lunisolar"],
      path: "Tools/Generator"),

    .executableTarget(
      name: "table-damage",
      dependencies: ["Annotation", "CommandLineOptions", "DayCore", "LunarDatabase", "Lunisolar"],
      path: "Tools/TableDamage"),

    .target(
      name: "FuzzTargets",
      dependencies: [
        "Annotation", "CLunarSQLite", "CSQLite", "DayCore", "Events", "Holidays",
        "LunarCalCommands", "LunarDatabaseBundled", "Lunisolar", "RowAnnotation",
      ], path: "Tools/FuzzTargets"),

    .executableTarget(
      name: "almanac-dump", dependencies: ["DayCore", "LunarDatabaseBundled", "Lunisolar"],
      path: "Tools/AlmanacDump"),

    .executableTarget(
      name: "bench", dependencies: ["Annotation", "DayType", "LunarDatabaseBundled", "Lunisolar"],
      path: "Tools/bench"),

    .testTarget(name: "ArchitectureTests", dependencies: ["DayCore"]),
    .testTarget(name: "CorpusTests", dependencies: ["DayCore", "FuzzTargets"]),
    .testTarget(name: "DayCoreTests", dependencies: ["DayCore"]),
    .testTarget(name: "DayTypeTests", dependencies: ["DayType"]),
    .testTarget(name: "DayTypeLunarTests", dependencies: ["DayTypeLunar"]),
    .testTarget(name: "CalendarModelsTests", dependencies: ["CalendarModels"]),
    .testTarget(
      name: "TerminalUITests", dependencies: ["CalendarModels", "TerminalRenderer", "TerminalUI"],
      exclude: ["screens"]),
    .testTarget(
      name: "CLunarSQLiteTests",
      dependencies: ["Annotation", "CLunarSQLite", "CSQLite", "LunarDatabaseBundled"]),
    .testTarget(
      name: "RowAnnotationTests", dependencies: ["DayCore", "Lunisolar", "RowAnnotation"]),
    .testTarget(name: "LunisolarTests", dependencies: ["Lunisolar"]),
    .testTarget(
      name: "LunarDatabaseTests", dependencies: ["LunarDatabaseBundled", "Lunisolar"]),
    .testTarget(
      name: "HolidaysTests", dependencies: ["Holidays", "LunarDatabaseBundled"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "AnnotationTests", dependencies: ["Annotation", "LunarDatabaseBundled"]),
    .testTarget(name: "EventsTests", dependencies: ["Events", "LunarDatabaseBundled"]),
    .testTarget(name: "CommandLineOptionsTests", dependencies: ["CommandLineOptions"]),
    .testTarget(
      name: "GeneratorTests",
      dependencies: ["DayCore", "LunarDatabase", "Lunisolar", "generator"]),
    .testTarget(
      name: "TerminalRendererTests", dependencies: ["CDisplayWidth", "TerminalRenderer"]),
    .testTarget(
      name: "LunarCalCommandsTests",
      dependencies: [
        "Annotation", "CalendarModels", "CommandLineOptions", "DayCore", "LunarCalCommands",
        "LunarDatabaseBundled", "Lunisolar", "TerminalRenderer", "TerminalUI",
      ], exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// libFuzzer brings its own `main`, so that this links under `Tools/fuzz` only.
if Context.environment["LUNARCAL_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["DayCore", "FuzzTargets"], path: "Tools/Fuzz"))
}

// Only `Tools/check-sanitizers` has a use for a program that is wrong.
if Context.environment["LUNARCAL_FAULTS"] != nil {
  package.targets.append(
    .executableTarget(name: "sanitizer-faults", path: "Tools/SanitizerFaults"))
}
