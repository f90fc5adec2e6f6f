import RowAnnotation
import Testing

@Suite("DateForm")
struct DateFormTests {
  /// 2026-01-29T23:30:00Z.
  static let seconds = 1_769_729_400

  @Test(
    "an epoch falls on the day of its zone",
    arguments: [
      (DateForm.epochSeconds(.offset(0)), "\(seconds)", "2025,12,11,0"),
      (.epochSeconds(.offset(7 * 3600)), "\(seconds)", "2025,12,12,0"),
      (.epochSeconds(.offset(1799)), "\(seconds)", "2025,12,11,0"),
      (.epochSeconds(.offset(1800)), "\(seconds)", "2025,12,12,0"),
      (.epochMilliseconds(.offset(0)), "\(seconds)999", "2025,12,11,0"),
      (.epochMilliseconds(.offset(1799)), "\(seconds)999", "2025,12,11,0"),
      (.epochSeconds(.offset(0)), "-1", ",,,"), (.epochSeconds(.offset(0)), "1e9", ",,,"),
      (.epochSeconds(.offset(0)), "", ",,,"),
      (.epochSeconds(.process), "999999999999999999", ",,,"),
    ])
  func epochs(form: DateForm, text: String, expected: String) throws {
    let options = RowAnnotationOptions(
      hasHeader: false, dateColumn: .number(1), dateForm: form)
    #expect(try Sample.run("\(text)\n", options).text == "\(text),\(expected)\n")
  }
}
