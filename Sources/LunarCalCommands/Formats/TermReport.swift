import DayCore
import Lunisolar
import TerminalRenderer

/// The answer of `lunarcal terms`: instants in a zone.
struct TermReport: Report {
  let year: TermYear
  let options: CommonOptions

  private var words: Words { options.language.words }
  private var language: Language { options.language }

  private var title: String {
    let (first, last) = (year.months.lowerBound, year.months.upperBound)
    let months =
      first.year == last.year && first.month == 1 && last.month == 12
      ? String(first.year)
      : [first, last].prefix(first == last ? 1 : 2)
        .map { language.yearMonthName(year: $0.year, month: $0.month) }.joined(separator: " – ")
    return words.termsOfYear(months, year.zone.name)
  }

  private var table: FactTable {
    FactTable(
      title: title,
      headings: [words.date, words.weekday, words.instant, words.name, "°"],
      rows: year.instants.map { instant in
        let role: TextRole = if case .term = instant.event { .term } else { .plain }
        return FactTable.Row(
          [
            instant.localDay.description,
            instant.localDay.weekday.name(in: language, width: .abbreviated),
            instant.localTime + " " + Zone.offsetText(instant.offset),
            instant.event.name(in: language), String(instant.event.longitude),
          ], role)
      })
  }

  func text(_ output: TextOutput) -> String {
    output.text(table.lines(columns: output.columns, output.metrics))
  }

  func json() -> JSONValue {
    .object([
      ("schema", .int(DayReport.schema)), ("year", .int(year.months.lowerBound.year)),
      ("zone", .string(year.zone.name)), ("instants", .array(records())),
    ])
  }

  func records() -> [JSONValue] {
    year.instants.map { instant in
      .object([
        ("utc", .string(instant.utcText)), ("local", .string(instant.localText)),
        ("kind", .string(instant.event.kind)), ("id", .string(instant.event.id)),
        ("longitude", .int(instant.event.longitude)),
        ("name", .string(instant.event.name(in: language))),
      ])
    }
  }

  func csv() -> CSVTable {
    CSVTable(
      header: ["utc", "local", "kind", "id", "longitude", "name"],
      rows: year.instants.map { instant in
        [
          instant.utcText, instant.localText, instant.event.kind, instant.event.id,
          String(instant.event.longitude), instant.event.name(in: language),
        ]
      })
  }

  func markdown() -> String { table.markdown }

  func html() -> HTMLDocument {
    HTMLDocument(
      title: title, language: language.code,
      body: table.html(heading: "h1"))
  }

  func svg() -> SVGDocument {
    FactTable.poster([table], title: title, language: language.code)
  }

  func calendarFile() -> String {
    ICalendar(
      name: title, language: language.code, stamp: options.today,
      events: year.instants.map { instant in
        ICalendarEvent(
          id: instant.event.id, time: .instant(instant.utc),
          summary: instant.event.name(in: language),
          description: "\(instant.localText) \(instant.event.longitude)°")
      }
    ).text
  }
}
