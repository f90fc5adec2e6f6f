/// Where the parts of the browser lie, by the size of the terminal.
struct BrowseLayout: Equatable {
  /// The row of the lunar title, nil where there is no room for it.
  var lunarTitleRow: Int?
  /// The grid of weeks.
  var grid: WeeksLayout
  /// The row of the year at the foot of the grid, nil where there is no room for it.
  var bottomYearRow: Int?
  /// Where the details of the day are shown, nil where there is no room for them.
  var details: Area?
  /// The part above the status line that the strip, the year, the help and the hits fill.
  var body: Area
  /// The row of prompt, message and hints.
  var statusRow: Int

  /// The columns that the details take beside the grid.
  private static let besideColumns = 30

  init(rows: Int, columns: Int, lunarLines: Int) {
    statusRow = max(0, rows - 1)
    lunarTitleRow = rows >= 14 ? 1 : nil
    let top = rows >= 14 ? 2 : 1
    let hasBottomYear = rows >= 12
    let bottom = statusRow - (hasBottomYear ? 1 : 0)
    body = Area(row: top, column: 0, rows: max(0, statusRow - top), columns: columns)
    let isBeside = columns >= 7 * 5 + Self.besideColumns && rows >= 8
    let gridColumns = isBeside ? min(7 * 10, columns - Self.besideColumns) : columns
    grid = WeeksLayout(
      row: top, rows: max(0, bottom - top), columns: gridColumns, lunarLines: lunarLines,
      mostWeeks: isBeside ? .max : 6)
    bottomYearRow = hasBottomYear ? min(grid.endRow, bottom) : nil
    if isBeside {
      let column = grid.width + 2
      details = Area(
        row: top, column: column, rows: statusRow - top - 1, columns: columns - column)
    } else {
      let row = grid.endRow + (hasBottomYear ? 1 : 0)
      details =
        statusRow - row >= 2
        ? Area(row: row, column: 0, rows: statusRow - row, columns: columns) : nil
    }
  }
}
