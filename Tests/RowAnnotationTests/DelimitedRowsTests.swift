import DayCore
import Lunisolar
import RowAnnotation
import Testing

@Suite("RowAnnotator, CSV and TSV")
struct DelimitedRowsTests {
  static let names = "lunar_year,lunar_month,lunar_day,is_leap_month"

  @Test(
    "appends four columns and leaves all other bytes alone",
    arguments: [
      ("date,n\n2026-01-29,1\n", "date,n,#\n2026-01-29,1,2025,12,11,0\n"),
      ("n,date\n1,2026-01-29", "n,date,#\n1,2026-01-29,2025,12,11,0"),
      ("n,date\r\n1,2026-01-29\r\n", "n,date,#\r\n1,2026-01-29,2025,12,11,0\r\n"),
      (
        "n,date\n\"a,\n\"\"b\",\"2026-01-29\"\n",
        "n,date,#\n\"a,\n\"\"b\",\"2026-01-29\",2025,12,11,0\n"
      ),
      ("n,date\n5\" pipe,2026-01-29\n", "n,date,#\n5\" pipe,2026-01-29,2025,12,11,0\n"),
      ("\u{FEFF}date\n2026-01-29\n", "\u{FEFF}date,#\n2026-01-29,2025,12,11,0\n"),
      (
        "\"date\"\n2026-01-29T23:59:60.5+09:00\n",
        "\"date\",#\n2026-01-29T23:59:60.5+09:00,2025,12,11,0\n"
      ),
      ("date\n2026-01-29 08:30\n", "date,#\n2026-01-29 08:30,2025,12,11,0\n"),
      ("n,date\n\0é\u{7},2026-01-29\n", "n,date,#\n\0é\u{7},2026-01-29,2025,12,11,0\n"),
      ("", ""),
    ])
  func passesThrough(text: String, expected: String) throws {
    let (found, tally) = try Sample.run(text)
    #expect(found == expected.replacing("#", with: Self.names))
    #expect(tally.badRows == 0)
  }

  @Test(
    "a bad row gets empty columns, and its reason is told",
    arguments: [
      ("2026-02-30,1", "2026-02-30,1,,,,", BadRow.Reason.notADate("2026-02-30")),
      ("2026-1-29,1", "2026-1-29,1,,,,", .notADate("2026-1-29")),
      ("2026-01-29x,1", "2026-01-29x,1,,,,", .notADate("2026-01-29x")),
      ("2026-01-29T8,1", "2026-01-29T8,1,,,,", .notADate("2026-01-29T8")),
      (",1", ",1,,,,", .notADate("")),
      ("2026\0-01-2,1", "2026\0-01-2,1,,,,", .notADate("2026\0-01-2")),
      ("2026-02-17,1", "2026-02-17,1,,,,", .uncovered(Day(daysSince1970: 20_501))),
      ("1492-10-12,1", "1492-10-12,1,,,,", .uncovered(Day(daysSince1970: -174_301))),
      ("2026-01-29", "2026-01-29,,,,", .columnCount(found: 1, expected: 2)),
      ("", ",,,,", .columnCount(found: 1, expected: 2)),
      ("2026-01-29,1,2", "2026-01-29,1,2,,,,", .columnCount(found: 3, expected: 2)),
    ])
  func badRows(row: String, expected: String, reason: BadRow.Reason) throws {
    let (found, tally) = try Sample.run("date,n\n\(row)\n2026-01-29,2\n")
    #expect(found == "date,n,\(Self.names)\n\(expected)\n2026-01-29,2,2025,12,11,0\n")
    #expect(tally.rows == 2)
    #expect(tally.badRows == 1)
    #expect(tally.firstBad == [BadRow(row: 2, reason: reason)])
  }

  @Test("bad rows are left out, or end the run behind the rows before, as asked")
  func policies() throws {
    let text = "date\n2026-01-29\nx\n2026-01-30\n"
    let dropped = try Sample.run(text, RowAnnotationOptions(badRows: .drop))
    #expect(
      dropped.text == "date,\(Self.names)\n2026-01-29,2025,12,11,0\n2026-01-30,2025,12,12,0\n")
    #expect(dropped.tally.badRows == 1)
    #expect(
      throws: RowAnnotationError.badRow(BadRow(row: 3, reason: .notADate("x")))
    ) {
      try Sample.run(text, RowAnnotationOptions(badRows: .fail))
    }
  }

  @Test("a quote that never closes makes one bad row of the rest, which passes through unchanged")
  func openQuote() throws {
    let rest = "\"2026-01-29,1\n2026-01-30,2\n"
    let (found, tally) = try Sample.run("date,n\n" + rest)
    #expect(found == "date,n,\(Self.names)\n" + rest)
    #expect(tally.firstBad == [BadRow(row: 2, reason: .openQuote)])
  }

  @Test("the date column is found by name or number, and what is not there is told")
  func columns() throws {
    let second = RowAnnotationOptions(hasHeader: false, dateColumn: .number(2))
    #expect(try Sample.run("x,2026-01-29\n", second).text == "x,2026-01-29,2025,12,11,0\n")
    #expect(throws: RowAnnotationError.noColumn(name: "date", columns: ["day", "n,m"])) {
      try Sample.run("day,\"n,m\"\n")
    }
    #expect(throws: RowAnnotationError.noColumnNumber(3, count: 2)) {
      try Sample.run("a,b\n", RowAnnotationOptions(dateColumn: .number(3)))
    }
    #expect(throws: RowAnnotationError.columnExists(name: "lunar_day")) {
      try Sample.run("date,lunar_day\n")
    }
  }

  @Test("a quote that never closes in the first row is an error", arguments: [true, false])
  func openFirstRow(hasHeader: Bool) {
    let options = RowAnnotationOptions(hasHeader: hasHeader, dateColumn: .number(1))
    #expect(throws: RowAnnotationError.openQuoteInFirstRow) {
      try Sample.run("date,\"x\n2026-01-29,1\n", options)
    }
  }

  @Test("TSV knows no quotes")
  func tsv() throws {
    let (found, _) = try Sample.run(
      "date\tn\n2026-01-29\t\"a\n", RowAnnotationOptions(format: .tsv))
    #expect(
      found == "date\tn\tlunar_year\tlunar_month\tlunar_day\tis_leap_month\n"
        + "2026-01-29\t\"a\t2025\t12\t11\t0\n")
  }

  @Test("texts with separators are quoted, and long suffixes are kept like short ones")
  func texts() throws {
    let columns = [AnnotationColumn("a,b") { day in .text("“\(day)”, \"x\"") }]
    let row = "2026-01-29"
    let (found, _) = try Sample.run("date\n\(row)\n\(row)\n", columns: columns)
    let annotated = "2026-01-29,\"“2026-01-29”, \"\"x\"\"\"\n"
    #expect(found == "date,\"a,b\"\n" + annotated + annotated)
  }
}
