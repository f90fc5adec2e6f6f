import DayCore
import Events
import Lunisolar
import TerminalRenderer

extension Agenda: TableReport {
  private var words: Words { options.language.words }

  var headings: [String] {
    [
      words.date, words.weekday, words.lunarDate, options.language.distanceHeading, words.name,
    ]
  }

  var table: FactTable { table(of: notes.map(\.note)) }

  func table(of notes: [DayNote]) -> FactTable {
    FactTable(
      title: name ?? "\(days.lowerBound) – \(days.upperBound)", headings: headings,
      rows: notes.map {
        FactTable.Row(leadingCells(of: $0.day) + [name(of: $0)], $0.mark.role)
      })
  }

  /// What a line says of its day before it says what the day is.
  func leadingCells(of day: Day) -> [String] {
    [
      day.description, day.weekday.name(in: options.language, width: .abbreviated),
      months.lunarDate(for: day).map(words.numbers) ?? "",
      options.language.distanceName(from: options.today, to: day),
    ]
  }

  /// What the day is, with what follows for it.
  func name(of note: DayNote) -> String {
    let remark = note.remark(words)
    return remark.isEmpty ? note.title : "\(note.title) (\(remark))"
  }

  func json() -> JSONValue {
    .object([
      ("schema", .int(DayReport.schema)), ("from", .string(days.lowerBound.description)),
      ("to", .string(days.upperBound.description)), ("days", .array(records())),
    ])
  }

  func records() -> [JSONValue] {
    notes.map { note, occurrence in
      let event = occurrence.map { events.calendar.entries[$0.entry].event }
      return .object([
        ("date", .string(note.day.description)),
        ("weekday", .string(String(describing: note.day.weekday))),
        ("lunar", months.lunarDate(for: note.day)?.json ?? .null),
        ("daysUntil", .int(note.day - options.today)), ("id", .string(note.id)),
        ("kind", .string(note.kindName)), ("off", .bool(note.isOff)),
        ("name", .string(note.title)),
        ("category", event?.category.map { .string($0) } ?? .null),
        ("note", event?.note.map { .string($0) } ?? .null),
      ])
    }
  }

  func csv() -> CSVTable {
    CSVTable(
      header: [
        "date", "weekday", "lunar", "days_until", "id", "kind", "off", "name", "category", "note",
      ],
      rows: notes.map { note, occurrence in
        let event = occurrence.map { events.calendar.entries[$0.entry].event }
        return [
          note.day.description, String(describing: note.day.weekday),
          months.lunarDate(for: note.day)?.description ?? "",
          String(note.day - options.today), note.id, note.kindName, String(note.isOff), note.title,
          event?.category ?? "", event?.note ?? "",
        ]
      })
  }
}
