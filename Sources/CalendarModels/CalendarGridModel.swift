import DayCore

/// An endless grid of weeks with a window of rows on it and a selection.
///
/// Ten years of weeks before the selection and one year after it are loaded at first; more are
/// loaded at either end before the window gets there. Loading never moves the window: it is held
/// by the first day of its top week, not by an index.
///
/// Cells come from a function of the day, asked for the weeks in the window only, so that memory
/// stays the same however far one scrolls. Any cell will do: a `CalendarDay`, or one that is
/// annotated with lunar dates and holidays.
///
/// ```swift
/// var grid = CalendarGridModel(
///   .range, selecting: day...day, startOfWeek: .monday, cell: CalendarDay.init)
/// for (firstDay, week) in grid.visibleCells { draw(week, grid.highlight(of:)) }
/// ```
///
/// Days further than 2^60 days from 1970 are taken as the nearest within that reach.
public struct CalendarGridModel<Cell: Sendable>: Sendable {
  /// The weeks loaded before the first selected day: ten years.
  static var weeksBack: Int { 522 }
  /// The weeks loaded after the last selected day: one year.
  static var weeksAhead: Int { 53 }

  /// The loaded weeks.
  public private(set) var weeks: WeekRows
  /// The first day of the week at the top of the window.
  public private(set) var topWeek: Day
  /// The selection. Its days are changed by ``tap(_:)`` alone.
  public private(set) var selection: DaySelection
  /// The first day of every week. Setting it keeps the top row's days on screen: the new top
  /// week is the one that holds the old one's first day.
  public var startOfWeek: StartOfWeek {
    didSet { realign() }
  }
  /// The number of weeks in the window, 1 to 65,536: another number is taken as the nearest of
  /// these. Setting it keeps the top week where it is.
  public var visibleRows: Int {
    get { rows }
    set {
      rows = Self.clampRows(newValue)
      loadAroundWindow()
    }
  }

  /// What makes the cell of a day. It may be replaced, for example when the language of the cells
  /// changes; it is called again each time a cell is drawn.
  public var cell: @Sendable (Day) -> Cell

  private var rows: Int

  /// A grid with the week of the first selected day at the top.
  ///
  /// - Parameters:
  ///   - mode: Whether one day is selected or a range.
  ///   - days: The selection at first.
  ///   - visibleRows: The number of weeks in the window, 1 to 65,536.
  ///   - startOfWeek: The first day of every week.
  ///   - cell: What makes the cell of a day.
  public init(
    _ mode: DaySelection.Mode = .single, selecting days: ClosedRange<Day>, visibleRows: Int = 6,
    startOfWeek: StartOfWeek, cell: @escaping @Sendable (Day) -> Cell
  ) {
    selection = DaySelection(mode, CalendarReach.clamp(days))
    rows = Self.clampRows(visibleRows)
    self.startOfWeek = startOfWeek
    self.cell = cell
    topWeek = selection.days.lowerBound.startOfWeek(startingOn: startOfWeek)
    weeks = WeekRows(
      from: topWeek - 7 * Self.weeksBack,
      through: selection.days.upperBound.startOfWeek(startingOn: startOfWeek)
        + 7 * Self.weeksAhead)
    loadAroundWindow()
  }

  private static func clampRows(_ rows: Int) -> Int { min(max(1, rows), 1 << 16) }
}

// MARK: - What is on screen

extension CalendarGridModel {
  /// The weeks in the window, top to bottom.
  public var visibleWeeks: WeekRows { WeekRows(from: topWeek, count: visibleRows) }

  /// The cells in the window, week by week.
  public var visibleCells: CalendarWeeks<Cell> {
    CalendarWeeks(covering: topWeek...bottomDay, startingOn: startOfWeek, cell: cell)
  }

  /// The seven cells of the week that holds the day, whether it is in the window or not.
  public func cells(ofWeek day: Day) -> [Cell] {
    let first = CalendarReach.clamp(day).startOfWeek(startingOn: startOfWeek)
    return (0..<7).map { cell(first + $0) }
  }

