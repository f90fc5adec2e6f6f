import TerminalRenderer

/// Draws months as a poster: one month large, with the names of its days in the cells; several in
/// columns, with the list of their days below.
struct MonthPoster {
  let pages: [MonthPage]
  let title: String
  let remarks: [String]
  let language: String
  let words: Words

  private static let width = 840
  private static let margin = 30

  var document: SVGDocument {
    var svg = SVGDocument(title: title, language: language, width: Self.width)
    let inner = Self.width - 2 * Self.margin
    var y = Self.margin
    if pages.count == 1, let page = pages.first {
      y = draw(page, large: true, x: Self.margin, y: y, width: inner, in: &svg)
    } else {
      svg.text(title, x: Self.width / 2, y: y + 34, size: 34, anchor: .middle, isBold: true)
      y += 60
      let columns = pages.count < 3 ? pages.count : 3
      let gap = 24
      let column = (inner - gap * (columns - 1)) / columns
      for start in stride(from: 0, to: pages.count, by: columns) {
        var bottom = y
        for (place, page) in pages[start..<min(start + columns, pages.count)].enumerated() {
          let x = Self.margin + place * (column + gap)
          bottom = max(bottom, draw(page, large: false, x: x, y: y, width: column, in: &svg))
        }
        y = bottom + gap
      }
      y = drawNotes(y: y, width: inner, in: &svg)
    }
    let legend = pages.legend.isEmpty ? [] : [pages.legend.joined(separator: ", ")]
    for text in legend + remarks {
      for line in svg.wrapped(text, width: inner, size: 13) {
        y += 20
        svg.text(line, x: Self.margin, y: y, size: 13, .legend)
      }
    }
    svg.height = y + Self.margin
    return svg
  }

  /// Draws a month and gives the place under it.
  private func draw(
    _ page: MonthPage, large: Bool, x: Int, y: Int, width: Int, in svg: inout SVGDocument
  ) -> Int {
    var y = y
    for (place, title) in page.titles.enumerated() {
      let size = place == 0 ? (large ? 40 : 20) : (large ? 18 : 11)
      for line in svg.wrapped(title, width: width, size: size) {
        y += size * 5 / 4
        svg.text(
          line, x: x + width / 2, y: y, size: size, place == 0 ? .plain : .lunar, anchor: .middle,
          isBold: place == 0)
      }
      if place == 0 { y += size / 5 }
    }
    let side = page.weekTitle == nil ? 0 : (large ? 40 : 24)
    let cell = (width - side) / 7
    let headSize = large ? 17 : 11
    y += headSize * 2
    if let weekTitle = page.weekTitle { svg.text(weekTitle, x: x, y: y, size: headSize, .label) }
    for (place, weekday) in page.weekdays.enumerated() {
      svg.text(
        large ? weekday.name : weekday.narrow, x: x + side + place * cell + cell / 2, y: y,
        size: headSize, weekday.role == .day ? .label : weekday.role, anchor: .middle)
    }
    y += headSize / 2
    for week in page.weeks {
      svg.line(x: x, y: y, width: side + 7 * cell)
      if side > 0 { svg.text(week.number, x: x, y: y + headSize * 2, size: headSize, .label) }
      let heights = zip(week.cells, page.weekdays).enumerated().map { place, pair in
        draw(
          pair.0, weekday: pair.1, of: page, large: large,
          frame: (x: x + side + place * cell, y: y, width: cell), in: &svg)
      }
      y = max(heights.max() ?? y, large ? y + 112 : y) + (large ? 10 : 4)
    }
    return y
  }

