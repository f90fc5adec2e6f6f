import DayCore
import Lunisolar

extension RuleBase {
  /// Reads a base.
  init(from scanner: inout RuleScanner) throws(HolidayError) {
    let word = try scanner.take("a rule, for example \"lunar 8-15\" or \"solar 5-1\"")
    switch word.text {
    case "solar":
      let (pattern, origin) = try MonthDays.read(from: &scanner, isLunar: false)
      self = .solar(pattern, origin: origin)
    case "lunar":
      let (pattern, origin) = try MonthDays.read(from: &scanner, isLunar: true)
      self = .lunar(pattern, origin: origin)
    case "term": self = .term(try scanner.takeTerm())
    case "easter": self = .easter
    case "between-holidays": self = .betweenHolidays
    case "every": self = try scanner.takeDays()
    case "on":
      var dates: [Day] = []
      for item in try scanner.takeList("a date, YYYY-MM-DD") { dates.append(try scanner.day(item)) }
      self = .dates(dates)
    case "swap": self = .swaps(try scanner.takeSwaps())
    default:
      guard let nth = Self.ordinals.firstIndex(of: String(word.text)) else {
        throw .unknownWord(
          at: scanner.position(of: word), word: String(word.text), role: "a kind of rule",
          known: Self.words)
      }
      let weekday = try scanner.take("a weekday")
      let number = nth == Self.ordinals.count - 1 ? nil : nth + 1
      self = .weekday(
        nth: number, try scanner.weekday(weekday.text, at: weekday),
        month: try scanner.takeMonthName())
    }
  }

  /// `last` stands last; before it the nth has place n - 1.
  static let ordinals = ["1st", "2nd", "3rd", "4th", "5th", "last"]
  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let words =
    ["solar", "lunar", "term", "easter", "on", "every", "swap", "between-holidays"] + ordinals
}

extension RuleScanner {
  fileprivate mutating func takeTerm() throws(HolidayError) -> SolarTerm {
    let word = try take("a solar term, for example \"qingming\"")
    guard let term = SolarTerm.allCases.first(where: { $0.name == word.text }) else {
      throw .unknownWord(
        at: position(of: word), word: String(word.text), role: "a solar term",
        known: SolarTerm.allCases.map(\.name))
    }
    return term
  }

  /// What follows `every`: `14 days from 2026-01-05`.
  fileprivate mutating func takeDays() throws(HolidayError) -> RuleBase {
    let word = try take("a number of days")
    let count = try number(word.text, "number of days", in: 1...10_000, at: word)
    guard take(if: "days"), take(if: "from") else {
      throw .expected(
        at: position,
        what: "\"days from\" and a date, for example \"every 14 days from 2026-01-05\"",
        found: next.map { String($0.text) })
    }
    return .everyDays(count, from: try day(try take("a date, YYYY-MM-DD")))
  }

  fileprivate mutating func takeMonthName() throws(HolidayError) -> Int {
    guard take(if: "of") else {
      throw .expected(
        at: position, what: "\"of\" and a month, for example \"2nd monday of january\"",
        found: next.map { String($0.text) })
    }
    let word = try take("a month, for example \"january\"")
    guard let place = RuleBase.months.firstIndex(of: String(word.text)) else {
      throw .unknownWord(
        at: position(of: word), word: String(word.text), role: "a month", known: RuleBase.months)
    }
    return place + 1
  }

  fileprivate mutating func takeSwaps() throws(HolidayError) -> [DaySwap] {
    var swaps: [DaySwap] = []
    var goesOn = true
    while goesOn {
      let dayOff = try day(try take("a date, YYYY-MM-DD"))
      guard take(if: "for") else {
        throw .expected(
          at: position, what: "\"for\" and the day worked instead",
          found: next.map { String($0.text) })
      }
      var worked = try take("a date, YYYY-MM-DD")
      goesOn = worked.text.hasSuffix(",")
      if goesOn { worked.text.removeLast() }
      swaps.append(DaySwap(dayOff: dayOff, worked: try day(worked)))
    }
    return swaps
  }
}

extension RuleStep {
  /// Reads a step, or nothing when the next word begins none.
  init?(from scanner: inout RuleScanner) throws(HolidayError) {
    guard let word = scanner.next, let first = word.text.first else { return nil }
    if first == "+" || first == "-" {
      let digits = word.text.dropFirst()
      guard digits.utf8.first.map({ 48...57 ~= $0 }) == true else { return nil }
      _ = try scanner.take("a step")
      let days = try scanner.number(digits, "number of days", in: 0...400, at: word)
      if !scanner.take(if: "days") { _ = scanner.take(if: "day") }
      self = .offset(first == "-" ? -days : days)
      return
    }
    guard let hyphen = word.text.firstIndex(of: "-"),
      let direction = SeekDirection(rawValue: String(word.text[word.text.index(after: hyphen)...]))
    else { return nil }
    let name = String(word.text[..<hyphen])
    guard let sign = DaySign.byName[name] else {
      throw .unknownWord(
        at: scanner.position, word: name, role: "a weekday, stem or branch",
        known: DaySign.byName.keys.sorted())
    }
    _ = try scanner.take("a step")
    self = .seek(sign, direction)
  }
}
