/// Lays a page out in cells as wide as the terminal allows, with the names of what is to be known
/// of a day under its dates instead of a list under the grid.
struct WallGrid {
  let page: MonthPage
  let metrics: TextMetrics
  /// The columns of the week's number and the labels, and of a cell with the space behind it.
  private let side: Int
  private let cell: Int

  /// Narrower cells have no room for names.
  private static let leastCell = 9
  /// Wider cells are too far apart.
  private static let mostCell = 22

  /// The columns without which this layout is not possible.
  static func leastColumns(for pages: [MonthPage], _ metrics: TextMetrics) -> Int {
    let dates = pages.flatMap(\.weeks).flatMap(\.cells).flatMap(\.lunar)
    let widest = dates.reduce(0) { max($0, metrics.width(of: $1.text)) }
    return 7 * max(leastCell, widest + 1) + (pages.map { side(of: $0, metrics) }.max() ?? 0)
  }

  private static func side(of page: MonthPage, _ metrics: TextMetrics) -> Int {
    let texts = page.labels + (page.weekTitle.map { [$0] } ?? [])
    let width = texts.reduce(0) { max($0, metrics.width(of: $1)) }
    return width + 2
  }

  init(page: MonthPage, columns: Int, metrics: TextMetrics) {
    self.page = page
    self.metrics = metrics
    side = Self.side(of: page, metrics)
    cell = min(Self.mostCell, (columns - side) / 7)
  }

  private var width: Int { side + 7 * cell }

  var lines: [StyledLine] {
    let titles = page.titles.enumerated().flatMap { place, title in
      metrics.wrapped(title, width: width).map {
        StyledLine($0, place == 0 ? .title : .subtitle)
      }
    }
    let titleLines = titles.map { line in
      var centred = StyledLine(spaces((width - line.width(metrics)) / 2))
      centred.append(line)
      return centred
    }
    let weeks = page.weeks.map(rows)
    var heading = StyledLine(metrics.padded(page.weekTitle ?? "", to: side), .label)
    for weekday in page.weekdays {
      let role = weekday.role == .day ? TextRole.weekday : weekday.role
      heading.append(metrics.padded(weekday.name, to: cell), role)
    }
    let legend = LegendLine(pages: [page], columns: width, metrics: metrics).lines
    let body = titleLines + [heading] + weeks.joined(separator: [StyledLine()])
    return (body + (legend.isEmpty ? [] : [StyledLine()] + legend)).map { line in
      var line = line
      line.pad(to: width, metrics)
      return line
    }
  }

  private func rows(of week: MonthPage.Week) -> [StyledLine] {
    let traditions = week.cells.map(\.lunar.count).max() ?? 0
    let names = week.cells.map { cell in
      cell.names.flatMap { name in
        metrics.wrapped(name.text, width: self.cell - 1).map { StyledLine($0, name.role) }
      }
    }
    var solar = StyledLine(metrics.padded(week.number, to: side), .label)
    for (cell, weekday) in zip(week.cells, page.weekdays) {
      let text = cell.isToday ? "[\(cell.solar)]" : cell.solar
      let symbol = page.symbol(of: cell) ?? ""
      solar.append(metrics.padded(text + symbol, to: self.cell), cell.role(weekday))
    }
    let lunar = (0..<traditions).map { place in
      let label = place < page.labels.count ? page.labels[place] : ""
      var line = StyledLine(metrics.padded(label, to: side), .label)
      for cell in week.cells {
        let date = place < cell.lunar.count ? cell.lunar[place] : nil
        line.append(metrics.padded(date?.text ?? "", to: self.cell), cell.lunarRole(date))
      }
      return line
    }
    let rest = (0..<(names.map(\.count).max() ?? 0)).map { row in
      var line = StyledLine(spaces(side))
      for (place, names) in names.enumerated() {
        if row < names.count { line.append(names[row]) }
        line.pad(to: side + (place + 1) * cell, metrics)
      }
      return line
    }
    return [solar] + lunar + rest
  }
}
