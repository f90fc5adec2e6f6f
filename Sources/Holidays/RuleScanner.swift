import DayCore

/// A word of a line: a part of its text, so that its place is known.
struct RuleWord {
  var text: Substring
}

/// Reads the words of one line, and knows where each stood.
struct RuleScanner {
  let line: Int
  private let text: Substring
  private let column: Int
  private var words: ArraySlice<RuleWord>

  /// Splits a text at spaces and tabs; `column` is that of its first character.
  init(_ text: Substring, line: Int, column: Int) {
    self.line = line
    self.text = text
    self.column = column
    words =
      text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .map { RuleWord(text: Substring($0)) }[...]
  }

  /// The next word, left where it is.
  var next: RuleWord? { words.first }

  /// The place of the next word, or of the end.
  var position: SourcePosition { position(of: next) }

  /// The place of a word, or of the end. Characters are counted only here, since an error is rare.
  func position(of word: RuleWord?) -> SourcePosition {
    let index = word?.text.startIndex ?? text.endIndex
    return SourcePosition(
      line: line, column: column + text.distance(from: text.startIndex, to: index))
  }

  /// Takes the next word.
  ///
  /// - Throws: `HolidayError.expected` at the end of the line.
  mutating func take(_ what: String) throws(HolidayError) -> RuleWord {
    guard let word = words.popFirst() else {
      throw .expected(at: position, what: what, found: nil)
    }
    return word
  }

  /// Takes the next word when it is this one.
  mutating func take(if word: String) -> Bool {
    guard let next, next.text == word else { return false }
    words.removeFirst()
    return true
  }

  /// Takes the items of a list: separated by commas, with or without blanks behind them.
  ///
  /// - Throws: `HolidayError.expected` when there is no item, or one is empty.
  mutating func takeList(_ what: String) throws(HolidayError) -> [RuleWord] {
    var items: [RuleWord] = []
    var goesOn = true
    while goesOn {
      let word = try take(what)
      let parts = word.text.split(separator: ",", omittingEmptySubsequences: false)
      goesOn = parts.count > 1 && parts.last?.isEmpty == true
      for part in goesOn ? parts.dropLast() : parts[...] {
        let item = RuleWord(text: part)
        guard !part.isEmpty else {
          throw .expected(at: position(of: item), what: what, found: ",")
        }
        items.append(item)
      }
    }
    return items
  }

  /// An error about a word that has not the form it should have.
  func expected(_ what: String, at word: RuleWord) -> HolidayError {
    .expected(at: position(of: word), what: what, found: String(word.text))
  }

  /// A whole number in ASCII digits within a range.
  ///
  /// - Throws: `HolidayError.expected` for other text, `.outOfRange` outside the range.
  func number(
    _ text: Substring, _ what: String, in range: ClosedRange<Int>, at word: RuleWord
  ) throws(HolidayError) -> Int {
    guard 1...9 ~= text.utf8.count, text.utf8.allSatisfy({ 48...57 ~= $0 }),
      let value = Int(text)
    else { throw expected("a \(what) from \(range.lowerBound) to \(range.upperBound)", at: word) }
    guard range ~= value else {
      throw .outOfRange(at: position(of: word), what: what, value: value, range: range)
    }
    return value
  }

  /// A day written `YYYY-MM-DD`, of years 0 to 9999: steps lead nowhere from the last day of all.
  ///
  /// - Throws: `HolidayError.noSuchDate`, or `.expected` for a year of another length.
  func day(_ word: RuleWord) throws(HolidayError) -> Day {
    guard let first = word.text.utf8.first, 48...57 ~= first else {
      throw expected("a date, YYYY-MM-DD", at: word)
    }
    do {
      return try Day(iso8601: word.text)
    } catch {
      throw .noSuchDate(at: position(of: word), error: error)
    }
  }
}

extension Character {
  /// Whether the character separates words.
  var isRuleBlank: Bool { self == " " || self == "\t" }
}
