import DayCore

extension MonthDays {
  /// Reads `[YEAR-]MONTHS-DAYS`.
  static func read(
    from scanner: inout RuleScanner, isLunar: Bool
  ) throws(HolidayError) -> (MonthDays, origin: Int?) {
    let example = isLunar ? "8-15, *-1 or L6-15" : "5-1 or *-15"
    let word = try scanner.take("a month and a day, for example \(example)")
    var fields = word.text.split(
      separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    var origin: Int?
    if fields.count == 2, fields[0].utf8.count == 4, !fields[0].contains(",") {
      origin = try scanner.number(fields[0], "year", in: 1...9999, at: word)
      fields = fields[1].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    }
    guard fields.count == 2 else {
      throw scanner.expected("a month and a day, for example \(example)", at: word)
    }
    let pattern = MonthDays(
      months: try months(fields[0], isLunar: isLunar, at: word, scanner),
      days: try days(fields[1], isLunar: isLunar, at: word, scanner))
    try pattern.check(origin: origin, isLunar: isLunar, at: word, scanner)
    return (pattern, origin)
  }

  private static func months(
    _ text: Substring, isLunar: Bool, at word: RuleWord, _ scanner: RuleScanner
  ) throws(HolidayError) -> [MonthNumber]? {
    guard text != "*" else { return nil }
    var months: [MonthNumber] = []
    for item in try items(of: text, at: word, scanner) {
      let isLeap = isLunar && (item.first == "L" || item.first == "l")
      let number = try scanner.number(
        isLeap ? item.dropFirst() : item, "month", in: 1...12, at: word)
      months.append(MonthNumber(number, isLeap: isLeap))
    }
    return months
  }

  /// More months or days than these are more than there are.
  private static let itemLimit = 40

  private static func items(
    of text: Substring, at word: RuleWord, _ scanner: RuleScanner
  ) throws(HolidayError) -> [Substring] {
    let items = text.split(separator: ",", omittingEmptySubsequences: false)
    guard items.count <= itemLimit else {
      throw .outOfRange(
        at: scanner.position(of: word), what: "number of items", value: items.count,
        range: 1...itemLimit)
    }
    return items
  }

  private static func days(
    _ text: Substring, isLunar: Bool, at word: RuleWord, _ scanner: RuleScanner
  ) throws(HolidayError) -> [MonthDay] {
    var days: [MonthDay] = []
    for item in try items(of: text, at: word, scanner) {
      if let (from, to) = item.splitAtDots() {
        days.append(
          .run(
            try day(from, isLunar: isLunar, at: word, scanner),
            try day(to, isLunar: isLunar, at: word, scanner)))
      } else {
        days.append(.one(try day(item, isLunar: isLunar, at: word, scanner)))
      }
    }
    return days
  }

  private static func day(
    _ text: Substring, isLunar: Bool, at word: RuleWord, _ scanner: RuleScanner
  ) throws(HolidayError) -> DayOfMonth {
    guard text.hasPrefix("last") else {
      return .day(try scanner.number(text, "day", in: 1...(isLunar ? 30 : 31), at: word))
    }
    let rest = text.dropFirst(4)
    guard !rest.isEmpty else { return .beforeLast(0) }
    guard rest.first == "-" else {
      throw scanner.expected("a day, \"last\" or \"last-1\"", at: word)
    }
    let days = try scanner.number(rest.dropFirst(), "number of days", in: 1...27, at: word)
    return .beforeLast(days)
  }

  /// Refuses what no year has, and dates of origin that are not one date.
  private func check(
    origin: Int?, isLunar: Bool, at word: RuleWord, _ scanner: RuleScanner
  ) throws(HolidayError) {
    if origin != nil {
      guard months?.count == 1, days.count == 1, case .one = days[0] else {
        throw scanner.expected("a single date behind a year", at: word)
      }
    }
    guard !isLunar, let months else { return }
    for month in months {
      for case .one(.day(let day)) in days {
        // 2000 was a leap year: a 29 February is fine, a 30 February is not.
        do { _ = try Day(2000, month.number, day) } catch {
          throw .noSuchDate(at: scanner.position(of: word), error: error)
        }
      }
    }
  }
}
