import CommandLineOptions

/// The forms in which an answer can be written.
enum OutputFormat: String, CaseIterable {
  case text, json, ndjson, csv, md, html, svg, ics

  /// The form asked for by `--format`, else text.
  ///
  /// - Throws: `CommandError.usage` for a word that is none of those that the command knows.
  init(
    _ parsed: ParsedOptions, context: CommandContext, among known: [OutputFormat] = allCases
  ) throws(CommandError) {
    let word = parsed.value(CommonOptions.format, or: context) ?? "text"
    guard let format = OutputFormat(rawValue: word), known.contains(format) else {
      throw .usage(
        .unknownWord(
          kind: "format", word: word,
          nearest: suggestions(for: word, among: known.map(\.rawValue))))
    }
    self = format
  }
}

/// An answer that can be written in every form. Each form holds the same facts.
protocol Report {
  /// Lines for a reader at a terminal.
  func text(_ output: TextOutput) throws(CommandError) -> String
  /// One JSON value, as documented in `Documentation/json.md`.
  func json() throws(CommandError) -> JSONValue
  /// One JSON value a line.
  func records() throws(CommandError) -> [JSONValue]
  func csv() throws(CommandError) -> CSVTable
  func markdown() throws(CommandError) -> String
  func html() throws(CommandError) -> HTMLDocument
  func svg() throws(CommandError) -> SVGDocument
  func calendarFile() throws(CommandError) -> String
}

extension Report {
  /// The whole answer in one form.
  func written(as format: OutputFormat, _ output: TextOutput) throws(CommandError) -> String {
    switch format {
    case .text: try text(output)
    case .json: try json().text + "\n"
    case .ndjson: try records().map { $0.text + "\n" }.joined()
    case .csv: try csv().text
    case .md: try markdown()
    case .html: try html().text
    case .svg: try svg().text
    case .ics: try calendarFile()
    }
  }
}
