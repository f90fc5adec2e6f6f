import DayCore

/// Where the cells of a grid of weeks lie on the canvas.
struct WeeksLayout: Equatable {
  /// The row of the weekday names; the first week lies below it.
  var row: Int
  /// The first column.
  var column: Int
  /// The columns from one cell to the next: the last one is a gap that may hold a mark.
  var stride: Int
  /// The lines of a week.
  var lines: Int
  /// The number of weeks.
  var weeks: Int
  /// Whether the lunar date stands beside the number of the day and not below it.
  var isInline: Bool

  /// The narrowest cell: two digits and the gap.
  static let narrowest = 3

  /// The widest layout of a space that leaves nothing out that need not be.
  ///
  /// - Parameters:
  ///   - row: The row of the weekday names.
  ///   - rows: The rows there are, that of the weekday names included.
  ///   - columns: The columns there are.
  ///   - lunarLines: The lines of lunar dates in a cell.
  ///   - mostWeeks: The most weeks wanted.
  init(row: Int, rows: Int, columns: Int, lunarLines: Int, mostWeeks: Int) {
    self.row = row
    column = 0
    stride = min(10, max(Self.narrowest, columns / 7))
    let space = max(1, rows - 1)
    // Fewer than four weeks would not show a month.
    if stride > Self.narrowest, space / (1 + lunarLines) >= min(4, mostWeeks) {
      lines = 1 + lunarLines
      isInline = false
    } else {
      lines = 1
      isInline = lunarLines == 1 && stride >= 8
    }
    weeks = max(1, min(mostWeeks, space / lines))
  }

  /// The columns of all seven cells.
  var width: Int { 7 * stride }
  /// The columns of a cell without the gap.
  var cellWidth: Int { stride - 1 }
  /// The first row below the grid.
  var endRow: Int { row + 1 + weeks * lines }

  /// The place of a day's first line, nil when the day is not in the weeks that begin with
  /// `topWeek`.
  func position(of day: Day, topWeek: Day) -> (row: Int, column: Int)? {
    let offset = day - topWeek
    guard 0..<7 * weeks ~= offset else { return nil }
    return (row + 1 + offset / 7 * lines, column + offset % 7 * stride)
  }

  /// The day at a place, nil when there is none.
  func day(atRow row: Int, column: Int, topWeek: Day) -> Day? {
    let (line, offset) = (row - self.row - 1, column - self.column)
    guard 0..<weeks * lines ~= line, 0..<width ~= offset else { return nil }
    return topWeek + (7 * (line / lines) + offset / stride)
  }
}
