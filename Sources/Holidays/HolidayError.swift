import DayCore
import Lunisolar

/// What can be wrong with a rule, an events file or a region file, or with what it is evaluated
/// over. `description` says what was wrong and what would be right.
public enum HolidayError: Error, Equatable, Sendable {
  /// A word that the grammar does not know at this place; `known` are those it does.
  case unknownWord(at: SourcePosition, word: String, role: String, known: [String])
  /// Something is missing or has another form than the grammar asks for.
  case expected(at: SourcePosition, what: String, found: String?)
  /// A number outside its range.
  case outOfRange(at: SourcePosition, what: String, value: Int, range: ClosedRange<Int>)
  /// A date that does not exist.
  case noSuchDate(at: SourcePosition, error: DayError)
  /// A statement that contradicts or repeats another.
  case conflict(at: SourcePosition, what: String)
  /// A rule needs the months or the terms of a tradition, and no such table was given.
  case noTable(tradition: Tradition)
}

/// A place in a text: line and column, both counted from 1; columns are characters as a reader
/// counts them.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension HolidayError {
  /// Where in the text the error is, or nil for an error of evaluation.
  public var position: SourcePosition? {
    switch self {
    case .unknownWord(let at, _, _, _), .expected(let at, _, _), .outOfRange(let at, _, _, _),
      .noSuchDate(let at, _), .conflict(let at, _):
      at
    case .noTable:
      nil
    }
  }

  /// The message without the place.
  public var message: String {
    switch self {
    case .unknownWord(_, let word, let role, let known):
      "\"\(word)\" is not \(role)\(Self.suggestion(for: word, among: known))"
    case .expected(_, let what, let found):
      "expected \(what), \(found.map { "not \"\($0)\"" } ?? "but the line ends")"
    case .outOfRange(_, let what, let value, let range):
      "\(what) \(value) is out of range: \(range.lowerBound) to \(range.upperBound)"
    case .noSuchDate(_, let error):
      error.description
    case .conflict(_, let what):
      what
    case .noTable(let tradition):
      "there is no table of \(tradition.name) months and terms to evaluate the rule with"
    }
  }

  private static func suggestion(for word: String, among known: [String]) -> String {
    let near = nearest(to: word, among: known).prefix(3)
    guard near.isEmpty else {
      return ": did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
    }
    // A long list helps nobody.
    return known.isEmpty || known.count > 20 ? "" : ": known are \(known.joined(separator: ", "))"
  }
}

extension HolidayError: CustomStringConvertible {
  /// The message a person should read, with line and column: `3:9: …`.
  public var description: String {
    position.map { "\($0.line):\($0.column): \(message)" } ?? message
  }
}
