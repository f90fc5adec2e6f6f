import Lunisolar
import TerminalRenderer

/// The answer of `lunarcal lookup`: reports on days.
struct LookupReport: Report {
  let days: [DayReport]
  let options: CommonOptions

  private var tables: [FactTable] { days.map { $0.table(in: options.language) } }

  private var title: String {
    guard let first = days.first, let last = days.last else { return "" }
    return days.count == 1 ? "\(first.day)" : "\(first.day) – \(last.day)"
  }

  func text(_ output: TextOutput) -> String {
    let blocks = tables.map { $0.lines(columns: output.columns, output.metrics) }
    return output.text(Array(blocks.joined(separator: [StyledLine()])))
  }

  func json() -> JSONValue {
    days.count == 1 ? days[0].json : .array(days.map(\.json))
  }

  func records() -> [JSONValue] { days.map(\.json) }

  func csv() -> CSVTable { days.csv(options.namedTraditions ?? Tradition.allCases) }

  func markdown() -> String { tables.map(\.markdown).joined(separator: "\n") }

  func html() -> HTMLDocument {
    let heading = days.count == 1 ? "" : Markup.element("h1", text: title) + "\n"
    let level = days.count == 1 ? "h1" : "h2"
    return HTMLDocument(
      title: title, language: options.language.code,
      body: heading + tables.map { $0.html(heading: level) }.joined())
  }

  func svg() -> SVGDocument {
    FactTable.poster(tables, title: title, language: options.language.code)
  }

  func calendarFile() -> String {
    ICalendar(
      name: title, language: options.language.code, stamp: options.today,
      events: days.flatMap { $0.events(in: options.language) }
    ).text
  }
}
