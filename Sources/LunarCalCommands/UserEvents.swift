import Annotation
import DayCore
import Events
import Holidays
import Lunisolar
import Synchronization

/// The user's own events with the tables that they need.
final class UserEvents: Sendable {
  let calendar: EventCalendar
  let tables: CalendarTables
  private let madeIDs = Mutex<[String]?>(nil)

  init(calendar: EventCalendar, tables: CalendarTables) {
    self.calendar = calendar
    self.tables = tables
  }

  /// What identifies each event, in the order of the entries; made when it is first asked for.
  var ids: [String] {
    madeIDs.withLock { made in
      let ids = made ?? calendar.ids
      made = ids
      return ids
    }
  }

  /// The events on the days of a range, by day.
  func occurrences(in days: ClosedRange<Day>) throws(CommandError) -> [EventOccurrence] {
    try answering { () throws(EventsError) in
      try calendar.occurrences(in: days, tables: tables)
    }
  }

  /// The events on the days of a range as notes: `Giỗ ông nội (64th anniversary)`.
  func notes(
    in days: ClosedRange<Day>, _ language: Language
  ) throws(CommandError) -> [DayNote] {
    let found = try occurrences(in: days)
    guard !found.isEmpty else { return [] }
    let ids = ids
    let names = EventNames(self, language)
    return found.map { occurrence in
      DayNote(
        day: occurrence.day, kind: .event, id: ids[occurrence.entry],
        title: names.fullName(of: occurrence),
        isOff: calendar.entries[occurrence.entry].event.isOff)
    }
  }

  /// The same as records of an annotated day. A name in no language in particular stands under
  /// `und` (RFC 5646).
  func records(in days: ClosedRange<Day>) throws(CommandError) -> [HolidayRecord] {
    let found = try occurrences(in: days)
    guard !found.isEmpty else { return [] }
    let ids = ids
    return found.map { occurrence in
      let event = calendar.entries[occurrence.entry].event
      return HolidayRecord(
        day: occurrence.day, id: ids[occurrence.entry], kind: event.kind, isOff: event.isOff,
        names: event.names.isEmpty ? ["und": event.title] : event.names)
    }
  }
}

/// What the user's events are called in a language.
struct EventNames {
  private let events: UserEvents
  private let language: Language
  /// The titles, and the anniversaries that the events are, in the order of the entries.
  let titles: [String]
  private let anniversaries: [(anniversary: Anniversary, shift: Int)?]

  init(_ events: UserEvents, _ language: Language) {
    self.events = events
    self.language = language
    titles = events.calendar.entries.map { $0.event.name(in: language) }
    anniversaries = events.calendar.entries.map { $0.anniversary(tables: events.tables) }
  }

  /// What the day of an anniversary is: an age, how many years; empty for other events.
  func years(of occurrence: EventOccurrence) -> String {
    guard let (anniversary, shift) = anniversaries[occurrence.entry],
      let day = try? anniversary.occurrence(on: occurrence.day - shift, tables: events.tables)
    else { return "" }
    return anniversary.name(of: day, in: language, tables: events.tables)
  }

  /// Appends the title with the years behind it.
  func append(_ occurrence: EventOccurrence, to bytes: inout [UInt8]) {
    bytes += titles[occurrence.entry].utf8
    let years = years(of: occurrence)
    if !years.isEmpty { bytes += " (\(years))".utf8 }
  }

  /// The title with the years behind it.
  func fullName(of occurrence: EventOccurrence) -> String {
    let title = titles[occurrence.entry]
    let years = years(of: occurrence)
    return years.isEmpty ? title : "\(title) (\(years))"
  }
}
