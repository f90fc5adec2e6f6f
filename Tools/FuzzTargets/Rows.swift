import DayCore
import LunarDatabaseBundled
import Lunisolar
import RowAnnotation

/// Rows of CSV, TSV and NDJSON, of a form that the first byte chooses: as many lines come out as
/// went in, and none of their bytes is lost.
func tryRows(_ bytes: [UInt8]) {
  guard let choice = bytes.first, let database = try? LunarDatabase.bundled,
    let table = try? database.table(for: .korean)
  else { return }
  var options = RowAnnotationOptions()
  options.format =
    switch choice & 3 {
    case 0: .csv(separator: UInt8(ascii: ","))
    case 1: .csv(separator: UInt8(ascii: ";"))
    case 2: .tsv
    default: .ndjson
    }
  options.hasHeader = choice & 4 != 0
  options.dateColumn = options.hasHeader || choice & 3 == 3 ? .named("date") : .number(1)
  options.badRows = choice & 8 != 0 ? .empty : .drop
  options.dateForm =
    switch choice >> 4 & 3 {
    case 0: .epochMilliseconds(.offset(-18_000))
    case 2: .epochSeconds(.process)
    default: .iso8601
    }
  let input = Array(bytes.dropFirst())
  guard let output = annotate(input, options, table) else { return }
  guard options.badRows == .empty else {
    hold(output.isEmpty || input.count > 0, "rows out of nothing")
    return
  }
  hold(output.count >= input.count, "bytes are lost")
  let newline = UInt8(ascii: "\n")
  hold(
    output.count(where: { $0 == newline }) == input.count(where: { $0 == newline }),
    "lines are lost")
  // What went in stands in what came out, in order.
  var rest = input[...]
  for byte in output where byte == rest.first { rest = rest.dropFirst() }
  hold(rest.isEmpty, "bytes are changed")
}

/// What the annotator writes, or nil where it fails.
private func annotate(
  _ input: [UInt8], _ options: RowAnnotationOptions, _ table: LunarTable
) -> [UInt8]? {
  let (from, to) = (temporaryFile(), temporaryFile())
  defer {
    close(from)
    close(to)
  }
  guard writeAll(input, to: from) == 0, lseek(from, 0, SEEK_SET) == 0 else { return nil }
  // Few days, for each run makes its table of them anew.
  let covered = Day(daysSince1970: 20_454)...Day(daysSince1970: 20_545)
  let annotator = RowAnnotator(
    options, columns: AnnotationColumn.lunarDate(table), covered: covered)
  guard (try? annotator.run(input: from, output: to)) != nil else { return nil }
  var output = [UInt8](repeating: 0, count: Int(lseek(to, 0, SEEK_END)))
  guard pread(to, &output, output.count, 0) == output.count else { return nil }
  return output
}

/// A file without a name.
private func temporaryFile() -> Int32 {
  var template = Array("/tmp/lunarcal-fuzz.XXXXXX".utf8CString)
  let file = mkstemp(&template)
  unlink(template)
  return file
}
