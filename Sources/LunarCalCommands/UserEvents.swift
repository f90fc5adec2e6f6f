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
    var names = EventNames(calendar, in: language, tables: tables)
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
