import RowAnnotation
import Testing

@Suite("RowAnnotator, NDJSON")
struct JSONLinesTests {
  static let members =
    #""lunar_year":2025,"lunar_month":12,"lunar_day":11,"is_leap_month":false"#
  static let nulls =
    #""lunar_year":null,"lunar_month":null,"lunar_day":null,"is_leap_month":null"#
  let options = RowAnnotationOptions(format: .ndjson)

  @Test(
    "appends members and leaves all other bytes alone",
    arguments: [
      #"{"date":"2026-01-29","n":1}"#, #"{ "n" : [1,{"date":"x"}] , "date" : "2026-01-29" }"#,
      #"{"a":"\"}{","date":"2026-01-29T10:00:00Z"}"#, #"{"date":"x","date":"2026-01-29"}"#,
    ])
  func passesThrough(line: String) throws {
    let (found, tally) = try Sample.run(line + "\r\n" + line, options)
    let expected = "\(line.dropLast()),\(Self.members)}"
    #expect(found == expected + "\r\n" + expected)
    #expect(tally.badRows == 0)
  }

  @Test(
    "a bad row gets nulls, or stays as it is where it is no object",
    arguments: [
      (#"{"n":1}"#, #"{"n":1,#}"#, BadRow.Reason.noMember("date")),
      (#"{}"#, "{#}", .noMember("date")),
      (#"{"date":null}"#, #"{"date":null,#}"#, .notADate("null")),
      (#"{"date":20260129}"#, #"{"date":20260129,#}"#, .notADate("20260129")),
      ("", "", .notAnObject), ("[1]", "[1]", .notAnObject),
      (#"{"date":"2026-01-29"} x"#, #"{"date":"2026-01-29"} x"#, .notAnObject),
      (#"{"date":"2026-01-29""#, #"{"date":"2026-01-29""#, .notAnObject),
      (#"{"date":"2026-01-29\"#, #"{"date":"2026-01-29\"#, .notAnObject),
      (#"{"date":[1}"#, #"{"date":[1}"#, .notAnObject), ("{,}", "{,}", .notAnObject),
    ])
  func badRows(line: String, expected: String, reason: BadRow.Reason) throws {
    let (found, tally) = try Sample.run(line + "\n", options)
    #expect(found == expected.replacing("#", with: Self.nulls) + "\n")
    #expect(tally.firstBad == [BadRow(row: 1, reason: reason)])
  }

  @Test("a line longer than a block passes through unchanged as a bad row")
  func longLine() throws {
    let long = #"{"date":"2026-01-29","n":"\#(String(repeating: "x", count: 600_000))"}"#
    let short = #"{"date":"2026-01-29"}"#
    let (found, tally) = try Sample.run("\(long)\n\(short)\n", options)
    #expect(found == "\(long)\n\(short.dropLast()),\(Self.members)}\n")
    #expect(tally.firstBad == [BadRow(row: 1, reason: .tooLong(limit: 128 << 10))])
  }

  @Test(
    "names and dates are found however their characters are escaped",
    arguments: [
      (#"{"ng\u00e0y \"\ud83c\udf19\"":"2026-01-29"}"#, 0),
      (#"{"ngày \"🌙\"":"2026\u002d01-29T08:30:00\u002B07:00"}"#, 0),
      (#"{"ng\u00e0y \"\uD83C\"":"2026-01-29"}"#, 1),
      (#"{"ngày \"🌙\"":"2026-01-29\n"}"#, 1), (#"{"ngày \"🌙\"":"2026\u2d01-29"}"#, 1),
    ])
  func escapes(line: String, bad: Int) throws {
    let options = RowAnnotationOptions(
      format: .ndjson, dateColumn: .named("ngày \"🌙\""))
    let (found, tally) = try Sample.run(line + "\n", options)
    #expect(found.hasPrefix(line.dropLast()))
    #expect(found.contains("\"lunar_day\":11") == (bad == 0))
    #expect(tally.badRows == bad)
  }

  @Test("columns with very long names are appended whole")
  func longNames() throws {
    let name = String(repeating: "x", count: 100_000)
    let column = AnnotationColumn(name) { _ in .number(7) }
    let rows = "{\"date\":\"2026-01-29\"}\n{\"date\":\"2026-01-30\"}\n"
    let (found, _) = try Sample.run(
      rows, RowAnnotationOptions(format: .ndjson), columns: [column])
    let isSame = found == rows.replacing("}", with: ",\"\(name)\":7}")
    #expect(isSame)
  }
}
