import DayCore
import Lunisolar

/// The twelve months of a year, as many beside each other as fit; where they do not all fit below
/// each other, those around the cursor's.
struct YearPane {
  /// The columns of a month: seven times two digits and a gap, and a wider gap to the next month.
  private static let monthColumns = 22
  /// The rows of a month: its name, weekdays, six weeks and a gap.
  private static let monthRows = 9

  var rows: Int
  var columns: Int
  var language: Language
  var today: Day
  var cursor: Day
  var startOfWeek: StartOfWeek

  /// The months beside each other: a divisor of twelve.
  private var across: Int {
    let room = (columns + 2) / Self.monthColumns
    return [6, 4, 3, 2].first { $0 <= room } ?? 1
  }

  /// The first row of months that is shown, so that the cursor's is.
  private var firstBand: Int {
    let last = 12 / across - shownBands
    let band = (cursor.dayComponents.month - 1) / across
    return max(0, min(last, band - shownBands / 2))
  }

  /// The rows of months that fit whole; one at least, whole or not.
  private var shownBands: Int { max(1, rows / Self.monthRows) }

  /// The place of a month's name.
  private func origin(ofMonth month: Int) -> (row: Int, column: Int) {
    let index = month - 1
    return (
      1 + (index / across - firstBand) * Self.monthRows, index % across * Self.monthColumns
    )
  }

  func draw(_ source: some CalendarSource, on canvas: inout Canvas) {
    let year = cursor.dayComponents.year
    let width = min(columns, across * Self.monthColumns - 2)
    canvas.writeCentred(String(year), row: 0, width: width, style: .title)
    var first = cursor.startOfYear
    for month in 1...12 {
      let origin = origin(ofMonth: month)
      if firstBand..<firstBand + shownBands ~= (month - 1) / across {
        drawMonth(first, at: origin, source, on: &canvas)
      }
      first = first.endOfMonth + 1
    }
  }

  private func drawMonth(
    _ first: Day, at origin: (row: Int, column: Int), _ source: some CalendarSource,
    on canvas: inout Canvas
  ) {
    let date = first.dayComponents
    canvas.writeCentred(
      language.solarMonthName(date.month), row: origin.row, column: origin.column, width: 20,
      style: .title)
    for offset in 0..<7 {
      let weekday = Weekday.allCases[(startOfWeek.rawValue + offset) % 7]
      canvas.writeRight(
        weekday.name(in: language, width: .narrow), row: origin.row + 1,
        column: origin.column + 3 * offset, width: 2, style: .dim)
    }
    for day in first...first.endOfMonth {
      let place = place(of: day, first: first, origin)
      guard place.row < rows else { return }
      let cell = source.cell(of: day)
      canvas.writeRight(
        String(day - first + 1), row: place.row, column: place.column, width: 2,
        style: Style(cell.role, isToday: day == today, isCursor: day == cursor))
      if let mark = cell.mark {
        canvas.write(
          mark.text, row: place.row, column: place.column + 2, width: 1, style: Style(mark.role))
      }
      if day == cursor { canvas.cursor = (place.row, place.column + 1) }
    }
  }

  private func place(
    of day: Day, first: Day, _ origin: (row: Int, column: Int)
  ) -> (row: Int, column: Int) {
    let offset = day - first.startOfWeek(startingOn: startOfWeek)
    return (origin.row + 2 + offset / 7, origin.column + offset % 7 * 3)
  }

  /// The day at a place, nil when there is none.
  func day(atRow row: Int, column: Int) -> Day? {
    let across = across
    let band = (row - 1) / Self.monthRows + firstBand
    guard band < firstBand + shownBands else { return nil }
    let month = band * across + column / Self.monthColumns + 1
    guard row >= 1, column >= 0, column / Self.monthColumns < across, 1...12 ~= month,
      let first = try? Day(cursor.dayComponents.year, month, 1)
    else { return nil }
    let (line, offset) = (
      (row - 1) % Self.monthRows - 2, column % Self.monthColumns / 3
    )
    guard line >= 0, offset < 7 else { return nil }
    let day = first.startOfWeek(startingOn: startOfWeek) + (7 * line + offset)
    return (first...first.endOfMonth).contains(day) ? day : nil
  }
}
