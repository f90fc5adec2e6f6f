import Annotation
import DayCore
import Events
import LunarDatabase
import Lunisolar

/// The user's own days and a region's holidays over a span of days.
struct Agenda {
  let days: ClosedRange<Day>
  let options: CommonOptions
  let file: CalendarFileOptions
  let events: UserEvents
  /// The user's own days, in order.
  let occurrences: [EventOccurrence]
  /// Those of the region and of the layers of festivals, in order.
  let holidays: [HolidayRecord]
  /// The months of the first tradition.
  let months: LunarTable
  /// What people call the whole, or nil for its first and last day.
  let name: String?

  /// Finds them.
  ///
  /// - Throws: `CommandError.usage` for a region or layer that the table does not have; `.failure` for a file
  ///   of events that cannot be read, or a damaged table.
  init(
    _ days: ClosedRange<Day>, options: CommonOptions, file: CalendarFileOptions,
    in database: LunarDatabase
  ) throws(CommandError) {
    self.days = days
    self.options = options
    self.file = file
    name = nil
    events = try options.events.events(tradition: options.traditions[0], in: database)
    occurrences = try events.occurrences(in: days)
    let codes = try DayNotes.codes(options, in: database)
    (holidays, months) = try answering { () throws(LunarDatabaseError) in
      var found: [HolidayRecord] = []
      for code in codes { found += try database.holidays(in: days, region: code) }
      return (
        found.sorted { ($0.day, $0.id) < ($1.day, $1.id) },
        try database.table(for: options.traditions[0])
      )
    }
  }
}

extension Agenda {
  /// An agenda of days that have been found, events among them, and of nothing else.
  ///
  /// - Throws: `CommandError.failure` for a damaged table.
  init(
    of found: NamedDays, options: CommonOptions, file: CalendarFileOptions,
    in database: LunarDatabase
  ) throws(CommandError) {
    self.options = options
    self.file = file
    name = "\(found.name) (\(options.language.words.name(of: found.tradition)))"
    days =
      (found.records.first?.day ?? options.today)...(found.records.last?.day ?? options.today)
    events = try options.events.events(tradition: options.traditions[0], in: database)
    occurrences = []
    holidays = found.records
    months = try answering { () throws(LunarDatabaseError) in
      try database.table(for: found.tradition)
    }
  }

  /// Holidays and events by day, on one day holidays first.
  var notes: [(note: DayNote, event: EventOccurrence?)] {
    let ids = events.ids
    var names = EventNames(events.calendar, in: options.language, tables: events.tables)
    var notes: [(note: DayNote, event: EventOccurrence?)] = []
    var rest = holidays[...]
    for occurrence in occurrences {
      while let record = rest.first, record.day <= occurrence.day {
        notes.append((DayNote(record, in: options.language), nil))
        rest.removeFirst()
      }
      let note = DayNote(
        day: occurrence.day, kind: .event, id: ids[occurrence.entry],
        title: names.fullName(of: occurrence),
        isOff: events.calendar.entries[occurrence.entry].event.isOff)
      notes.append((note, occurrence))
    }
    return notes + rest.map { (DayNote($0, in: options.language), nil) }
  }

  /// Holidays and events as a calendar file, holidays first.
  func calendarFile() throws(CommandError) -> String {
    var writer = file.writer(named: name)
    writeHolidays(to: &writer)
    try writeEvents(to: &writer) { _ in true }
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  /// The same in pieces.
  func writeCalendarFile(to output: inout PieceOutput) throws(CommandError) {
    var writer = file.writer(named: name)
    writeHolidays(to: &writer)
    try writeEvents(to: &writer) { writer in
      writer.count < PieceOutput.size || output.write(writer.take())
    }
    _ = output.write(writer.finish())
    try output.finish()
  }

  private func writeEvents(
    to writer: inout ICalendarWriter, goesOn: (inout ICalendarWriter) -> Bool
  ) throws(CommandError) {
    try answering { () throws(EventsError) in
      try events.calendar.write(
        days, as: file.form, alarm: file.alarm, language: options.language,
        tables: events.tables, to: &writer, goesOn: goesOn)
    }
  }

  private func writeHolidays(to writer: inout ICalendarWriter) {
    var places: [String: Int] = [:]
    var entries: [(entry: CalendarEntry, days: [Day])] = []
    for record in holidays {
      if let place = places[record.id] {
        entries[place].days.append(record.day)
        continue
      }
      places[record.id] = entries.count
      let note = DayNote(record, in: options.language)
      let entry = CalendarEntry(
        id: record.id, summary: note.title, language: options.language.code,
        note: note.remark(options.language.words),
        categories: [note.kindName(options.language.words)], alarm: file.alarm)
      entries.append((entry, [record.day]))
    }
    for (entry, days) in entries {
      switch file.form {
      case .occurrences: writer.write(entry, onEach: days)
      case .dates, .rules: writer.write(entry, together: days)
      }
    }
  }
}
