import DayCore
import Lunisolar
import RowAnnotation

/// Two months to annotate with, 2025-12-20 to 2026-02-16, and a way to run text through.
enum Sample {
  static let months = [
    LunarMonth(year: 2025, month: 11, firstDay: Day(daysSince1970: 20_442), length: 30),
    LunarMonth(year: 2025, month: 12, firstDay: Day(daysSince1970: 20_472), length: 29),
  ]

  static func table() throws -> LunarTable {
    // A whole lunar year is what a table takes: the ten months before have made-up lengths.
    var before: [LunarMonth] = []
    var day = months[0].firstDay
    for month in (1...10).reversed() {
      day -= 29
      before.insert(
        LunarMonth(year: 2025, month: month, firstDay: day, length: 29), at: 0)
    }
    return try LunarTable(tradition: .chinese, months: before + months)
  }

  static func run(
    _ text: String, _ options: RowAnnotationOptions = RowAnnotationOptions(),
    columns: [AnnotationColumn]? = nil
  ) throws -> (text: String, tally: RowAnnotator.Tally) {
    let (bytes, tally) = try run(Array(text.utf8), options, columns: columns)
    return (String(decoding: bytes, as: UTF8.self), tally)
  }

  static func run(
    _ bytes: [UInt8], _ options: RowAnnotationOptions, columns: [AnnotationColumn]? = nil
  ) throws -> (bytes: [UInt8], tally: RowAnnotator.Tally) {
    let table = try table()
    let annotator = RowAnnotator(
      options, columns: columns ?? AnnotationColumn.lunarDate(table), covered: table.coverage)
    let (input, output) = (temporaryFile(), temporaryFile())
    defer { _ = [close(input), close(output)] }
    _ = writeAll(bytes, to: input)
    lseek(input, 0, SEEK_SET)
    let result = Result { try annotator.run(input: input, output: output) }
    return (contents(of: output), try result.get())
  }

  private static func temporaryFile() -> Int32 {
    var path = Array("/tmp/row-annotation.XXXXXX".utf8CString)
    let file = mkstemp(&path)
    unlink(path)
    return file
  }

  private static func contents(of file: Int32) -> [UInt8] {
    lseek(file, 0, SEEK_SET)
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while case let count = read(file, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }
}
