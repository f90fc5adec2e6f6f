import CommandLineOptions
import DayCore
import LunarDatabaseBundled
import Lunisolar
import TerminalRenderer

/// The options that several commands share, with their defaults from `LUNARCAL_*` variables, then
/// from the locale.
struct CommonOptions {
  /// The traditions asked for, or nil where none was named.
  var namedTraditions: [Tradition]?
  /// The tradition of the locale.
  var localTradition: Tradition
  var language: Language
  /// The code of the region whose holidays are wanted, unchecked, or nil for none.
  var region: String?
  /// Whether the language was asked for by name.
  var isLanguageNamed: Bool
  /// The festival layers that are wanted, unchecked, or nil where none was named.
  var namedLayers: [String]?
  var startOfWeek: StartOfWeek
  /// How many colours text has, or nil for text without control sequences.
  var colorDepth: ColorDepth?
  var database: String?
  /// The user's own events, read where a command asks for them.
  var events: EventFiles
  var today: Day

  static let tradition = OptionSpec(
    "tradition", "t", value: "CODES", choices: "cn kr vn vn-south jp all",
    help: "cn, kr, vn, vn-south, jp, or several parted by commas, or all")
  static let language = OptionSpec(
    "lang", "l", value: "TAG", choices: "en vi zh-Hans zh-Hant ko ja",
    help: "en, vi, zh-Hans, zh-Hant, ko or ja")
  static let region = OptionSpec(
    "region", "r", value: "CODE", choices: "CN HK ID JP KP KR MO MY PH SG TW VN",
    help: "ISO 3166 code, for example VN: whose holidays count")
  static let layers = OptionSpec(
    "layers", value: "NAMES",
    help: "such as vn-festivals,vn-moon,fasting-10, or none; else the traditions' festivals")
  static let start = OptionSpec(
    "start", "s", value: "WEEKDAY",
    choices: "monday tuesday wednesday thursday friday saturday sunday",
    help: "the first day of the week, for example monday")
  static let color = OptionSpec(
    "color", value: "WHEN", choices: "auto always never 16 256 truecolor",
    help: "auto, always, never, or as many colours: 16, 256, truecolor")
  static let format = OptionSpec(
    "format", "f", value: "FORMAT", choices: "text json ndjson csv md html svg ics",
    help: "text, json, ndjson, csv, md, html, svg or ics")
  static let database = OptionSpec(
    "database", value: "PATH", choices: "<file>",
    help: "a table of Tools/generate instead of the bundled one")
  static let todayIs = OptionSpec("today", value: "DATE", help: "take this day for today")
  static let help = OptionSpec("help", "h", help: "this text")

  /// Reads the options, and for those that were not given the environment.
  init(_ parsed: ParsedOptions, context: CommandContext) throws(CommandError) {
    let defaults = LocaleDefaults(environment: context.environment)
    func value(_ spec: OptionSpec) -> String? { parsed.value(spec, or: context) }
    localTradition =
      parsed.value(Self.region.name).map(LocaleDefaults.tradition(ofRegion:))
      ?? defaults.tradition
    namedTraditions = try value(Self.tradition).map(Self.traditions)
    region = value(Self.region) ?? defaults.region
    let named = try value(Self.language).map(Self.language)
    language = named ?? defaults.language
    isLanguageNamed = named != nil
    namedLayers = value(Self.layers).map { text in
      text == "none" ? [] : text.split(separator: ",").map(String.init)
    }
    startOfWeek =
      try value(Self.start).map(Self.weekday)
      ?? Self.localStartOfWeek(environment: context.environment)
    colorDepth = try Self.colorDepth(value(Self.color) ?? "auto", context: context)
    database = value(Self.database)
    events = EventFiles(parsed, context: context)
    today =
      try parsed.value(Self.todayIs.name).map { (text) throws(CommandError) in try Day.named(text) }
      ?? context.today()
  }

  /// The traditions asked for, else that of the locale.
  var traditions: [Tradition] { namedTraditions ?? [localTradition] }

  /// The festival layers asked for, else those of the traditions shown.
  var layers: [String] {
    namedLayers
      ?? traditions.filter { $0 != .vietnameseSouth }.map { "\($0.code)-festivals" }
  }

  /// Whether text has colours and other styles.
  var usesColor: Bool { colorDepth != nil }

  /// The table at `--database`, else the bundled one.
  func openDatabase() throws(CommandError) -> LunarDatabase {
    try answering { () throws(LunarDatabaseError) in
      if let database { return try LunarDatabase(path: database) }
      return try LunarDatabase.bundled
    }
  }
}

extension CommonOptions {
  private static func traditions(_ text: String) throws(CommandError) -> [Tradition] {
    if text == "all" { return Tradition.allCases }
    var traditions: [Tradition] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let codes = Tradition.allCases.map(\.code)
      guard let tradition = Tradition(rawValue: word.lowercased()) else {
        throw .usage(
          .unknownWord(
            kind: "tradition", word: String(word),
            nearest: suggestions(for: String(word), among: codes)))
      }
      if !traditions.contains(tradition) { traditions.append(tradition) }
    }
    return traditions
  }

  private static func language(_ text: String) throws(CommandError) -> Language {
    guard let language = Language(matching: text) else {
      throw .usage(
        .unknownWord(
          kind: "language", word: text,
          nearest: suggestions(for: text, among: Language.allCases.map(\.code))))
    }
    return language
  }

  /// A weekday by its English name, or an unambiguous beginning of three letters or more.
  private static func weekday(_ text: String) throws(CommandError) -> Weekday {
    let word = text.lowercased()
    let names = Weekday.allCases.map { String(describing: $0) }
    guard word.count >= 3, let place = names.firstIndex(where: { $0.hasPrefix(word) }) else {
      throw .usage(
        .unknownWord(
          kind: "weekday", word: text, nearest: suggestions(for: word, among: names)))
    }
    return Weekday.allCases[place]
  }

  private static func localStartOfWeek(environment: (String) -> String?) -> StartOfWeek {
    let locale = environment("LC_ALL") ?? environment("LC_TIME") ?? environment("LANG")
    return locale.map { Weekday.firstOfWeek(inLocale: $0) } ?? .monday
  }

  private static func colorDepth(
    _ word: String, context: CommandContext
  ) throws(CommandError) -> ColorDepth? {
    var own: ColorDepth {
      ColorDepth(colorTerm: context.environment("COLORTERM"), term: context.environment("TERM"))
    }
    switch word {
    case "never": return nil
    case "always": return own
    case "16": return .sixteen
    case "256": return .indexed
    case "truecolor": return .trueColor
    case "auto":
      let isPlain =
        !context.isTerminal || context.environment("NO_COLOR") != nil
        || context.environment("TERM") == "dumb"
      return isPlain ? nil : own
    default:
      let words = ["auto", "always", "never", "16", "256", "truecolor"]
      throw .usage(
        .unknownWord(
          kind: "colour choice", word: word, nearest: suggestions(for: word, among: words)))
    }
  }
}

/// The known words most like a word, or all of them where none is like it.
func suggestions(for word: String, among known: [String]) -> [String] {
  let near = nearest(to: word, among: known)
  return near.isEmpty ? known : near
}
