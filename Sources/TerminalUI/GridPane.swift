import CalendarModels
import DayCore
import Lunisolar
import TerminalRenderer

/// Draws a grid of weeks.
struct GridPane {
  var layout: WeeksLayout
  var language: Language
  var today: Day
  /// The day under the cursor; the days of other months stand back.
  var cursor: Day

  func draw(_ grid: CalendarGridModel<DayCell>, on canvas: inout Canvas) {
    drawWeekdays(grid.startOfWeek, on: &canvas)
    for (firstDay, week) in grid.visibleCells {
      for (offset, cell) in week.enumerated() {
        let day = firstDay + offset
        guard let place = layout.position(of: day, topWeek: grid.topWeek) else { continue }
        draw(
          cell, of: day, grid.highlight(of: day), row: place.row, column: place.column, on: &canvas)
      }
    }
    if let place = layout.position(of: cursor, topWeek: grid.topWeek) {
      canvas.cursor = (place.row, min(place.column + layout.cellWidth, canvas.columns) - 1)
    }
  }

  private func drawWeekdays(_ startOfWeek: StartOfWeek, on canvas: inout Canvas) {
    let weekdays = (0..<7).map { Weekday.allCases[(startOfWeek.rawValue + $0) % 7] }
    let width = [NameWidth.abbreviated, .narrow].first { width in
      weekdays.allSatisfy {
        $0.name(in: language, width: width).displayWidth <= layout.cellWidth
      }
    }
    for (index, weekday) in weekdays.enumerated() {
      canvas.writeRight(
        weekday.name(in: language, width: width ?? .narrow), row: layout.row,
        column: layout.column + index * layout.stride, width: layout.cellWidth,
        style: Style(.weekday))
    }
  }

  private func draw(
    _ cell: DayCell, of day: Day, _ highlight: DayHighlight, row: Int, column: Int,
    on canvas: inout Canvas
  ) {
    let date = day.dayComponents
    let shown = cursor.dayComponents
    let isOutside = date.month != shown.month || date.year != shown.year
    var style = Style(
      isOutside ? .outside : cell.role, isToday: day == today, highlight: highlight,
      isCursor: day == cursor)
    let width = layout.cellWidth
    var blank = style
    blank.isToday = false
    for line in 0..<layout.lines {
      canvas.write(
        String(repeating: " ", count: width), row: row + line, column: column, style: blank)
    }
    let number = name(of: date)
    if layout.isInline {
      canvas.writeRight(number, row: row, column: column, width: 2, style: style)
    } else {
      canvas.writeRight(number, row: row, column: column, width: width, style: style)
    }
    if let mark = cell.mark {
      canvas.write(
        mark.text, row: row, column: column + width, width: 1,
        style: Style(isOutside ? .outside : mark.role))
    }
    style.isToday = false
    let start = layout.isInline ? 3 : 0
    for (line, lunar) in cell.lunar.prefix(max(1, layout.lines - 1)).enumerated() {
      guard layout.isInline || line + 1 < layout.lines else { break }
      let room = width - start
      style.role = isOutside ? .outside : lunar.isFirst ? .lunarFirst : .lunar
      canvas.writeRight(
        lunar.text.displayWidth <= room ? lunar.text : lunar.short,
        row: row + (layout.isInline ? 0 : line + 1), column: column + start, width: room,
        style: style)
    }
  }

  /// The number of the day; on the first of a month with its name, where there is room for it.
  private func name(of date: DayComponents) -> String {
    guard date.dayOfMonth == 1, !layout.isInline else { return String(date.dayOfMonth) }
    let long = language.words.firstOfMonth(date.month)
    return long.displayWidth <= layout.cellWidth ? long : "1"
  }
}
