import CommandLineOptions
import DayCore
import RowAnnotation
import TerminalRenderer

/// The options of `lunarcal annotate` that are its own.
struct AnnotateSettings {
  /// The kinds of columns that can be asked for.
  enum ColumnKind: String, CaseIterable {
    case lunar, stemBranch = "stem-branch", name, holiday, dayOff = "day-off"
  }

  var rows = RowAnnotationOptions()
  var columns: [ColumnKind] = [.lunar]
  var prefix: String
  /// The threads asked for, or nil.
  var threads: Int?
  var isQuiet: Bool

  static let options = [
    OptionSpec(
      "format", "f", value: "FORMAT", choices: "csv tsv ndjson", help: "csv, tsv or ndjson"),
    OptionSpec("separator", value: "CHARACTER", help: "what parts the fields of CSV, a comma"),
    OptionSpec("no-header", help: "the first row is no header"),
    OptionSpec(
      "column", "c", value: "COLUMN",
      help: "the name or number of the date column: date, or without a header 1"),
    OptionSpec(
      "dates", value: "FORM", choices: "iso epoch-s epoch-ms",
      help: "iso (the default), epoch-s or epoch-ms"),
    OptionSpec(
      "zone", value: "ZONE", help: "whose day an epoch falls on: UTC, +07:00, Asia/Ho_Chi_Minh"),
    OptionSpec(
      "columns", value: "COLUMNS", choices: "lunar stem-branch name holiday day-off",
      help: "what to append"),
    OptionSpec("prefix", value: "TEXT", help: "what the names of new columns begin with"),
    OptionSpec(
      "bad-rows", value: "POLICY", choices: "empty drop fail",
      help: "empty (the default), drop or fail"),
    OptionSpec("threads", value: "COUNT", help: "how many threads work"),
    OptionSpec("quiet", "q", help: "show no progress"),
  ]

  init(_ parsed: ParsedOptions) throws(CommandError) {
    prefix = (parsed.value("prefix") ?? "").withoutControls
    // What is appended to a row has to stay short.
    guard prefix.utf8.count <= 200 else {
      throw .usage(.other("--prefix takes a text of at most 200 bytes"))
    }
    isQuiet = parsed.has("quiet")
    rows.hasHeader = !parsed.has("no-header")
    rows.format = try Self.format(parsed)
    rows.dateColumn = try Self.dateColumn(parsed.value("column"), hasHeader: rows.hasHeader)
    rows.dateForm = try Self.dateForm(parsed)
    if let word = parsed.value("bad-rows") {
      rows.badRows = try .named(word, kind: "policy for bad rows")
    }
    if let words = parsed.value("columns") {
      columns = []
      for word in words.split(separator: ",", omittingEmptySubsequences: false) {
        let kind = try ColumnKind.named(String(word), kind: "column")
        if !columns.contains(kind) { columns.append(kind) }
      }
    }
    if let text = parsed.value("threads") {
      guard let count = Int(text), 1...64 ~= count else {
        throw .usage(.other("--threads takes a number from 1 to 64, not \"\(text)\""))
      }
      threads = count
    }
  }

  private enum FormatName: String, CaseIterable { case csv, tsv, ndjson }

  private static func format(
    _ parsed: ParsedOptions
  ) throws(CommandError) -> RowAnnotationOptions.Format {
    let separator = parsed.value("separator")
    let name = try FormatName.named(parsed.value("format") ?? "csv", kind: "format")
    guard separator == nil || name == .csv else {
      throw .usage(.other("--separator is for CSV: \(name.rawValue) has its own"))
    }
    switch name {
    case .tsv: return .tsv
    case .ndjson: return .ndjson
    case .csv:
      let bytes = Array((separator == "\\t" ? "\t" : separator ?? ",").utf8)
      let refused = Set("\"\r\n0123456789-".utf8)
      guard bytes.count == 1, !refused.contains(bytes[0]) else {
        throw .usage(.other("--separator takes one ASCII character that no date or quote has"))
      }
      return .csv(separator: bytes[0])
    }
  }

  private static func dateColumn(
    _ text: String?, hasHeader: Bool
  ) throws(CommandError) -> RowAnnotationOptions.DateColumn {
    guard let text else { return hasHeader ? .named("date") : .number(1) }
    if let number = Int(text) { return .number(number) }
    guard hasHeader else {
      throw .usage(.other("without a header --column takes a number, not \"\(text)\""))
    }
    return .named(text)
  }

  private enum DatesName: String, CaseIterable {
    case iso, epochSeconds = "epoch-s", epochMilliseconds = "epoch-ms"
  }

  private static func dateForm(_ parsed: ParsedOptions) throws(CommandError) -> DateForm {
    let name = try DatesName.named(parsed.value("dates") ?? "iso", kind: "form of dates")
    guard name != .iso || !parsed.has("zone") else {
      throw .usage(.other("--zone is for epochs: of an ISO date the written day counts"))
    }
    let zone = try parsed.value("zone").map(zone) ?? .offset(0)
    switch name {
    case .iso: return .iso8601
    case .epochSeconds: return .epochSeconds(zone)
    case .epochMilliseconds: return .epochMilliseconds(zone)
    }
  }

  /// A zone as other commands take it, too. The C library knows one zone at a time: one with a name
  /// becomes that of the process.
  private static func zone(_ text: String) throws(CommandError) -> DateForm.Zone {
    switch try Zone(text) {
    case .offset(let seconds): return .offset(seconds)
    case .local: return .process
    case .iana(let name):
      setenv("TZ", ":\(name)", 1)
      tzset()
      return .process
    }
  }
}
