import Annotation
import Lunisolar
import TerminalRenderer

/// The answer of `lunarcal holidays`: a region's year.
struct HolidayReport: Report {
  let year: HolidayYear
  let options: CommonOptions

  private var words: Words { options.language.words }

  private var notes: [DayNote] { year.records.map { DayNote($0, in: options.language) } }

  private var title: String {
    words.holidaysOf(options.language.regionName(year.region), year.year)
  }

  private var table: FactTable {
    FactTable(
      title: title, headings: [words.date, words.weekday, words.name, words.kind, words.remark],
      rows: notes.map { note in
        FactTable.Row(
          [
            note.day.description, note.day.weekday.name(in: options.language, width: .abbreviated),
            note.title, note.kindName(words), note.remark(words),
          ], note.mark.role)
      },
      remarks: year.isAnnounced
        ? []
        : [
          words.notAnnounced(options.language.regionName(year.region), year.year)
        ])
  }

  func text(_ output: TextOutput) -> String {
    output.text(table.lines(columns: output.columns, output.metrics))
  }

  func json() -> JSONValue {
    .object([
      ("schema", .int(DayReport.schema)), ("region", .string(year.region)),
      ("year", .int(year.year)), ("announced", .bool(year.isAnnounced)),
      ("days", .array(records())),
    ])
  }

  func records() -> [JSONValue] {
    notes.map { note in
      .object([
        ("date", .string(note.day.description)), ("id", .string(note.id)),
        ("kind", .string(note.kindName)), ("off", .bool(note.isOff)), ("name", .string(note.title)),
      ])
    }
  }

  func csv() -> CSVTable {
    CSVTable(
      header: ["date", "weekday", "id", "kind", "off", "name"],
      rows: notes.map { note in
        [
          note.day.description, String(describing: note.day.weekday), note.id, note.kindName,
          String(note.isOff), note.title,
        ]
      })
  }

  func markdown() -> String { table.markdown }

  func html() -> HTMLDocument {
    HTMLDocument(
      title: title, language: options.language.code,
      body: table.html(heading: "h1"))
  }

  func svg() -> SVGDocument {
    FactTable.poster([table], title: title, language: options.language.code)
  }

  func calendarFile() -> String {
    ICalendar(
      name: title, language: options.language.code, stamp: options.today,
      events: notes.map { $0.event(words) }
    ).text
  }
}

extension DayNote {
  /// The note as an event of its whole day.
  func event(_ words: Words) -> ICalendarEvent {
    ICalendarEvent(
      id: id, time: .day(day), summary: title,
      description: remark(words), categories: [kindName(words)])
  }
}