  /// Draws a day and gives the place under it.
  private func draw(
    _ cell: MonthPage.Cell, weekday: MonthPage.Weekday, of page: MonthPage, large: Bool,
    frame: (x: Int, y: Int, width: Int), in svg: inout SVGDocument
  ) -> Int {
    let middle = frame.x + frame.width / 2
    let size = large ? 28 : 14
    let lunarSize = large ? 14 : page.labels.isEmpty ? 9 : 8
    var y = frame.y + size * 5 / 4
    var plain = cell
    plain.isToday = false
    let symbol = page.symbol(of: cell) ?? ""
    svg.text(
      cell.solar, x: middle, y: y, size: size, plain.role(weekday), anchor: .middle,
      isBold: !cell.isOutside)
    // The symbol stands behind the number, which is as wide as two digits at most.
    svg.text(symbol, x: middle + size * 2 / 3, y: y - size / 3, size: size / 2, plain.role(weekday))
    if cell.isToday {
      svg.frame(x: frame.x + 2, y: frame.y + 3, width: frame.width - 4, height: size * 4 / 3)
    }
    for (place, date) in cell.lunar.enumerated() where !date.text.isEmpty {
      y += lunarSize * 5 / 4
      let label = page.labels.isEmpty ? "" : page.labels[place] + " "
      svg.text(
        label + (large ? date.text : date.short), x: middle, y: y, size: lunarSize,
        cell.lunarRole(date), anchor: .middle)
    }
    guard large else { return y }
    for name in cell.names {
      for line in svg.wrapped(name.text, width: frame.width - 6, size: 13) {
        y += 16
        svg.text(line, x: middle, y: y, size: 13, name.role, anchor: .middle)
      }
    }
    return y
  }

  /// Draws the list in two columns and gives the place under it.
  private func drawNotes(y top: Int, width: Int, in svg: inout SVGDocument) -> Int {
    let notes = pages.flatMap(\.notes)
    guard !notes.isEmpty else { return top }
    let gap = 24
    let column = (width - gap) / 2
    let size = 11
    var lines: [(text: String, role: TextRole, isFirst: Bool)] = []
    for note in notes {
      let remark = note.remark.isEmpty ? "" : " (\(note.remark))"
      let dates = ([note.date, note.weekday] + note.lunar.filter { !$0.isEmpty })
        .joined(separator: " ")
      let parts = svg.wrapped("\(dates)  \(note.title)\(remark)", width: column, size: size)
      for (place, part) in parts.enumerated() {
        lines.append((text: part, role: note.mark.role, isFirst: place == 0))
      }
    }
    let half = (lines.count + 1) / 2
    for (place, line) in lines.enumerated() {
      let isLeft = place < half
      svg.text(
        line.text, x: Self.margin + (isLeft ? 0 : column + gap) + (line.isFirst ? 0 : 12),
        y: top + (place % half + 1) * 16, size: size, line.role)
    }
    return top + half * 16 + 8
  }
}

extension FactTable {
  /// Draws tables of facts one under the other.
  static func poster(_ tables: [FactTable], title: String, language: String) -> SVGDocument {
    let margin = 30
    let size = 15
    var svg = SVGDocument(title: title, language: language, width: 840)
    var y = margin
    for table in tables {
      for line in svg.wrapped(table.title, width: 840 - 2 * margin, size: 24) {
        y += 30
        svg.text(line, x: margin, y: y, size: 24, isBold: true)
      }
      y += 14
      let all = (table.headings.isEmpty ? [] : [table.headings]) + table.rows.map(\.cells)
      let count = all.map(\.count).max() ?? 0
      // Each column gets what its widest text needs, up to an even share; the last gets the rest.
      let needs = (0..<count).map { place -> Int in
        let columns = all.map { place < $0.count ? $0[place].displayWidth : 0 }.max() ?? 0
        return columns * size * 62 / 100 + 16
      }
      let room = 840 - 2 * margin
      let widths = needs.dropLast().map { min($0, room / 3) }
      let heading = table.headings.isEmpty ? [] : [Row(table.headings, .legend)]
      let rows = heading + table.rows
      for row in rows {
        svg.line(x: margin, y: y, width: room)
        var x = margin
        var bottom = y
        for (place, cell) in row.cells.enumerated() {
          let width = place < widths.count ? widths[place] : room + margin - x
          for (index, line) in svg.wrapped(cell, width: width - 12, size: size).enumerated() {
            let baseline = y + 20 * (index + 1)
            svg.text(
              line, x: x, y: baseline, size: size, row.role,
              isBold: table.headings.isEmpty && place == 0)
            bottom = max(bottom, baseline)
          }
          x += width
        }
        y = bottom + 10
      }
      for remark in table.remarks {
        for line in svg.wrapped(remark, width: room, size: 13) {
          y += 20
          svg.text(line, x: margin, y: y, size: 13, .legend)
        }
      }
    }
    svg.height = y + margin
    return svg
  }
}
