import DayCore
import Lunisolar
import TerminalRenderer

/// Where a screen gets what it shows about days. The screens know weeks, cursors and selections;
/// lunar dates, holidays and names are the source's.
public protocol CalendarSource: Sendable {
  /// The language of everything the source says, and of the screen around it.
  var language: Language { get }
  /// The traditions shown, in words, for the status line.
  var traditionName: String { get }

  /// Shows the next tradition, or combination of traditions, after the last one the first again.
  mutating func switchTradition()
  /// Speaks the next language, after the last one the first again.
  mutating func switchLanguage()

  /// What the cell of a day shows.
  func cell(of day: Day) -> DayCell
  /// What the title adds to the solar month of that day: its lunar months, one a tradition, each
  /// said once.
  func lunarTitles(ofMonthOf day: Day) -> [String]
  /// Everything about one day in lines of so many columns, what matters most first, and where there
  /// are rows left what comes next. Lines beyond the rows are not shown.
  func details(of day: Day, rows: Int, columns: Int) -> [StyledLine]
  /// The days whose holidays or events match a text, in chronological order from that day on.
  func search(_ text: String, from day: Day, limit: Int) -> [SearchHit]
  /// Reads a date as a user types it, solar or lunar.
  ///
  /// - Throws: `InputError` with a message for the user.
  func day(named text: String) throws(InputError) -> Day
}

/// What the cell of a day shows besides the number of the day.
public struct DayCell: Hashable, Sendable {
  /// The lunar dates, one a tradition.
  public var lunar: [MonthPage.Lunar]
  /// What the day is: how its number looks.
  public var role: TextRole
  /// A sign beside the number that tells what the day is without colour, one column wide; nil for
  /// none.
  public var mark: MonthPage.Name?

  /// Creates a cell.
  public init(lunar: [MonthPage.Lunar], role: TextRole = .day, mark: MonthPage.Name? = nil) {
    self.lunar = lunar
    self.role = role
    self.mark = mark
  }
}

/// A day that a search found.
public struct SearchHit: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// What was found, for example the name of a holiday.
  public var title: String

  /// Creates a hit.
  public init(day: Day, title: String) {
    self.day = day
    self.title = title
  }
}

/// Why a text that a user typed could not be read.
public struct InputError: Error, Hashable, Sendable {
  /// What was wrong and what would be right.
  public var message: String

  /// Creates an error.
  public init(_ message: String) {
    self.message = message
  }
}
