import DayCore
import LunarDatabase
import Lunisolar
import TerminalRenderer

/// The answer of `lunarcal show`: pages for those forms that are looked at, days for those that are
/// read by programs.
struct ShowReport: Report {
  let period: ShowPeriod
  let pages: [MonthPage]
  /// Sentences under the pages.
  let remarks: [String]
  let layout: GridLayout
  let options: CommonOptions
  let database: LunarDatabase

  private var title: String { period.title(in: options.language, firstPage: pages.first) }

  func text(_ output: TextOutput) -> String {
    let renderer = PageRenderer(columns: output.columns, layout: layout, metrics: output.metrics)
    let below = remarks.flatMap { remark in
      [StyledLine()]
        + output.metrics.wrapped(remark, width: output.columns).map { StyledLine($0, .legend) }
    }
    return output.text(renderer.lines(of: pages) + below)
  }

  func json() throws(CommandError) -> JSONValue {
    let days = try period.days
    return .object([
      ("schema", .int(DayReport.schema)), ("from", .string(days.lowerBound.description)),
      ("to", .string(days.upperBound.description)), ("days", .array(try records())),
    ])
  }

  func records() throws(CommandError) -> [JSONValue] { try reports().map(\.json) }

  func csv() throws(CommandError) -> CSVTable { try reports().csv(options.traditions) }

  func markdown() -> String {
    pages.markdown(title: title, remarks: remarks, options.language.words)
  }

  func html() -> HTMLDocument {
    pages.html(
      title: title, remarks: remarks, language: options.language.code, options.language.words)
  }

  func svg() -> SVGDocument {
    MonthPoster(
      pages: pages, title: title, remarks: remarks, language: options.language.code,
      words: options.language.words
    ).document
  }

  func calendarFile() throws(CommandError) -> String {
    try ICalendar(
      name: title, language: options.language.code, stamp: options.today,
      events: reports().flatMap { $0.events(in: options.language) }
    ).text
  }

  /// The days of the period that any tradition asked for covers.
  private func reports() throws(CommandError) -> [DayReport] {
    let coverages = try answering { () throws(LunarDatabaseError) in
      try options.traditions.map { (tradition) throws(LunarDatabaseError) in
        try database.coverage(of: tradition).days
      }
    }
    let days = try period.days.filter { day in coverages.contains { $0.contains(day) } }
    return try DayReport.reports(
      on: days, traditions: options.traditions, isStrict: false, options: options, in: database)
  }
}
