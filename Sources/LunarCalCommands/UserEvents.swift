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

  /// The same as records of an annotated day, each with the title of the notes under the language's
  /// tag besides the names that the event has.
  func records(
    in days: ClosedRange<Day>, _ language: Language
  ) throws(CommandError) -> [HolidayRecord] {
    let found = try occurrences(in: days)
    guard !found.isEmpty else { return [] }
    let ids = ids
    var titles = EventNames(calendar, in: language, tables: tables)
    return found.map { occurrence in
      let event = calendar.entries[occurrence.entry].event
      var names = event.names
      names[language.code] = titles.fullName(of: occurrence)
      return HolidayRecord(
        day: occurrence.day, id: ids[occurrence.entry], kind: event.kind, isOff: event.isOff,
        isOwn: true, names: names)
    }
  }
}
