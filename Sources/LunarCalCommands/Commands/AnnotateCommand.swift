import CommandLineOptions
import DayCore
import LunarDatabase
import RowAnnotation

/// `lunarcal annotate`: lunar columns for every row of a stream.
enum AnnotateCommand: Command {
  static let name = "annotate"
  static let operands = "[FILE]"
  static let summary = "Append lunar columns to rows of CSV, TSV or NDJSON"
  static let details = """
    Rows come from FILE or standard input and go to standard output; all their bytes pass through
    unchanged. COLUMNS are lunar (year, month, day and leap month flag; the default), stem-branch,
    name, holiday and day-off, parted by commas; the last two need a --region. With several
    traditions the names of the columns begin with their codes.

    A row is bad when its date is none or is not covered by all columns, when it has more or fewer
    columns than the first, or when a quote in it never closes. Bad rows are left with empty columns
    (empty), left out (drop) or end the run (fail); how many there are is said on standard error,
    with the first of them. The columns of vn-south beside those of other traditions are empty
    outside the years 1967 to 1975, which makes no row bad.

    A row of more than 128 KiB is written as it comes: its date has to stand within the first of
    them (in NDJSON it is a bad row anyway), and a quote or column that proves wrong further on is
    counted, but comes too late to leave the row out.

    examples:
      lunarcal annotate --column order_date --tradition vn <orders.csv
      lunarcal annotate --format ndjson --column ts --dates epoch-ms --zone Asia/Seoul log.ndjson
    """
  static let options =
    [CommonOptions.tradition] + AnnotateSettings.options + [
      CommonOptions.region, CommonOptions.language, CommonOptions.database,
    ]

  static func run(
    _ parsed: ParsedOptions, context: CommandContext
  ) throws(CommandError) -> String {
    let common = try CommonOptions(parsed, context: context)
    var settings = try AnnotateSettings(parsed)
    let input = try openInput(parsed.operands, context: context)
    defer { if input != context.standardInputDescriptor { close(input) } }
    let size = fileSize(input)
    settings.rows.threads = settings.threads ?? (size ?? 0 >= 8 << 20 ? processorCount : 1)
    let columns = try AnnotateColumns(settings.columns, prefix: settings.prefix, common: common)
    let annotator = RowAnnotator(
      settings.rows, columns: columns.columns, covered: columns.covered)
    let progress = RowProgress(total: size)
    let isShown = !settings.isQuiet && isatty(STDERR_FILENO) == 1
    let show: @Sendable (RowAnnotator.Tally) -> Void = { progress.show($0) }
    do throws(RowAnnotationError) {
      let tally = try annotator.run(
        input: input, output: context.standardOutputDescriptor,
        progress: isShown ? show : nil)
      if isShown { progress.end() }
      report(tally, policy: settings.rows.badRows)
    } catch {
      if isShown { progress.end() }
      // A reader that has seen enough is no failure.
      guard error != .readerGone else { return "" }
      throw .failure(error.description)
    }
    return ""
  }

  private static func openInput(
    _ operands: [String], context: CommandContext
  ) throws(CommandError) -> Int32 {
    guard let path = operands.first, operands != ["-"] else {
      return context.standardInputDescriptor
    }
    guard operands.count == 1 else {
      throw .usage(.other("lunarcal annotate takes one file"))
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw .failure("cannot open \"\(path)\": \(String(cString: strerror(errno)))")
    }
    return file
  }

  /// The bytes of a regular file, nil of anything else.
  private static func fileSize(_ descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// The processors at work, at most 8: with more, reading is what takes the time.
  private static var processorCount: Int {
    min(8, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  private static func report(
    _ tally: RowAnnotator.Tally, policy: RowAnnotationOptions.BadRowPolicy
  ) {
    guard tally.badRows > 0 else { return }
    var fate = policy == .drop ? "left out" : "left with empty columns"
    if tally.lateBadRows > 0 {
      fate += ", but for \(tally.lateBadRows) already written when found to be bad"
    }
    var text = "lunarcal: \(tally.badRows) of \(tally.rows) rows are bad, \(fate)\n"
    for bad in tally.firstBad { text += "  \(bad)\n" }
    if tally.badRows > tally.firstBad.count { text += "  …\n" }
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}
