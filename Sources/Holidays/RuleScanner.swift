import DayCore

/// A word of a line, and the column in which it begins.
struct RuleWord {
  var text: Substring
  var column: Int
}

/// Reads the words of one line, and knows where each stood.
struct RuleScanner {
  let line: Int
  private var words: ArraySlice<RuleWord>
  private let endColumn: Int

  /// Splits a text at spaces and tabs; `column` is that of its first character.
  init(_ text: Substring, line: Int, column: Int) {
    var words: [RuleWord] = []
    var place = column
    var start: (index: Substring.Index, column: Int)?
    for index in text.indices {
      let isBlank = text[index].isRuleBlank
      if isBlank, let word = start {
        words.append(RuleWord(text: text[word.index..<index], column: word.column))
        start = nil
      } else if !isBlank, start == nil {
        start = (index, place)
      }
      place += 1
    }
    if let word = start {
      words.append(RuleWord(text: text[word.index...], column: word.column))
    }
    self.line = line
    self.words = words[...]
    self.endColumn = place
  }

  /// The next word, left where it is.
  var next: RuleWord? { words.first }

  /// The place of the next word, or of the end.
  var position: SourcePosition { position(of: next) }

  /// The place of a word.
  func position(of word: RuleWord?) -> SourcePosition {
    SourcePosition(line: line, column: word?.column ?? endColumn)
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
      var column = word.column
      let parts = word.text.split(separator: ",", omittingEmptySubsequences: false)
      goesOn = parts.count > 1 && parts.last?.isEmpty == true
      for part in goesOn ? parts.dropLast() : parts[...] {
        guard !part.isEmpty else {
          throw .expected(
            at: SourcePosition(line: line, column: column), what: what, found: ",")
        }
        items.append(RuleWord(text: part, column: column))
        column += part.count + 1
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

  /// A day written `YYYY-MM-DD`.
  ///
  /// - Throws: `HolidayError.noSuchDate`.
  func day(_ word: RuleWord) throws(HolidayError) -> Day {
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
