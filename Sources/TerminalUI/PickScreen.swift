import CalendarModels
import DayCore
import TerminalRenderer

/// The picker of one day or of a range of days.
///
/// Space, or a click, taps the day under the cursor; Enter is done: it puts a held end down and
/// gives the selection back. Before anything was tapped, Enter taps: so a day is picked by moving
/// there and pressing Enter, and a range by doing so twice.
public struct PickScreen<Source: CalendarSource>: Screen {
  /// The picked days: one day, or first to last.
  public typealias Result = ClosedRange<Day>

  /// The selection, header and grid.
  public private(set) var picker: CalendarPickerModel<DayCell>

  private let source: Source
  private let today: Day
  private var cursor: CalendarCursor
  private var prompt: Prompt?
  private var hasTapped = false
  private var size = (rows: 24, columns: 80)
  private var restingTop: Day

  /// A picker with the cursor on the first selected day.
  ///
  /// - Parameters:
  ///   - source: Where everything about days comes from.
  ///   - mode: Whether one day is picked or a range.
  ///   - title: The title; one in the source's language, when nil.
  ///   - days: The selection at first; days beyond the years 1 to 9999 are taken as the nearest
  ///     within them.
  ///   - today: Today.
  ///   - startOfWeek: The first day of every week.
  public init(
    _ source: Source, _ mode: DaySelection.Mode = .single, title: String? = nil,
    selecting days: ClosedRange<Day>, today: Day = .today, startOfWeek: StartOfWeek
  ) {
    let words = source.language.words
    let first = CalendarCursor.clamp(days.lowerBound)
    self.source = source
    self.today = today
    cursor = CalendarCursor(first)
    picker = CalendarPickerModel(
      title: title ?? (mode == .single ? words.pickDay : words.pickRange), mode,
      selecting: first...CalendarCursor.clamp(days.upperBound), startOfWeek: startOfWeek,
      phrases: CalendarPickerPhrases(
        range: words.range, date: \.description, summary: words.summary),
      cell: source.cell(of:))
    restingTop = picker.grid.topWeek
  }

  private var isRange: Bool { picker.grid.selection.mode == .range }

  private var layout: PickLayout {
    PickLayout(
      rows: size.rows, columns: size.columns, isRange: isRange,
      lunarLines: source.cell(of: cursor.day).lunar.count)
  }

  /// Fits the grid into the new size, with the cursor in view.
  public mutating func resize(rows: Int, columns: Int) {
    size = (rows, columns)
    picker.grid.visibleRows = layout.grid.weeks
    picker.grid.scroll(to: restingTop)
    picker.grid.reveal(cursor.day)
  }
}

// MARK: - Events

extension PickScreen {
  /// Takes a key or a mouse event.
  public mutating func handle(_ event: TerminalEvent) -> Outcome<ClosedRange<Day>> {
    switch event {
    case .key(let key): return handle(key)
    case .press(let row, let column): return press(row: row, column: column)
    case .move(let row, let column): point(at: day(atRow: row, column: column))
    case .wheel(let steps, let row, let column):
      scroll(byWeeks: steps)
      point(at: day(atRow: row, column: column))
    case .redraw, .signal, .hangUp: break
    }
    return .stay
  }

  private mutating func handle(_ key: Key) -> Outcome<ClosedRange<Day>> {
    if prompt != nil {
      type(key)
    } else if cursor.move(key, startOfWeek: picker.grid.startOfWeek) {
      follow()
    } else {
      return command(key)
    }
    return .stay
  }

  private mutating func command(_ key: Key) -> Outcome<ClosedRange<Day>> {
    switch key {
    case .character(" "): tap(cursor.day)
    case .enter: return enter()
    case .escape:
      if !picker.grid.selection.isHolding { return .done(nil) }
      picker.grid.cancel()
    case .character("q"): return .done(nil)
    case .character("t"): go(to: today)
    case .character("g"): prompt = Prompt(.date)
    case .tab: choose(.start)
    case .backTab: choose(.end)
    default: break
    }
    return .stay
  }

  private mutating func enter() -> Outcome<ClosedRange<Day>> {
    let isDone = !isRange || picker.grid.selection.isHolding
    if isDone || !hasTapped { tap(cursor.day) }
    guard isDone || !picker.grid.selection.isHolding else { return .stay }
    return .done(picker.grid.selection.days)
  }

  private mutating func tap(_ day: Day) {
    picker.grid.tap(day)
    picker.grid.point(at: day)
    hasTapped = true
  }

