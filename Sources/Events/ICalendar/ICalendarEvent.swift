import DayCore
import Holidays
import Lunisolar

/// One VEVENT while it is being read.
struct ICalendarEvent {
  let line: Int
  /// Gives seconds of UTC as the clock shows them here.
  let localTime: @Sendable (Int) -> Int
  var isUnreadable = false
  private(set) var isCancelled = false
  private(set) var uid: String?
  /// The occurrence of a series that this event stands for.
  private(set) var changedDay: Day?

  private var summary = ""
  private var note = ""
  private var category: String?
  private var start: ICalendarMoment?
  private var end: ICalendarMoment?
  /// In seconds.
  private var duration: Int?
  private var rules: [RecurrenceRule] = []
  private var dates: [Day] = []
  private var exceptions: [Day] = []

  /// More dates in one event are no series that someone keeps.
  private static let dateLimit = 10_000
  /// The longest event, as in the grammar.
  private static let lengthLimit = 400

  init(line: Int, localTime: @escaping @Sendable (Int) -> Int) {
    self.line = line
    self.localTime = localTime
  }

  /// Takes a property.
  mutating func read(_ line: ICalendarLine) throws(ICalendarError) {
    switch line.name {
    case "UID": uid = String(line.value)
    case "SUMMARY": summary = PlainText.line(line.text)
    case "DESCRIPTION": note = PlainText.line(line.text)
    case "CATEGORIES": category = PlainText.line(line.text.lowercased())
    case "STATUS": isCancelled = line.value.uppercased() == "CANCELLED"
    case "DTSTART": start = try line.moment(localTime)
    case "DTEND": end = try line.moment(localTime)
    case "RECURRENCE-ID": changedDay = try line.moment(localTime).day
    case "DURATION": duration = try line.seconds()
    case "RRULE": rules.append(try RecurrenceRule(line.value, localTime: localTime))
    case "RDATE": try add(line.allDays(localTime), to: \.dates)
    case "EXDATE": try add(line.allDays(localTime), to: \.exceptions)
    case "EXRULE":
      throw .unsupported(what: "EXRULE", understood: "EXDATE: RFC 5545 has done away with EXRULE")
    default: break
    }
  }

  private mutating func add(
    _ days: [Day], to list: WritableKeyPath<ICalendarEvent, [Day]>
  ) throws(ICalendarError) {
    self[keyPath: list] += days
    guard self[keyPath: list].count <= Self.dateLimit else {
      throw .unsupported(
        what: "a list of more than \(Self.dateLimit) dates", understood: "shorter ones")
    }
  }

  /// The events of the grammar: one a rule, and one for the single dates.
  func events(
    tables: CalendarTables, budget: inout WorkBudget
  ) throws(ICalendarError) -> [Event] {
    guard let start else {
      throw .malformed(what: "DTSTART in an event", found: summary)
    }
    let length = try length(from: start)
    let title = summary.isEmpty ? "–" : summary
    var found: [Rule] = []
    for rule in rules {
      found += try rule.rules(
        from: start.day, at: start.second, tables: tables, budget: &budget)
    }
    let single = try singleDates(start.day, besides: found, tables: tables, budget: &budget)
    try budget.take(found.count * exceptions.count)
    for place in found.indices {
      found[place].conditions.exceptions += exceptions.map { $0...$0 }
    }
    if !single.isEmpty { found.append(Rule(base: .dates(single.sorted()))) }
    return found.map { rule in
      var rule = rule
      rule.length = length
      return Event(
        line: line, rule: rule, title: start.time.map { "\($0) \(title)" } ?? title, kind: .special,
        category: category, note: note.isEmpty ? nil : note)
    }
  }

  /// The start, which is the first occurrence whether a rule yields it or not, and the dates listed,
  /// without those that the rules yield.
  private func singleDates(
    _ start: Day, besides rules: [Rule], tables: CalendarTables, budget: inout WorkBudget
  ) throws(ICalendarError) -> Set<Day> {
    var days = Set(dates + [start])
    guard let first = days.min(), let last = days.max() else { return [] }
    for rule in rules {
      try budget.take(rule, years: (last - first) / 365)
      do throws(HolidayError) {
        days.subtract(
          try rule.firstDays(in: first...last, tables: tables, tradition: .chinese))
      } catch {
        throw .rule(error)
      }
    }
    return days.subtracting(exceptions)
  }

  /// The days of an event. One with a time of day that takes less than a day counts on the day it
  /// begins, past midnight too.
  private func length(from start: ICalendarMoment) throws(ICalendarError) -> Int {
    let day = ICalendarMoment.secondsPerDay
    let seconds = duration ?? end.map { $0.clock - start.clock } ?? 0
    var length = 1
    if start.second == nil || seconds >= day {
      length = max(1, ((start.second ?? 0) + seconds + day - 1) / day)
    }
    guard length <= Self.lengthLimit else {
      throw .unsupported(
        what: "an event of \(length) days", understood: "up to \(Self.lengthLimit) days")
    }
    return length
  }
}

extension ICalendarLine {
  /// The value as one moment.
  fileprivate func moment(_ localTime: (Int) -> Int) throws(ICalendarError) -> ICalendarMoment {
    try ICalendarMoment(value, localTime: localTime)
  }

  /// The value as a list of days: of a period, which has a slash, its beginning.
  fileprivate func allDays(_ localTime: (Int) -> Int) throws(ICalendarError) -> [Day] {
    let items = value.split(separator: ",", omittingEmptySubsequences: false)
    var days: [Day] = []
    for item in items {
      days.append(try ICalendarMoment(item.prefix { $0 != "/" }, localTime: localTime).day)
    }
    return days
  }

  /// The value as a duration in seconds: `P1D`, `P2W`, `PT1H30M`, `P1DT12H`.
  fileprivate func seconds() throws(ICalendarError) -> Int {
    let units: [Character: Int] = ["W": 604_800, "D": 86_400, "H": 3_600, "M": 60, "S": 1]
    var rest = value.first == "+" ? value.dropFirst() : value[...]
    var seconds = 0
    var isTime = false
    guard rest.popFirst() == "P", !rest.isEmpty else { throw noDuration }
    while !rest.isEmpty {
      if !isTime, rest.first == "T" {
        isTime = true
        rest.removeFirst()
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard 1...7 ~= digits.count, let count = Int(digits), let unit = rest.popFirst(),
        let length = units[unit], isTime == (length < 86_400)
      else { throw noDuration }
      seconds += count * length
    }
    return seconds
  }

  private var noDuration: ICalendarError {
    .malformed(what: "a duration, for example P1D or PT1H30M", found: String(value))
  }
}
