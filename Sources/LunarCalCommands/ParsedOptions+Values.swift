import CommandLineOptions
import DayCore

extension ParsedOptions {
  /// The value of an option, else that of its variable: `LUNARCAL_WEEK_NUMBERS` for
  /// `--week-numbers`.
  func value(_ spec: OptionSpec, or context: CommandContext) -> String? {
    if let value = value(spec.name) { return value }
    var variable = "LUNARCAL_"
    for byte in spec.name.utf8 {
      // Names of options are small letters and hyphens.
      let isHyphen = byte == UInt8(ascii: "-")
      variable.unicodeScalars.append(isHyphen ? "_" : Unicode.Scalar(byte & ~0x20))
    }
    return context.environment(variable)
  }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// The case that a word of the command line names.
  ///
  /// - Throws: `CommandError.usage` with the words most like it.
  static func named(_ word: String, kind: String) throws(CommandError) -> Self {
    guard let found = Self(rawValue: word) else {
      let names = allCases.map(\.rawValue)
      throw .usage(
        .unknownWord(kind: kind, word: word, nearest: suggestions(for: word, among: names)))
    }
    return found
  }
}

extension Int {
  /// A number of the command line, from 1 to a limit.
  ///
  /// - Throws: `CommandError.usage` for anything else.
  static func positive(
    _ word: String, what: String, upTo limit: Int = 100_000
  ) throws(CommandError) -> Int {
    guard let number = Int(word), 1...limit ~= number else {
      throw .usage(.other("\"\(word)\" is no \(what): write 1 to \(limit)"))
    }
    return number
  }
}

extension Day {
  /// A day of the command line, `2026-02-17`, of a year that is written with four digits: no sum
  /// with it can overflow, and every format has room for it.
  ///
  /// - Throws: `CommandError.usage` for anything else.
  static func named(_ word: some StringProtocol) throws(CommandError) -> Day {
    let day = try reading { () throws(DayError) in try Day(iso8601: word) }
    guard 0...9999 ~= day.dayComponents.year else {
      throw .usage(.other("\"\(word)\" is too far away: write a day of years 0000 to 9999"))
    }
    return day
  }
}
