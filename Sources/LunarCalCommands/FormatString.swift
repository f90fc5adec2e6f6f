import CommandLineOptions
import DayCore
import TerminalRenderer

/// A format of `lunarcal format` and `pick`: text with directives, `%{…}` for the lunar part and one letter,
/// as in strftime(3), for the solar one.
struct FormatString {
  /// A piece of the format.
  enum Piece: Equatable {
    case text(String)
    /// A directive in braces.
    case field(FormatField)
    /// A directive of strftime(3), whole: `%-d`.
    case time(String)
  }

  let pieces: [Piece]

  /// The letters of strftime(3) in the C library, and `%`.
  private static let letters = "aAbBcCdDeFgGhHIjklmMnpPrRsStTuUVwWxXyYzZ%"
  /// What may stand between `%` and the letter: flags, a width, modifiers.
  private static let modifiers = "_-0^#123456789EO"

  /// Reads a format.
  ///
  /// - Throws: `CommandError.usage` for a directive that there is not, one that is not ended, and a
  ///   width of more than three digits.
  init(_ text: String) throws(CommandError) {
    var pieces: [Piece] = []
    var literal = ""
    var rest = Substring(text)
    func flush() {
      // What stands in the format goes to a terminal as text; line breaks are %n.
      if !literal.isEmpty { pieces.append(.text(literal.withoutControls)) }
      literal = ""
    }
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      flush()
      if rest.first == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          throw .usage(.other("\"%\(rest)\" has no closing brace: write for example %{lunar}"))
        }
        let name = String(rest[rest.index(after: rest.startIndex)..<end])
        pieces.append(.field(try .named(name, kind: "directive")))
        rest = rest[rest.index(after: end)...]
        continue
      }
      let modifier = rest.prefix { Self.modifiers.contains($0) }
      let letter = rest.dropFirst(modifier.count).first
      guard let letter, Self.letters.contains(letter),
        modifier.filter(\.isNumber).count <= 3
      else {
        throw .usage(
          .other(
            "there is no directive \"%\(modifier)\(letter.map(String.init) ?? "")\": "
              + "lunarcal help format lists them"))
      }
      pieces.append(.time("%\(modifier)\(letter)"))
      rest = rest.dropFirst(modifier.count + 1)
    }
    flush()
    self.pieces = pieces
  }

  /// Whether the format asks for nothing but the solar date and the time.
  var isSolar: Bool {
    pieces.allSatisfy { piece in
      if case .field = piece { false } else { true }
    }
  }

  /// Whether the format asks for any of some fields.
  func has(_ fields: FormatField...) -> Bool {
    pieces.contains { piece in
      if case .field(let field) = piece { fields.contains(field) } else { false }
    }
  }
}

/// The directives in braces. The raw value is the name between the braces.
enum FormatField: String, CaseIterable {
  case lunar, numbers, year, month, day, leap
  case yearName = "year-name"
  case monthName = "month-name"
  case dayName = "day-name"
  case yearPair = "year-pair"
  case monthPair = "month-pair"
  case dayPair = "day-pair"
  case zodiac, term
  case nextTerm = "next-term"
  case daysToTerm = "days-to-term"
  case moon, holiday
  case nextHoliday = "next-holiday"
  case daysToHoliday = "days-to-holiday"

  /// One line of help.
  var help: String {
    switch self {
    case .lunar: "day and month in words: mùng 1 tháng Giêng"
    case .numbers: "day and month in numbers: 1/1, in a leap month 1/L6"
    case .year: "the number of the lunar year"
    case .month: "the number of the lunar month"
    case .day: "the lunar day of the month"
    case .leap: "L (闰, 윤) in a leap month, else nothing"
    case .yearName: "the name of the lunar year's stem-branch"
    case .monthName: "the name of the lunar month"
    case .dayName: "the name of the lunar day"
    case .yearPair: "the stem-branch of the year in characters: 丙午"
    case .monthPair: "the stem-branch of the month"
    case .dayPair: "the stem-branch of the day"
    case .zodiac: "the animal of the lunar year"
    case .term: "the solar term in force"
    case .nextTerm: "the next solar term"
    case .daysToTerm: "days until it"
    case .moon: "the last principal moon phase"
    case .holiday: "what the day is: holidays and festivals, else nothing"
    case .nextHoliday: "the next day off of --region, else the next festival"
    case .daysToHoliday: "days until it"
    }
  }
}
