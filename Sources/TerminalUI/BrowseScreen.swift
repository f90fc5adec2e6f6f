import CalendarModels
import DayCore

/// The calendar browser: a month grid with the details of the day under the cursor, a strip of
/// days and a year, to move about in and to search.
public struct BrowseScreen<Source: CalendarSource>: Screen {
  /// The browser gives nothing back.
  public typealias Result = Never

  /// What is shown.
  public enum Mode: Hashable, Sendable {
    /// Weeks, with the month of the cursor standing out.
    case month
    /// One row of days.
    case strip
    /// Twelve months.
    case year
  }

  /// What lies over the calendar.
  enum Overlay: Hashable {
    case help
    case hits(selected: Int)
  }

  /// What is shown.
  public internal(set) var mode: Mode
  /// The day under the cursor.
  public var day: Day { cursor.day }
  /// Where everything about days comes from.
  public internal(set) var source: Source

  let today: Day
  var cursor: CalendarCursor
  var grid: CalendarGridModel<DayCell>
  var strip: StripModel
  var size = (rows: 24, columns: 80)
  /// The top week that the user's last move left, to which a resized grid comes back.
  var restingTop: Day
  var overlay: Overlay?
  var prompt: Prompt?
  var hits: [SearchHit] = []
  /// What the last key came to, and how it looks.
  var message: (text: String, style: Style)?

  /// A browser with the cursor on a day.
  ///
  /// - Parameters:
  ///   - source: Where everything about days comes from.
  ///   - day: The day under the cursor at first; a day beyond the years 1 to 9999 is taken as the
  ///     nearest within them.
  ///   - today: Today.
  ///   - startOfWeek: The first day of every week.
  ///   - mode: What is shown at first.
  public init(
    _ source: Source, day: Day, today: Day = .today, startOfWeek: StartOfWeek, mode: Mode = .month
  ) {
    self.source = source
    self.today = today
    self.mode = mode
    cursor = CalendarCursor(day)
    grid = CalendarGridModel(
      selecting: cursor.day...cursor.day, startOfWeek: startOfWeek, cell: source.cell(of:))
    strip = StripModel(source, today: today, startOfWeek: startOfWeek)
    restingTop = grid.topWeek
    showMonth()
  }

  var layout: BrowseLayout {
    BrowseLayout(
      rows: size.rows, columns: size.columns, lunarLines: source.cell(of: day).lunar.count)
  }

  var words: InterfaceWords { source.language.words }

  /// Fits grid and strip into the new size, with the cursor in view.
  public mutating func resize(rows: Int, columns: Int) {
    size = (rows, columns)
    fit()
  }

  /// Fits grid and strip into the layout, which depends on the source too.
  mutating func fit() {
    grid.visibleRows = layout.grid.weeks
    grid.scroll(to: restingTop)
    grid.reveal(day)
    strip.show(day, columns: size.columns)
  }
}

// MARK: - Moving

extension BrowseScreen {
  /// Shows the cursor without moving the weeks more than it takes.
  mutating func follow() {
    grid.reveal(day)
    restingTop = grid.topWeek
    strip.show(day, columns: size.columns)
  }

  /// Shows the month of the cursor from its first week on.
  mutating func showMonth() {
    grid.scroll(to: day.startOfMonth)
    follow()
  }

  mutating func go(to day: Day) {
    cursor.go(to: day)
    showMonth()
  }

  /// Scrolls by weeks; the cursor goes along where it would be left behind.
  mutating func scroll(byWeeks weeks: Int) {
    guard mode == .month else {
      cursor.go(to: day + 7 * weeks)
      return follow()
    }
    let top = CalendarCursor.clamp(grid.topWeek + 7 * weeks)
    grid.scroll(to: top)
    if !grid.isVisible(day) { cursor.go(to: day + 7 * weeks) }
    follow()
  }
}
