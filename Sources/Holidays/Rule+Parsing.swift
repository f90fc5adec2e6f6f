import DayCore
import Lunisolar

extension Rule {
  /// Reads a rule: the whole text, nothing behind it.
  ///
  /// - Throws: `HolidayError` with the place, counted from line 1, column 1.
  public init(_ text: String) throws(HolidayError) {
    var scanner = RuleScanner(text[...], line: 1, column: 1)
    try self.init(from: &scanner)
    if let rest = scanner.next { throw Self.unknownModifier(rest, scanner) }
  }

  /// Reads as far as words belong to a rule, and leaves the rest.
  init(from scanner: inout RuleScanner) throws(HolidayError) {
    self.init(base: try RuleBase(from: &scanner))
    var place = scanner.position
    while let step = try RuleStep(from: &scanner) {
      guard steps.count < Self.stepLimit else {
        throw .conflict(at: place, what: "a rule has at most \(Self.stepLimit) steps")
      }
      steps.append(step)
      place = scanner.position
    }
    var seen: Set<String> = []
    while let word = scanner.next, let modifier = RuleModifier(word: word.text) {
      guard seen.insert(modifier.group).inserted else {
        throw .conflict(
          at: scanner.position, what: "\"\(word.text)\" says a second time what was said before")
      }
      _ = try scanner.take("a modifier")
      try read(modifier, at: word, from: &scanner)
    }
    guard conditions.everyYears == 1 || conditions.since != nil else {
      throw .conflict(
        at: scanner.position, what: "\"every\" needs a year to count from: add \"since YEAR\"")
    }
  }

  static let stepLimit = 8

  /// The error for a word that can neither be a step nor a modifier.
  static func unknownModifier(_ word: RuleWord, _ scanner: RuleScanner) -> HolidayError {
    .unknownWord(
      at: scanner.position(of: word), word: String(word.text),
      role: "a step or a condition of a rule", known: RuleModifier.words + ["+1", "-1"])
  }

  private mutating func read(
    _ modifier: RuleModifier, at word: RuleWord, from scanner: inout RuleScanner
  ) throws(HolidayError) {
    switch modifier {
    case .length:
      let count = try scanner.take("a number of days")
      length = try scanner.number(count.text, "number of days", in: 1...400, at: count)
      guard scanner.take(if: "days") || scanner.take(if: "day") else {
        throw .expected(
          at: scanner.position, what: "\"days\"", found: scanner.next.map { String($0.text) })
      }
    case .since: conditions.since = try YearOrDay(from: &scanner).days.lowerBound
    case .until: conditions.until = try YearOrDay(from: &scanner).days.upperBound
    case .except:
      for item in try scanner.takeList("a year or a date") {
        conditions.exceptions.append(try YearOrDay(item, scanner).days)
      }
    case .every:
      let count = try scanner.take("a number of years")
      conditions.everyYears = try scanner.number(
        count.text, "number of years", in: 2...100, at: count)
      guard scanner.take(if: "years") else {
        throw .expected(
          at: scanner.position, what: "\"years\"", found: scanner.next.map { String($0.text) })
      }
    case .ifWeekday: conditions.weekdays = try scanner.takeWeekdays()
    case .unlessWeekday:
      let left = Set(Weekday.allCases).subtracting(try scanner.takeWeekdays())
      guard !left.isEmpty else {
        throw .conflict(at: scanner.position(of: word), what: "no weekday is left")
      }
      conditions.weekdays = left
    case .by:
      let code = try scanner.take("a tradition")
      guard let tradition = Tradition(rawValue: String(code.text)) else {
        throw .unknownWord(
          at: scanner.position(of: code), word: String(code.text), role: "a tradition",
          known: Tradition.allCases.map(\.code))
      }
      self.tradition = tradition
    case .leap(let policy):
      guard case .lunar(var pattern, let origin) = base else {
        throw .conflict(
          at: scanner.position(of: word), what: "\"\(word.text)\" is for lunar dates only")
      }
      pattern.leapPolicy = policy
      base = .lunar(pattern, origin: origin)
    case .short(let policy):
      switch base {
      case .lunar(var pattern, let origin):
        pattern.shortMonthPolicy = policy
        base = .lunar(pattern, origin: origin)
      case .solar(var pattern, let origin):
        pattern.shortMonthPolicy = policy
        base = .solar(pattern, origin: origin)
      default:
        throw .conflict(
          at: scanner.position(of: word), what: "\"\(word.text)\" is for days of months only")
      }
    }
  }
}

