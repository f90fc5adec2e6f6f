/// Lays a month out as lines of equal width: a row of solar days, and under it one row of lunar
/// dates for each tradition.
public struct MonthGrid: Sendable {
  /// The page to lay out.
  private let page: MonthPage
  private let labelWidth: Int
  private let cellWidth: Int

  /// Prepares a page: all cells get the width of the widest text, and room for the marks of today.
  public init(_ page: MonthPage) {
    self.page = page
    labelWidth = (page.lineLabels.map(\.displayWidth).max() ?? 0)
    let widest = page.weeks.joined().flatMap { [$0.solar] + $0.lunar } + page.weekdays
    cellWidth = max(7, (widest.map(\.displayWidth).max() ?? 0) + 2)
  }

  /// The columns of every line.
  public var width: Int { labelWidth + 7 * cellWidth + 1 }

  /// The lines, from the titles to the last week.
  public var lines: [StyledLine] {
    let titles = page.titles.enumerated().map { place, title in
      StyledLine(title.padded(to: width, .center), place == 0 ? .bold : [])
    }
    var weekdays = StyledLine("".padded(to: labelWidth))
    weekdays.append(page.weekdays.map { $0.padded(to: cellWidth, .right) }.joined() + " ", .dim)
    return titles + [weekdays] + page.weeks.flatMap(rows)
  }

  private func rows(of week: [MonthPage.Cell]) -> [StyledLine] {
    let lunarRows = week.map(\.lunar.count).max() ?? 0
    return [row(of: week, label: page.lineLabels.first ?? "", isSolar: true) { $0.solar }]
      + (0..<lunarRows).map { place in
        let label = page.lineLabels.dropFirst(place + 1).first ?? ""
        return row(of: week, label: label, isSolar: false) {
          place < $0.lunar.count ? $0.lunar[place] : ""
        }
      }
  }

  /// One row. Today's number stands in brackets, so that it is seen without colour too; the
  /// closing one takes the first column of the next cell, which is always free.
  private func row(
    of week: [MonthPage.Cell], label: String, isSolar: Bool, text: (MonthPage.Cell) -> String
  ) -> StyledLine {
    var line = StyledLine(label.padded(to: labelWidth), .dim)
    var isClosing = false
    for cell in week {
      let text = text(cell)
      let isMarked = isSolar && cell.isToday
      let content = isMarked ? "[\(text)" : text
      let room = cellWidth - content.displayWidth - (isClosing ? 1 : 0)
      if isClosing { line.append("]", [.bold, .reverse]) }
      line.append(String(repeating: " ", count: max(0, room)))
      line.append(
        content,
        isMarked ? [.bold, .reverse] : cell.isOutside ? .dim : isSolar ? .bold : [])
      isClosing = isMarked
    }
    line.append(isClosing ? "]" : " ", isClosing ? [.bold, .reverse] : [])
    return line
  }
}
