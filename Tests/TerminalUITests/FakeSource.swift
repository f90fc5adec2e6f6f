import DayCore
import Lunisolar
import TerminalRenderer
import TerminalUI

/// A source whose lunar months have thirty days each, counted from 1970-01-01; every tenth of a
/// month is off, every twentieth special.
struct FakeSource: CalendarSource {
  var language = Language.english
  var traditionName = "first"
  var lines = 1

  mutating func switchTradition() {
    traditionName = traditionName == "first" ? "second" : "first"
    lines = traditionName == "first" ? 1 : 2
  }

  mutating func switchLanguage() {
    language = language == .english ? .vietnamese : .english
  }

  func cell(of day: Day) -> DayCell {
    let lunar = String((day.daysSince1970 % 30 + 30) % 30 + 1)
    let texts = Array(
      repeating: MonthPage.Lunar(text: lunar, short: lunar, isFirst: lunar == "1"), count: lines)
    return switch day.dayComponents.dayOfMonth {
    case 10: DayCell(lunar: texts, role: .dayOff, mark: .init(text: "*", role: .dayOff))
    case 20: DayCell(lunar: texts, mark: .init(text: ".", role: .festival))
    default: DayCell(lunar: texts)
    }
  }

  func lunarTitles(ofMonthOf day: Day) -> [String] { ["lunar title"] }

  func details(of day: Day, rows: Int, columns: Int) -> [StyledLine] {
    [StyledLine("details of \(day)", .title), StyledLine("a second line")]
  }

  func search(_ text: String, from day: Day, limit: Int) -> [SearchHit] {
    guard text == "tenth" else { return [] }
    return (1...3).map { month in
      SearchHit(
        day: day.startOfMonth.day(byAdding: .month, value: month) + 9, title: "tenth \(month)")
    }
  }

  func day(named text: String) throws(InputError) -> Day {
    do {
      return try Day(iso8601: text)
    } catch {
      throw InputError("no date: \(text)")
    }
  }
}

/// Drives a screen as a terminal would.
struct Driver<S: Screen> {
  var screen: S
  var size: (rows: Int, columns: Int)
  var result: S.Result?
  var isDone = false

  init(_ screen: S, rows: Int = 24, columns: Int = 80) {
    self.screen = screen
    size = (rows, columns)
    self.screen.resize(rows: rows, columns: columns)
  }

  mutating func resize(rows: Int, columns: Int) {
    size = (rows, columns)
    screen.resize(rows: rows, columns: columns)
  }

  /// Types characters; `\n` is Enter.
  mutating func type(_ text: String) {
    for character in text { press(character == "\n" ? .enter : .character(character)) }
  }

  mutating func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  mutating func send(_ event: TerminalEvent) {
    guard !isDone, case .done(let result) = screen.handle(event) else { return }
    self.result = result
    isDone = true
  }

  var canvas: Canvas {
    var canvas = Canvas(rows: size.rows, columns: size.columns)
    screen.draw(on: &canvas)
    return canvas
  }

  var lines: [String] { canvas.lines }
  var text: String { lines.joined(separator: "\n") }
}