/// The words that begin a modifier.
private enum RuleModifier {
  case length, since, until, except, every, ifWeekday, unlessWeekday, by
  case leap(LeapPolicy)
  case short(ShortMonthPolicy)

  private static let plain: [String: RuleModifier] = [
    "for": .length, "since": .since, "until": .until, "except": .except, "every": .every,
    "if": .ifWeekday, "unless": .unlessWeekday, "by": .by,
  ]

  static let words =
    plain.keys.sorted() + LeapPolicy.allCases.map(\.rawValue)
    + ShortMonthPolicy.allCases.map(\.rawValue)

  init?(word: Substring) {
    let word = String(word)
    if let plain = Self.plain[word] {
      self = plain
    } else if let policy = LeapPolicy(rawValue: word) {
      self = .leap(policy)
    } else if let policy = ShortMonthPolicy(rawValue: word) {
      self = .short(policy)
    } else {
      return nil
    }
  }

  /// Modifiers of one group exclude each other.
  var group: String {
    switch self {
    case .leap: "leap"
    case .short: "short"
    case .ifWeekday, .unlessWeekday: "if"
    default: String(describing: self)
    }
  }
}

/// A year, or a single day, as `since`, `until` and `except` take them.
struct YearOrDay {
  let days: ClosedRange<Day>

  init(from scanner: inout RuleScanner) throws(HolidayError) {
    try self.init(try scanner.take("a year or a date"), scanner)
  }

  init(_ word: RuleWord, _ scanner: RuleScanner) throws(HolidayError) {
    guard word.text.utf8.count <= 4 else {
      let day = try scanner.day(word)
      days = day...day
      return
    }
    let year = try scanner.number(word.text, "year", in: 1...9999, at: word)
    do {
      days = try Day(year, 1, 1)...Day(year, 12, 31)
    } catch {
      throw .noSuchDate(at: scanner.position(of: word), error: error)
    }
  }
}

extension RuleScanner {
  /// A list of weekdays: `saturday,sunday`, `monday..friday`.
  mutating func takeWeekdays() throws(HolidayError) -> Set<Weekday> {
    var found: Set<Weekday> = []
    for item in try takeList("a weekday") {
      guard let range = item.text.splitAtDots() else {
        found.insert(try weekday(item.text, at: item))
        continue
      }
      found.formUnion(try weekdays(from: range.0, to: range.1, at: item))
    }
    return found
  }

  /// The weekdays from one to another, round the end of the week where need be.
  func weekdays(
    from first: Substring, to last: Substring, at word: RuleWord
  ) throws(HolidayError) -> Set<Weekday> {
    let last = try weekday(last, at: word)
    var day = try weekday(first, at: word)
    var found: Set = [day]
    while day != last {
      day = Weekday.allCases[(day.rawValue + 1) % 7]
      found.insert(day)
    }
    return found
  }

  /// A weekday's English name.
  func weekday(_ text: Substring, at word: RuleWord) throws(HolidayError) -> Weekday {
    guard let weekday = Weekday.byName[String(text)] else {
      throw .unknownWord(
        at: position(of: word), word: String(text), role: "a weekday",
        known: Weekday.allCases.map(\.name))
    }
    return weekday
  }
}

extension Substring {
  /// The texts before and behind the first `..`, or nil when there is none.
  func splitAtDots() -> (Substring, Substring)? {
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if self[index] == ".", next < endIndex, self[next] == "." {
        return (self[..<index], self[self.index(after: next)...])
      }
      index = next
    }
    return nil
  }
}
