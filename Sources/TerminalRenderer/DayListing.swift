/// The last resort of a terminal that is too narrow for seven days side by side: a line a day.
struct DayListing {
  let page: MonthPage
  let columns: Int
  let metrics: TextMetrics

  var lines: [StyledLine] {
    let titles = page.titles.enumerated().flatMap { place, title in
      metrics.wrapped(title, width: columns).map {
        StyledLine($0, place == 0 ? .title : .subtitle)
      }
    }
    let days = page.weeks.flatMap { zip($0.cells, page.weekdays) }.filter { !$0.0.isOutside }
    let weekdayWidth = page.weekdays.map { metrics.width(of: $0.narrow) }.max() ?? 0
    let notes = NoteList(notes: page.notes, hasMonths: false, columns: columns, metrics: metrics)
    let legend = LegendLine(pages: [page], columns: columns, metrics: metrics)
    return titles + days.map { line(of: $0, $1, weekdayWidth: weekdayWidth) } + notes.lines
      + legend.lines
  }

  private func line(
    of cell: MonthPage.Cell, _ weekday: MonthPage.Weekday, weekdayWidth: Int
  ) -> StyledLine {
    let day = (cell.isToday ? ">" : " ") + metrics.padded(cell.solar, to: 2, .right)
    let symbol = page.symbol(of: cell).map { ($0, cell.role(weekday)) } ?? (" ", .plain)
    let name = (metrics.padded(weekday.narrow, to: weekdayWidth), TextRole.weekday)
    let lunar = cell.lunar.filter { !$0.short.isEmpty }.map { (" " + $0.short, cell.lunarRole($0)) }
    // What does not fit is left out whole: half a date would be another date.
    let choices = [[symbol, name] + lunar, [symbol] + lunar, Array(lunar.prefix(1)), []]
    for choice in choices {
      var line = StyledLine(day, cell.role(weekday))
      for (text, role) in choice { line.append(text, role) }
      if line.width(metrics) <= columns { return line }
    }
    return StyledLine(metrics.prefix(of: cell.solar, width: columns), cell.role(weekday))
  }
}
