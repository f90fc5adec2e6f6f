import CalendarModels
import DayCore
import LunarDatabase

/// How `lunarcal pick` prints what was chosen.
enum PickFormat {
  /// `2026-12-28`.
  case iso
  /// The date in the first tradition: `2026-11-20`.
  case lunar
  /// An object.
  case json
  /// Text with the directives of `lunarcal format`.
  case text(FormatString)

  /// The names of the formats, and the shortest of the texts.
  static let names = ["iso", "lunar", "json", "%F"]

  /// Reads the name of a format, or a text with a directive.
  ///
  /// - Throws: `CommandError.usage` for another word, and for a directive that there is not.
  init(_ word: String) throws(CommandError) {
    switch word {
    case "iso": self = .iso
    case "lunar": self = .lunar
    case "json": self = .json
    default:
      guard word.utf8.contains(UInt8(ascii: "%")) else {
        throw .usage(
          .unknownWord(
            kind: "format", word: word, nearest: suggestions(for: word, among: Self.names)))
      }
      self = .text(try FormatString(word))
    }
  }

  /// The chosen day, or the two ends of the chosen range.
  ///
  /// - Throws: `CommandError.failure` for a day without a lunar date where one is asked for.
  func text(
    _ days: ClosedRange<Day>, _ mode: DaySelection.Mode, _ options: CommonOptions
  ) throws(CommandError) -> String {
    let ends = mode == .single ? [days.lowerBound] : [days.lowerBound, days.upperBound]
    switch self {
    case .iso: return ends.map(\.description).joined(separator: "..")
    case .lunar:
      let database = try options.openDatabase()
      return try answering { () throws(LunarDatabaseError) in
        try ends.map { (day) throws(LunarDatabaseError) in
          try database.lunarDate(for: day, in: options.traditions[0]).description
        }
      }.joined(separator: "..")
    case .text(let format):
      let database = try options.openDatabase()
      return try ends.map { (day) throws(CommandError) in
        try format.text(on: day, options: options, in: database)
      }.joined(separator: "..")
    case .json:
      let dates: [(String, JSONValue)] =
        mode == .single
        ? [("date", .string("\(days.lowerBound)"))]
        : [
          ("from", .string("\(days.lowerBound)")), ("to", .string("\(days.upperBound)")),
          ("days", .int(days.upperBound - days.lowerBound + 1)),
        ]
      return JSONValue.object([("schema", .int(1))] + dates).text
    }
  }
}
