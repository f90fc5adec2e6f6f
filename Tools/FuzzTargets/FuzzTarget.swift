/// A parser that is fed with bytes that nobody chose. A target traps where a property of its
/// answers does not hold; wrong input is answered by an error, which is right.
///
/// `Tools/fuzz` runs the targets under libFuzzer; the files of `Tests/Corpora/NAME` are tried in
/// every test run.
public enum FuzzTarget: String, CaseIterable, Sendable {
  case dates, rules, events, calendars, rows, formats, commands, database, sql
  case lunarDates = "lunar-dates"

  /// Feeds the parser.
  public func run(_ bytes: [UInt8]) {
    switch self {
    case .dates: tryDates(bytes)
    case .lunarDates: tryLunarDates(bytes)
    case .rules: tryRules(bytes)
    case .events: tryEvents(bytes)
    case .calendars: tryEvents(Array("BEGIN:VCALENDAR\r\n".utf8) + bytes)
    case .rows: tryRows(bytes)
    case .formats: tryFormats(bytes)
    case .commands: tryCommands(bytes)
    case .database: tryDatabase(bytes)
    case .sql: trySQL(bytes)
    }
  }
}

/// Ends the program where a property does not hold: what a fuzzer and a test run notice.
func hold(_ isTrue: Bool, _ property: @autoclosure () -> String) {
  precondition(isTrue, property())
}
