import CalendarModels
import DayCore
import Lunisolar

/// Draws the days of a horizontal calendar: weekdays, numbers, lunar dates, marks.
struct StripPane {
  /// The rows it takes.
  static let rows = 5

  var row: Int
  var language: Language

  func draw(_ days: [HorizontalCalendarDay<DayCell>], on canvas: inout Canvas) {
    for (index, day) in days.enumerated() {
      let column = index * StripModel.stride
      let width = StripModel.stride - 1
      let style = self.style.text(of: day)
      var cellStyle = style
      if day.isAvailable { cellStyle.role = day.cell.role }
      cellStyle.isToday = day.isToday
      let date = day.day.dayComponents
      canvas.writeCentred(
        day.day.weekday.name(in: language, width: .abbreviated), row: row, column: column,
        width: width, style: .dim)
      for line in 1..<Self.rows - 1 {
        canvas.write(
          String(repeating: " ", count: width), row: row + line, column: column, style: cellStyle)
      }
      let month =
        date.dayOfMonth == 1 ? language.solarMonthName(date.month, width: .abbreviated) : ""
      canvas.writeCentred(month, row: row + 1, column: column, width: width, style: style)
      canvas.writeCentred(
        String(date.dayOfMonth), row: row + 2, column: column, width: width, style: cellStyle)
      canvas.writeCentred(
        day.cell.lunar.first?.short ?? "", row: row + 3, column: column, width: width,
        style: style)
      if day.hasContent, let mark = day.cell.mark {
        canvas.writeCentred(
          mark.text, row: row + 4, column: column, width: width, style: Style(mark.role))
      }
    }
  }

  private let style = HorizontalCalendarStyle<Style>(
    text: .init(
      ordinary: .plain, today: Style(isToday: true), selected: Style(isCursor: true),
      unavailable: .dim),
    background: .init(plain: .plain, content: .plain, selected: Style(isCursor: true)))

  init(row: Int, language: Language) {
    self.row = row
    self.language = language
  }
}
