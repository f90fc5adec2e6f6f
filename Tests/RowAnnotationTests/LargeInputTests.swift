import DayCore
import Lunisolar
import RowAnnotation
import Testing

@Suite("RowAnnotator, large input")
struct LargeInputTests {
  /// Rows of all lengths, with quotes, some bad; and what comes out of them.
  static func rows(_ count: Int, table: LunarTable) -> (text: String, expected: String) {
    var (text, expected) = ("n,date,t\n", "n,date,t,\(DelimitedRowsTests.names)\n")
    let span = table.coverage.upperBound - table.coverage.lowerBound + 1
    for number in 0..<count {
      let day = table.coverage.lowerBound + (number * 7919) % (span + 3)
      let filling = String(repeating: "x", count: number * 31 % 200)
      let row = "\"\(number),\n\",\(day),\(filling)"
      let suffix = table.lunarDate(for: day).map {
        "\($0.year),\($0.month),\($0.day),\($0.isLeapMonth ? 1 : 0)"
      }
      text += row + "\n"
      expected += "\(row),\(suffix ?? ",,,")\n"
    }
    return (text, expected)
  }

  @Test("rows keep their order and stay whole across blocks and threads", arguments: [1, 2, 5])
  func threads(count: Int) throws {
    let (text, expected) = Self.rows(20_000, table: try Sample.table())
    let (found, tally) = try Sample.run(text, RowAnnotationOptions(threads: count))
    // Not in the expectation, which would print both.
    let isSame = found == expected
    #expect(isSame)
    #expect(tally.rows == 20_000)
    #expect(tally.badRows > 0)
    #expect(tally.firstBad.map(\.row) == tally.firstBad.map(\.row).sorted())
    #expect(tally.firstBad.count == 5)
    #expect(tally.bytes == text.utf8.count)
  }

  @Test(
    "a row longer than a block passes through piece by piece, annotated by a date at its beginning",
    arguments: [("\n", 1), ("\r\n", 2), ("", 1)])
  func longRow(lineEnd: String, threads: Int) throws {
    let long = String(repeating: "é,\n\"\"", count: 400_000)
    let options = RowAnnotationOptions(hasHeader: false, dateColumn: .number(1), threads: threads)
    let head = "2026-01-30,0\n"
    let text = head + "2026-01-29,\"\(long)\"" + lineEnd + (lineEnd.isEmpty ? "" : head)
    let expected =
      "2026-01-30,0,2025,12,12,0\n2026-01-29,\"\(long)\",2025,12,11,0" + lineEnd
      + (lineEnd.isEmpty ? "" : "2026-01-30,0,2025,12,12,0\n")
    let (found, tally) = try Sample.run(text, options)
    // Not in the expectation, which would print both.
    let isSame = found == expected
    #expect(isSame)
    #expect(tally.badRows == 0)
    #expect(tally.rows == (lineEnd.isEmpty ? 2 : 3))
  }

  @Test("a date behind a long field is not looked for: the row is a bad one")
  func lateDate() throws {
    let long = String(repeating: "x", count: 1_000_000)
    let options = RowAnnotationOptions(hasHeader: false, dateColumn: .number(2))
    let (found, tally) = try Sample.run("a,2026-01-29\n\(long),2026-01-29\n", options)
    let isSame = found == "a,2026-01-29,2025,12,11,0\n\(long),2026-01-29,,,,\n"
    #expect(isSame)
    #expect(tally.firstBad == [BadRow(row: 2, reason: .tooLong(limit: 128 << 10))])
    let dropped = try Sample.run(
      "a,2026-01-29\n\(long),2026-01-29\n",
      RowAnnotationOptions(hasHeader: false, dateColumn: .number(2), badRows: .drop))
    #expect(dropped.text == "a,2026-01-29,2025,12,11,0\n")
  }

  @Test(
    "a long row that turns out to have other columns than the first stays, with empty columns",
    arguments: [RowAnnotationOptions.BadRowPolicy.empty, .drop])
  func longRowColumns(policy: RowAnnotationOptions.BadRowPolicy) throws {
    let long = "2026-01-29,\"" + String(repeating: "x,\n", count: 100_000) + "\",,"
    let options = RowAnnotationOptions(
      hasHeader: false, dateColumn: .number(1), badRows: policy)
    let (found, tally) = try Sample.run("2026-01-29,a\n\(long)\r\n2026-01-30,b\n", options)
    let isSame =
      found == "2026-01-29,a,2025,12,11,0\n\(long),,,,\r\n2026-01-30,b,2025,12,12,0\n"
    #expect(isSame)
    #expect(
      tally.firstBad == [BadRow(row: 2, reason: .columnCount(found: 4, expected: 2))])
    #expect(tally.lateBadRows == (policy == .drop ? 1 : 0))
    #expect(tally.rows == 3)
  }

  @Test("a long row that is found bad at its end ends the run where bad rows do")
  func longRowFails() throws {
    let long = "2026-01-29," + String(repeating: "x", count: 1_000_000) + ",y"
    let bad = BadRow(row: 2, reason: .columnCount(found: 3, expected: 2))
    #expect(throws: RowAnnotationError.badRow(bad)) {
      try Sample.run(
        "2026-01-29,a\n\(long)\n2026-01-30,b\n",
        RowAnnotationOptions(hasHeader: false, dateColumn: .number(1), badRows: .fail))
    }
  }

  @Test("a quote that never closes passes the rest of a large input through unchanged")
  func openQuote() throws {
    let rest = "2026-01-29,\"" + String(repeating: "2026-01-29,x\n", count: 100_000)
    let (found, tally) = try Sample.run("date,n\n" + rest)
    let isSame = found == "date,n,\(DelimitedRowsTests.names)\n" + rest
    #expect(isSame)
    #expect(tally.firstBad == [BadRow(row: 2, reason: .openQuote)])
  }

  @Test("output that cannot be written is an error, and a reader that goes away another")
  func outputFailures() throws {
    let table = try Sample.table()
    let annotator = RowAnnotator(
      RowAnnotationOptions(), columns: AnnotationColumn.lunarDate(table), covered: table.coverage)
    var pipes: [Int32] = [0, 0]
    #expect(pipe(&pipes) == 0)
    _ = writeAll(Array("date\n2026-01-29\n".utf8), to: pipes[1])
    close(pipes[1])
    defer { close(pipes[0]) }
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(throws: RowAnnotationError.unwritable(reason: "No space left on device")) {
      try annotator.run(input: pipes[0], output: full)
    }
    #expect(throws: RowAnnotationError.self) {
      try annotator.run(input: -1, output: full)
    }
  }
}
