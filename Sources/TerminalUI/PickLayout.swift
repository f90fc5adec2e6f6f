/// Where the parts of the picker lie, by the size of the terminal.
struct PickLayout: Equatable {
  /// The row of the title, nil where there is no room for it.
  var titleRow: Int?
  /// The row of the picked dates, nil where there is no room for it.
  var headerRow: Int?
  /// The row of the days and nights, nil for a single day and where there is no room for it.
  var summaryRow: Int?
  /// The row of the month's name.
  var monthRow: Int
  /// The grid of weeks.
  var grid: WeeksLayout
  /// Where the details of the day are shown, nil where there is no room for them.
  var details: Area?
  /// The row of prompt and hints.
  var statusRow: Int

  /// The weeks that the picker shows where there is room: `CalendarPickerModel.rows`.
  private static let weeks = 6

  init(rows: Int, columns: Int, isRange: Bool, lunarLines: Int) {
    var row = 0
    func next(_ condition: Bool) -> Int? {
      defer { row += condition ? 1 : 0 }
      return condition ? row : nil
    }
    titleRow = next(rows >= 13)
    headerRow = next(rows >= 7)
    summaryRow = next(isRange && rows >= 11)
    monthRow = row
    statusRow = max(0, rows - 1)
    grid = WeeksLayout(
      row: row + 1, rows: statusRow - row - 1, columns: columns, lunarLines: lunarLines,
      mostWeeks: Self.weeks)
    let rest = statusRow - grid.endRow - 1
    if rest >= 2 {
      details = Area(row: grid.endRow + 1, column: 0, rows: rest, columns: columns)
    }
  }
}