  /// A click taps; a second one on the day that is picked already is done.
  private mutating func press(row: Int, column: Int) -> Outcome<ClosedRange<Day>> {
    if row == layout.headerRow, let end = headerPart(atColumn: column) {
      choose(end)
      return .stay
    }
    guard let day = day(atRow: row, column: column) else { return .stay }
    if !isRange, hasTapped, picker.grid.selection.days == day...day { return .done(day...day) }
    cursor.go(to: day)
    tap(cursor.day)
    return .stay
  }

  private mutating func type(_ key: Key) {
    switch prompt?.handle(key) {
    case .accept(let text):
      do {
        go(to: try source.day(named: text))
        prompt = nil
      } catch {
        prompt?.complaint = error.message
      }
    case .cancel: prompt = nil
    case .stay, nil: break
    }
  }
}

// MARK: - Moving

extension PickScreen {
  private mutating func go(to day: Day) {
    cursor.go(to: day)
    follow()
  }

  private mutating func follow() {
    picker.grid.reveal(cursor.day)
    restingTop = picker.grid.topWeek
    point(at: cursor.day)
  }

  private mutating func scroll(byWeeks weeks: Int) {
    picker.grid.scroll(to: CalendarCursor.clamp(picker.grid.topWeek + 7 * weeks))
    restingTop = picker.grid.topWeek
    if !picker.grid.isVisible(cursor.day) { cursor.go(to: cursor.day + 7 * weeks) }
  }

  private mutating func choose(_ end: CalendarPickerModel<DayCell>.End) {
    picker.choose(end)
    let days = picker.grid.selection.preview
    cursor.go(to: end == .start ? days.lowerBound : days.upperBound)
    restingTop = picker.grid.topWeek
  }

  private mutating func point(at day: Day?) {
    picker.grid.point(at: day)
  }

  private func day(atRow row: Int, column: Int) -> Day? {
    layout.grid.day(atRow: row, column: column, topWeek: picker.grid.topWeek)
  }

  /// The end of the selection whose date stands in that column of the header.
  private func headerPart(atColumn column: Int) -> CalendarPickerModel<DayCell>.End? {
    var start = 0
    for part in picker.header {
      let end = start + part.text.displayWidth
      if (start..<end).contains(column) { return part.end }
      start = end + 1
    }
    return nil
  }
}

// MARK: - Drawing

extension PickScreen {
  /// Draws title, dates, summary, grid and status line.
  public func draw(on canvas: inout Canvas) {
    guard canvas.columns >= 7 * WeeksLayout.narrowest - 1, canvas.rows >= 3 else {
      canvas.write("\(cursor.day)", row: 0, column: 0)
      return
    }
    let layout = layout
    if let row = layout.titleRow, let title = picker.title {
      canvas.write(title, row: row, column: 0, style: .title)
    }
    if let row = layout.headerRow { drawHeader(row: row, on: &canvas) }
    if let row = layout.summaryRow, let summary = picker.summary {
      canvas.write(summary, row: row, column: 0, style: .dim)
    }
    let date = cursor.day.dayComponents
    canvas.writeCentred(
      source.language.yearMonthName(year: date.year, month: date.month), row: layout.monthRow,
      width: min(layout.grid.width, canvas.columns), style: .title)
    GridPane(layout: layout.grid, language: source.language, today: today, cursor: cursor.day)
      .draw(picker.grid, on: &canvas)
    if let area = layout.details {
      canvas.write(
        source.details(of: cursor.day, rows: area.rows, columns: area.columns - 1), in: area)
    }
    drawStatus(layout, on: &canvas)
  }

  private func drawHeader(row: Int, on canvas: inout Canvas) {
    var column = 0
    for part in picker.header {
      let style = part.end == nil ? Style.plain : .title
      column += canvas.write(part.text, row: row, column: column, style: style) + 1
    }
  }

  private func drawStatus(_ layout: PickLayout, on canvas: inout Canvas) {
    let row = layout.statusRow
    let words = source.language.words
    if let prompt { return canvas.drawPrompt(prompt, label: words.goTo, row: row) }
    // No room for details: the lunar date, at least.
    let side =
      layout.details == nil
      ? source.cell(of: cursor.day).lunar.map(\.text).joined(separator: " ") : source.traditionName
    let used = canvas.write(
      isRange ? words.rangeHints : words.pickHints, row: row, column: 0, style: .dim)
    canvas.writeRight(
      side, row: row, column: used + 2, width: canvas.columns - used - 3, style: .dim)
  }
}
