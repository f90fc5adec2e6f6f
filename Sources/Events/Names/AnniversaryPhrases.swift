import Lunisolar
import Synchronization

/// What the returns of anniversaries of one occasion and tradition are called in a language, made
/// once and in UTF-8: a calendar of a century has a million of them.
public final class AnniversaryPhrases: Sendable {
  /// What so many years are called; of birthdays the customary name alone, mostly none.
  private let years: PhraseList
  /// Ages by both counts.
  private let western: PhraseList
  private let eastAsian: PhraseList

  /// More years have no name.
  private static let limit = 400

  private struct Key: Hashable {
    var occasion: Occasion
    var tradition: Tradition
    var language: Language
  }
  private static let made = Mutex<[Key: AnniversaryPhrases]>([:])

  /// The phrases of an occasion and a tradition in a language.
  public static func phrases(
    of occasion: Occasion, in tradition: Tradition, _ language: Language
  ) -> AnniversaryPhrases {
    let key = Key(occasion: occasion, tradition: tradition, language: language)
    return made.withLock { made in
      let phrases = made[key] ?? AnniversaryPhrases(key)
      made[key] = phrases
      return phrases
    }
  }

  private init(_ key: Key) {
    let words = key.language.eventWords
    let isBirthday = key.occasion == .birthday
    var years = (0...Self.limit).map { count in
      isBirthday || count == 0 ? "" : key.occasion.name(ofYears: count, in: key.language)
    }
    for milestone in Milestone.all(of: key.occasion, in: key.tradition) {
      if case .years(let count) = milestone.count {
        years[count] = milestone.name(of: key.occasion, in: key.language)
      }
    }
    self.years = PhraseList(years)
    western = PhraseList(isBirthday ? (0...Self.limit).map(words.westernAge) : [])
    eastAsian = PhraseList(isBirthday ? (0...Self.limit + 2).map(words.eastAsianAge) : [])
  }

  /// Appends what a return so many years after the origin is called: `giỗ đầu`, `64th anniversary`,
  /// with an age `age 60, 61 sui`. Nothing for years below 1 and above 400.
  ///
  /// - Returns: Whether anything was appended.
  @discardableResult
  public func append(
    years count: Int, age: Age?, behind opening: StaticString = "", to text: inout [UInt8]
  ) -> Bool {
    guard 1...Self.limit ~= count else { return false }
    let hasName = !years.isEmpty(count)
    guard let age, 0..<western.count ~= age.western else {
      guard hasName else { return false }
      text.append(opening)
      years.append(count, to: &text)
      return true
    }
    text.append(opening)
    if hasName {
      years.append(count, to: &text)
      text.append(", ")
    }
    western.append(age.western, to: &text)
    if let other = age.eastAsian, 0..<eastAsian.count ~= other {
      text.append(", ")
      eastAsian.append(other, to: &text)
    }
    return true
  }
}

/// Phrases by number, one behind the other in UTF-8.
private struct PhraseList {
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]

  init(_ phrases: [String]) {
    for phrase in phrases {
      bytes += phrase.utf8
      ends.append(bytes.count)
    }
  }

  var count: Int { ends.count - 1 }

  func isEmpty(_ number: Int) -> Bool { ends[number] == ends[number + 1] }

  func append(_ number: Int, to text: inout [UInt8]) {
    text += bytes[ends[number]..<ends[number + 1]]
  }
}

extension [UInt8] {
  /// Appends a text of the program's own.
  mutating func append(_ text: StaticString) {
    // Pointers: the bytes of a static string are read within the closure.
    text.withUTF8Buffer { self += $0 }
  }
}
