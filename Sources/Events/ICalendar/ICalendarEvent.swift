import DayCore
import Holidays
import Lunisolar

/// One VEVENT while it is being read.
struct ICalendarEvent {
  let line: Int
  var isUnreadable = false
  private(set) var isCancelled = false
  private(set) var uid: String?
  /// The occurrence of a series that this event stands for.
  private(set) var changedDay: Day?

  private var summary = ""
  private var note = ""
  private var category: String?
  private var start: Day?
  private var end: Day?
  private var duration: Int?
  private var rules: [RecurrenceRule] = []
  private var dates: [Day] = []
  private var exceptions: [Day] = []

  /// More dates in one event are no series that someone keeps.
  private static let dateLimit = 10_000
  /// The longest event, as in the grammar.
  private static let lengthLimit = 400

  init(line: Int) {
    self.line = line
  }

  /// Takes a property.
  mutating func read(_ line: ICalendarLine) throws(ICalendarError) {
    switch line.name {
    case "UID": uid = String(line.value)
    case "SUMMARY": summary = PlainText.line(line.text)
    case "DESCRIPTION": note = PlainText.line(line.text)
    case "CATEGORIES": category = PlainText.line(line.text.lowercased())
    case "STATUS": isCancelled = line.value.uppercased() == "CANCELLED"
    case "DTSTART": start = try line.day()
    case "DTEND": end = try line.day()
    case "RECURRENCE-ID": changedDay = try line.day()
    case "DURATION": duration = try line.days()
    case "RRULE": rules.append(try RecurrenceRule(line.value))
    case "RDATE": try add(line.allDays(), to: \.dates)
    case "EXDATE": try add(line.allDays(), to: \.exceptions)
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
    var found: [Rule] = []
    for rule in rules {
      found += try rule.rules(from: start, tables: tables, budget: &budget)
    }
    let single = try singleDates(start, besides: found, tables: tables, budget: &budget)
    try budget.take(found.count * exceptions.count)
    for place in found.indices {
      found[place].conditions.exceptions += exceptions.map { $0...$0 }
    }
    if !single.isEmpty { found.append(Rule(base: .dates(single.sorted()))) }
    return found.map { rule in
      var rule = rule
      rule.length = length
      return Event(
        line: line, rule: rule, title: summary.isEmpty ? "–" : summary, kind: .special,
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

  private func length(from start: Day) throws(ICalendarError) -> Int {
    let length = max(1, duration ?? end.map { $0 - start } ?? 1)
    guard length <= Self.lengthLimit else {
      throw .unsupported(
        what: "an event of \(length) days", understood: "up to \(Self.lengthLimit) days")
    }
    return length
  }
}

extension ICalendarLine {
  /// The value as one day.
  fileprivate func day() throws(ICalendarError) -> Day {
    guard let day = try allDays().first else {
      throw .malformed(what: "a date", found: String(value))
    }
    return day
  }

  /// The value as a list of days.
  fileprivate func allDays() throws(ICalendarError) -> [Day] {
    let items = value.split(separator: ",", omittingEmptySubsequences: false)
    var days: [Day] = []
    for item in items {
      guard parameters["VALUE"] != "DATE-TIME", parameters["VALUE"] != "PERIOD",
        !item.contains("T")
      else {
        throw .unsupported(what: "a time of day, \(item)", understood: "all-day events")
      }
      days.append(try Day(iCalendar: item))
    }
    return days
  }

  /// The value as a duration in whole days: `P1D`, `P2W`.
  fileprivate func days() throws(ICalendarError) -> Int {
    let digits = value.dropFirst().dropLast()
    guard value.first == "P", let unit = value.last, unit == "D" || unit == "W",
      1...4 ~= digits.utf8.count, let count = Int(digits), count > 0
    else { throw .unsupported(what: "DURATION \(value)", understood: "whole days, P1D") }
    return count * (unit == "W" ? 7 : 1)
  }
}
