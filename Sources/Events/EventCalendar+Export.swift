import DayCore
import Holidays
import Lunisolar

/// How an event that comes again stands in a calendar file.
public enum ICalendarForm: String, CaseIterable, Hashable, Sendable {
  /// One event a day: what every client understands, and each with its own note.
  case occurrences
  /// One event that lists its days (`RDATE`).
  case dates
  /// One event with a rule (`RRULE`, with `RSCALE` of RFC 7529 for lunar ones) where there is one
  /// for it, else the list. Only few clients work out lunar rules.
  case rules
}

extension EventCalendar {
  /// What identifies each event for ever, as long as neither its rule nor its title changes; an
  /// event's own id where its file gives one.
  public var ids: [String] {
    var numbers: [String: Int] = [:]
    return entries.map { entry in
      let event = entry.event
      let base =
        event.id.map { "event-\($0)" }
        ?? CalendarEntry.id(of: "\(event.rule)|\(entry.tradition.code)|\(event.title)")
      // Two events may be alike, or have one id in two files.
      numbers[base, default: 0] += 1
      let number = numbers[base] ?? 1
      return number == 1 ? base : "\(base).\(number)"
    }
  }

  /// Writes every event that occurs within a range of days, in the order of the files.
  ///
  /// - Parameters:
  ///   - range: The days. A rule begins with the first of its days in the range and ends with the
  ///     range or before.
  ///   - form: How an event that comes again is written.
  ///   - alarm: When a client is to remind of each event, or nil.
  ///   - language: The language of titles and notes.
  ///   - tables: The months and terms that the events need: see ``needs``.
  ///   - writer: What is written to.
  ///   - goesOn: Called after each event, so that a long file is taken in pieces; what is written
  ///     ends when it says false.
  /// - Throws: `EventsError.rule` when a table is missing, `.tooManyOccurrences` above
  ///   ``occurrenceLimit``, `.tooManyDays` above ``dayLimit``.
  public func write(
    _ range: ClosedRange<Day>, as form: ICalendarForm, alarm: CalendarAlarm? = nil,
    language: Language, tables: CalendarTables, to writer: inout ICalendarWriter,
    goesOn: (inout ICalendarWriter) -> Bool = { _ in true }
  ) throws(EventsError) {
    try checkWork(in: range)
    var total = 0
    var names = EventNames(self, in: language, tables: tables)
    for (place, (entry, id)) in zip(entries, ids).enumerated() {
      let event = entry.event
      var rule = event.rule
      rule.length = 1
      let days = try rule.continuedDays(in: range, tables: tables, tradition: entry.tradition)
      total += days.count
      guard total <= Self.occurrenceLimit else {
        throw .tooManyOccurrences(limit: Self.occurrenceLimit)
      }
      let written = CalendarEntry(
        id: id, summary: event.name(in: language),
        language: event.names[language.code].map { _ in language.code }, note: event.note ?? "",
        categories: event.category.map { [$0] } ?? [], length: event.rule.length, alarm: alarm)
      guard let first = days.first else { continue }
      switch form {
      case .occurrences:
        writer.write(written, onEach: days) { day in
          var years: [UInt8] = []
          names.appendYears(of: EventOccurrence(day: day, entry: place), to: &years)
          return String(decoding: years, as: UTF8.self)
        }
      case .rules where days.count > 1:
        guard var recurrence = rule.recurrence(tradition: entry.tradition) else { fallthrough }
        recurrence.until = min(recurrence.until ?? range.upperBound, range.upperBound)
        let exceptions = rule.conditions.exceptions.filter { $0.count == 1 }.map(\.lowerBound)
        guard exceptions.count == rule.conditions.exceptions.count else { fallthrough }
        writer.write(written, from: first, by: recurrence, except: exceptions)
      case .dates, .rules:
        writer.write(written, together: days)
      }
      guard goesOn(&writer) else { return }
    }
  }
}
