import DayCore
import Lunisolar

/// A line `key: value`.
struct EventFileField {
  let key: String
  let keyPlace: SourcePosition
  /// The value without blanks around it; may be empty.
  let value: Substring
  let valueColumn: Int

  /// Fields that an event can have several of.
  static let repeatable: Set<String> = ["substitute", "move"]

  /// Nil when the line does not begin with an ASCII word and a colon.
  init?(_ text: Substring, line: Int, column: Int) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let key = text[..<colon]
    guard key.first?.isASCII == true, key.first?.isLetter == true,
      key.utf8.allSatisfy({ $0.isKeyCharacter })
    else { return nil }
    let rest = text[text.index(after: colon)...]
    var value = rest.drop(while: \.isRuleBlank)
    valueColumn =
      column + key.count + 1 + rest.distance(from: rest.startIndex, to: value.startIndex)
    while value.last?.isRuleBlank == true { value.removeLast() }
    self.key = String(key)
    self.value = value
    keyPlace = SourcePosition(line: line, column: column)
  }

  /// A scanner over the value.
  var scanner: RuleScanner { RuleScanner(value, line: keyPlace.line, column: valueColumn) }

  /// The place of the value.
  var valuePlace: SourcePosition { SourcePosition(line: keyPlace.line, column: valueColumn) }

  /// The value, which must not be empty.
  func text() throws(HolidayError) -> String {
    guard !value.isEmpty else { throw .expected(at: valuePlace, what: "a value", found: nil) }
    return String(value)
  }

  /// The value as one of the words of an enumeration.
  func word<Word: RawRepresentable & CaseIterable>(
    _ role: String, as _: Word.Type
  ) throws(HolidayError) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: String(value)) else {
      throw .unknownWord(
        at: valuePlace, word: String(value), role: role, known: Word.allCases.map(\.rawValue))
    }
    return word
  }

  /// The error for a key that does not exist.
  func unknownKey(_ role: String, known: [String]) -> HolidayError {
    .unknownWord(at: keyPlace, word: key, role: role, known: known)
  }
}

extension UInt8 {
  /// A letter, a digit, a hyphen or a full stop.
  fileprivate var isKeyCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
