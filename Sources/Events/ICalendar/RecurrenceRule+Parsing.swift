import DayCore
import Holidays
import Lunisolar

extension RecurrenceRule {
  /// Reads the value of an `RRULE`.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - localTime: Gives seconds of UTC as the clock shows them here, for an `UNTIL` with a time.
  /// - Throws: `ICalendarError.unsupported` for what is valid and not understood, `.malformed` for
  ///   what is not valid.
  public init(
    _ text: some StringProtocol, localTime: (Int) -> Int = { $0 }
  ) throws(ICalendarError) {
    var seen: Set<String> = []
    var place: String?
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = pair[0].uppercased()
      guard pair.count == 2, !pair[1].isEmpty else {
        throw .malformed(what: "a part of a rule, for example FREQ=YEARLY", found: String(part))
      }
      guard seen.insert(name).inserted else {
        throw .malformed(what: "\(name) once in a rule", found: String(text))
      }
      if name == "BYSETPOS" {
        place = String(pair[1])
      } else {
        try read(name, pair[1].uppercased(), localTime)
      }
    }
    guard seen.contains("FREQ") else {
      throw .malformed(what: "FREQ in a rule", found: String(text))
    }
    if let place { try take(place: place) }
    guard count == nil || until == nil else {
      throw .malformed(what: "either COUNT or UNTIL in a rule", found: String(text))
    }
    guard !seen.contains("SKIP") || seen.contains("RSCALE") else {
      throw .malformed(what: "RSCALE in a rule with SKIP", found: String(text))
    }
    guard scale != .gregorian || !months.contains(where: \.isLeap) else {
      throw .malformed(what: "leap months in a lunar calendar only", found: String(text))
    }
  }

  /// Takes over a `BYSETPOS`, by which some programs write the second Tuesday of a month: as `2TU`.
  private mutating func take(place: String) throws(ICalendarError) {
    guard let number = Int(place), weekdays.count == 1, weekdays[0].nth == nil, monthDays.isEmpty,
      frequency == .monthly || (frequency == .yearly && months.count == 1)
    else {
      throw .unsupported(
        what: "this BYSETPOS=\(place)", understood: "one number with one weekday of a month")
    }
    weekdays[0].nth = number
  }

  private mutating func read(
    _ name: String, _ value: String, _ localTime: (Int) -> Int
  ) throws(ICalendarError) {
    switch name {
    case "FREQ":
      guard let frequency = Frequency(rawValue: value) else {
        throw .unsupported(
          what: "FREQ=\(value)", understood: "YEARLY, MONTHLY, WEEKLY and DAILY")
      }
      self.frequency = frequency
    case "RSCALE":
      guard let scale = Scale(rawValue: value) else {
        throw .unsupported(
          what: "RSCALE=\(value)", understood: "the calendars GREGORIAN, CHINESE and DANGI")
      }
      self.scale = scale
    case "SKIP":
      guard let skip = Skip(rawValue: value) else {
        throw .malformed(what: "OMIT, BACKWARD or FORWARD", found: value)
      }
      self.skip = skip
    case "INTERVAL": interval = try Self.number(value, in: 1...1000)
    case "COUNT": count = try Self.number(value, in: 1...100_000)
    case "UNTIL":
      let moment = try ICalendarMoment(value, localTime: localTime)
      (until, untilSecond) = (moment.day, moment.second)
    case "BYMONTH": months = try Self.list(value, Self.month)
    case "BYMONTHDAY":
      monthDays = try Self.list(value) { (text) throws(ICalendarError) in
        try Self.signed(text, limit: 31)
      }
    case "BYDAY": weekdays = try Self.list(value, Self.weekday)
    case "WKST": startOfWeek = try Self.weekday(value[...]).weekday
    default:
      throw .unsupported(
        what: name,
        understood: "BYMONTH, BYMONTHDAY, BYDAY, INTERVAL, COUNT, UNTIL, RSCALE and SKIP")
    }
  }

  /// At most so many items in one list.
  private static let listLimit = 400

  private static func list<Item: Equatable>(
    _ text: String, _ read: (Substring) throws(ICalendarError) -> Item
  ) throws(ICalendarError) -> [Item] {
    let items = text.split(separator: ",", omittingEmptySubsequences: false)
    guard items.count <= listLimit else {
      throw .unsupported(what: "a list of \(items.count) items", understood: "\(listLimit)")
    }
    var found: [Item] = []
    for item in items {
      let item = try read(item)
      if !found.contains(item) { found.append(item) }
    }
    return found
  }

  private static func month(_ text: Substring) throws(ICalendarError) -> MonthNumber {
    let isLeap = text.last == "L"
    return MonthNumber(try number(text.dropLast(isLeap ? 1 : 0), in: 1...12), isLeap: isLeap)
  }

  private static func weekday(_ text: Substring) throws(ICalendarError) -> MonthWeekday {
    guard let place = Weekday.iCalendarNames.firstIndex(of: String(text.suffix(2))) else {
      throw .malformed(what: "a weekday, for example 2SU", found: String(text))
    }
    let nth = text.dropLast(2)
    return MonthWeekday(
      nth: nth.isEmpty ? nil : try signed(nth, limit: 53), Weekday.allCases[place])
  }

  private static func signed(
    _ text: some StringProtocol, limit: Int
  ) throws(ICalendarError) -> Int {
    let isNegative = text.first == "-"
    let digits = text.dropFirst(isNegative || text.first == "+" ? 1 : 0)
    return (isNegative ? -1 : 1) * (try number(digits, in: 1...limit))
  }

  private static func number(
    _ text: some StringProtocol, in range: ClosedRange<Int>
  ) throws(ICalendarError) -> Int {
    guard 1...9 ~= text.utf8.count, text.utf8.allSatisfy({ 48...57 ~= $0 }),
      let value = Int(text), range ~= value
    else {
      throw .malformed(
        what: "a number from \(range.lowerBound) to \(range.upperBound)", found: String(text))
    }
    return value
  }
}

extension Day {
  /// Reads a value of type DATE: eight digits.
  ///
  /// - Throws: `ICalendarError.malformed`.
  init(iCalendar text: some StringProtocol) throws(ICalendarError) {
    let digits = text.utf8.compactMap { 48...57 ~= $0 ? Int($0) - 48 : nil }
    guard digits.count == 8, text.utf8.count == 8 else {
      throw .malformed(what: "a date of eight digits, YYYYMMDD", found: String(text))
    }
    let number = digits.reduce(0) { $0 * 10 + $1 }
    do throws(DayError) {
      try self.init(number / 10_000, number / 100 % 100, number % 100)
    } catch {
      throw .noSuchDate(error)
    }
  }
}