  /// How the day's cell is to be drawn.
  public func highlight(of day: Day) -> DayHighlight { selection.highlight(of: day) }

  /// The year of the first day in the window, to be shown at its top.
  public var topYear: Int { topWeek.dayComponents.year }

  /// The year of the last day in the window, to be shown at its bottom.
  public var bottomYear: Int { bottomDay.dayComponents.year }

  /// The last day in the window.
  private var bottomDay: Day { topWeek + (7 * visibleRows - 1) }

  /// Whether the day is in the window.
  public func isVisible(_ day: Day) -> Bool {
    visibleWeeks.index(containing: CalendarReach.clamp(day)) != nil
  }
}

// MARK: - Taps

extension CalendarGridModel {
  /// Takes a tap on a day: see ``DaySelection``. The window stays where it is.
  public mutating func tap(_ day: Day) { selection.tap(CalendarReach.clamp(day)) }

  /// Takes note of the day under the pointer or cursor, nil when it has left the grid.
  public mutating func point(at day: Day?) {
    selection.point(at: day.map(CalendarReach.clamp))
  }

  /// Lets go of a held end and goes back to the selection there was before it was taken.
  public mutating func cancel() { selection.cancel() }
}

// MARK: - Scrolling

extension CalendarGridModel {
  /// Moves the window that many weeks later, or earlier when negative.
  public mutating func scroll(byWeeks count: Int) {
    let days = min(max(count, -CalendarReach.weeks), CalendarReach.weeks) * 7
    scroll(to: CalendarReach.clamp(topWeek + days))
  }

  /// Moves the window so that the day's week is at its top.
  public mutating func scroll(to day: Day) {
    topWeek = CalendarReach.clamp(day).startOfWeek(startingOn: startOfWeek)
    loadAroundWindow()
  }

  /// Moves the window no further than it takes to show the day.
  public mutating func reveal(_ day: Day) {
    let week = CalendarReach.clamp(day).startOfWeek(startingOn: startOfWeek)
    let below = (week - topWeek) / 7 - (visibleRows - 1)
    if week < topWeek {
      scroll(to: week)
    } else if below > 0 {
      scroll(byWeeks: below)
    }
  }

  /// Loads ten more years of weeks before the first loaded one. Called on its own accord when
  /// the window comes near; a user interface that reads ahead may call it too.
  public mutating func extendBackward() {
    let first = weeks.firstDay - 7 * Self.weeksBack
    weeks = WeekRows(from: first, count: weeks.count + Self.weeksBack)
  }

  /// Loads one more year of weeks after the last loaded one.
  public mutating func extendForward() {
    weeks = WeekRows(from: weeks.firstDay, count: weeks.count + Self.weeksAhead)
  }

  /// Loads more weeks when the window is within two rows of an end of the loaded ones, or beyond.
  private mutating func loadAroundWindow() {
    let margin = 7 * (visibleRows + 2)
    let first = topWeek - margin
    let last = topWeek + (7 * (visibleRows - 1) + margin)
    if first < weeks.firstDay {
      extend(from: first - 7 * Self.weeksBack, through: last)
    }
    if last > weeks[weeks.count - 1] {
      extend(from: first, through: last + 7 * Self.weeksAhead)
    }
  }

  /// Loads what is missing of the weeks from one to another, without a gap to those loaded.
  private mutating func extend(from first: Day, through last: Day) {
    weeks = WeekRows(
      from: min(first, weeks.firstDay), through: max(last, weeks[weeks.count - 1]))
  }

  /// Cuts the same days into weeks that begin on another weekday.
  private mutating func realign() {
    topWeek = topWeek.startOfWeek(startingOn: startOfWeek)
    let lastDay = weeks[weeks.count - 1] + 6
    weeks = WeekRows(
      from: weeks.firstDay.startOfWeek(startingOn: startOfWeek),
      through: lastDay.startOfWeek(startingOn: startOfWeek))
    loadAroundWindow()
  }
}
