import DayCore
import Lunisolar
import TerminalRenderer

extension BrowseScreen {
  /// Draws what is in front: the help, the hits of a search, or the month, strip or year; and the
  /// status line.
  public func draw(on canvas: inout Canvas) {
    let layout = layout
    guard canvas.columns >= 7 * WeeksLayout.narrowest - 1, canvas.rows >= 3 else {
      // One line, one day: what fits on any terminal.
      canvas.write("\(day)", row: 0, column: 0)
      return
    }
    switch (overlay, mode) {
    case (.help, _): drawHelp(layout.body, on: &canvas)
    case (.hits(let selected), _): hitsPane(selected).draw(on: &canvas)
    case (nil, .month): drawMonth(layout, on: &canvas)
    case (nil, .strip): drawStrip(layout, on: &canvas)
    case (nil, .year): yearPane.draw(source, on: &canvas)
    }
    drawStatus(layout, on: &canvas)
  }

  // MARK: - The month

  private func drawMonth(_ layout: BrowseLayout, on canvas: inout Canvas) {
    let pane = GridPane(layout: layout.grid, language: source.language, today: today, cursor: day)
    drawTitle(layout, width: min(layout.grid.width, canvas.columns), on: &canvas)
    pane.draw(grid, on: &canvas)
    if let row = layout.bottomYearRow {
      canvas.writeRight(
        String(grid.bottomYear), row: row, column: 0, width: layout.grid.width - 1, style: .dim)
    }
    if let area = layout.details { drawDetails(area, on: &canvas) }
  }

  private func drawTitle(_ layout: BrowseLayout, width: Int, on canvas: inout Canvas) {
    let date = day.dayComponents
    canvas.writeCentred(
      source.language.yearMonthName(year: date.year, month: date.month), row: 0, width: width,
      style: .title)
    guard let row = layout.lunarTitleRow else { return }
    let titles = source.lunarTitles(ofMonthOf: day)
    // Where not all fit, the first tradition's alone.
    let all = titles.joined(separator: " / ")
    canvas.writeCentred(
      all.displayWidth <= width ? all : titles.first ?? "", row: row, width: width)
    if layout.bottomYearRow != nil, mode == .month {
      canvas.write(String(grid.topYear), row: 0, column: 1, style: .dim)
    }
  }

  // MARK: - Details

  private func drawDetails(_ area: Area, on canvas: inout Canvas) {
    let lines = source.details(of: day, rows: area.rows, columns: area.columns - 1)
    canvas.write(lines, in: area)
  }

  // MARK: - The strip

  private func drawStrip(_ layout: BrowseLayout, on canvas: inout Canvas) {
    guard let calendar = strip.calendar else { return }
    let month = calendar.prominentMonth
    canvas.writeCentred(
      source.language.yearMonthName(year: month.year, month: month.month), row: 0,
      width: canvas.columns, style: .title)
    StripPane(row: layout.body.row, language: source.language)
      .draw(calendar.visibleCells, on: &canvas)
    let row = layout.body.row + StripPane.rows + 1
    if row < layout.statusRow {
      drawDetails(
        Area(row: row, column: 1, rows: layout.statusRow - row, columns: canvas.columns - 1),
        on: &canvas)
    }
  }

  // MARK: - The year

  var yearPane: YearPane {
    YearPane(
      rows: layout.statusRow, columns: size.columns, language: source.language, today: today,
      cursor: day, startOfWeek: grid.startOfWeek)
  }

  // MARK: - Help and hits

  private func drawHelp(_ area: Area, on canvas: inout Canvas) {
    canvas.writeCentred(words.help, row: 0, width: canvas.columns, style: .title)
    let keys = InterfaceKeys.browser
    let keysWidth = keys.map(\.displayWidth).max() ?? 0
    for (offset, line) in zip(keys, words.meanings).enumerated().prefix(area.rows) {
      let row = area.row + offset
      let used = canvas.write(line.0, row: row, column: 1, style: .title)
      // Where there is no room for two columns, the meaning follows the keys.
      let isNarrow = canvas.columns < 2 * keysWidth
      canvas.write(line.1, row: row, column: isNarrow ? used + 2 : keysWidth + 3)
    }
  }

  func hitsPane(_ selected: Int) -> HitsPane {
    HitsPane(hits: hits, selected: selected, area: layout.body, title: words.hits(hits.count))
  }

  // MARK: - The foot

  private func drawStatus(_ layout: BrowseLayout, on canvas: inout Canvas) {
    let row = layout.statusRow
    if let prompt {
      let label = prompt.purpose == .date ? words.goTo : words.search
      return canvas.drawPrompt(prompt, label: label, row: row)
    }
    if let message {
      canvas.write(message.text, row: row, column: 0, style: message.style)
      return
    }
    if overlay == .help {
      canvas.write(words.anyKey, row: row, column: 0, style: .dim)
      return
    }
    if mode == .month, layout.details == nil {
      // No room for details: the day itself, at least.
      let cell = source.cell(of: day)
      let text = ["\(day)"] + cell.lunar.map(\.text)
      canvas.write(text.joined(separator: " "), row: row, column: 0)
      return
    }
    let used = canvas.write(words.browseHints, row: row, column: 0, style: .dim)
    canvas.writeRight(
      source.traditionName, row: row, column: used + 2, width: canvas.columns - used - 3,
      style: .dim)
  }
}
