import DayCore

/// A row that could not be annotated.
public struct BadRow: Hashable, Sendable {
  /// Why not.
  public enum Reason: Hashable, Sendable {
    /// The field is no date of the form asked for.
    case notADate(String)
    /// A column asked for does not reach that day.
    case uncovered(Day)
    /// The row has more or fewer columns than the first.
    case columnCount(found: Int, expected: Int)
    /// A quoted field has no end.
    case openQuote
    /// The row is longer than what is looked through for its date, in bytes.
    case tooLong(limit: Int)
    /// The line is no JSON object.
    case notAnObject
    /// The object has no such member.
    case noMember(String)
  }

  /// The number of the row, from 1; the header counts.
  public var row: Int
  /// Why it is bad.
  public var reason: Reason

  /// Creates a bad row.
  public init(row: Int, reason: Reason) {
    self.row = row
    self.reason = reason
  }
}

extension BadRow: CustomStringConvertible {
  /// A line for a person, without control characters.
  public var description: String { "row \(row): \(reason)" }
}

extension BadRow.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .notADate(let text): "\"\(text.printable)\" is not a date"
    case .uncovered(let day): "\(day) is outside the years covered"
    case .columnCount(let found, let expected):
      "\(found) column\(found == 1 ? "" : "s") where the first row has \(expected)"
    case .openQuote: "a quoted field never ends"
    case .tooLong(let limit):
      "it is longer than the \(limit >> 10) KiB that are looked through for a date"
    case .notAnObject: "it is not a JSON object"
    case .noMember(let name): "there is no member \"\(name.printable)\""
    }
  }
}

extension String {
  /// The first characters, with a replacement for each that is not for terminals.
  var printable: String {
    let scalars = unicodeScalars.prefix(40).map { scalar -> Character in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      default: Character(scalar)
      }
    }
    return String(scalars) + (unicodeScalars.count > 40 ? "…" : "")
  }
}
