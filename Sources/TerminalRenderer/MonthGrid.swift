/// Lays a page's grid out as lines of equal width.
struct MonthGrid {
  let page: MonthPage
  let columns: GridColumns

  private var metrics: TextMetrics { columns.metrics }

  /// The titles, centred, broken where they are wider than the grid.
  var titles: [StyledLine] {
    page.titles.enumerated().flatMap { place, title in
      broken(title).map {
        StyledLine(
          metrics.padded($0, to: columns.width, .center), place == 0 ? .title : .subtitle)
      }
    }
  }

  /// A title, broken behind its dash rather than elsewhere.
  private func broken(_ text: String) -> [String] {
    if metrics.width(of: text) <= columns.width { return [text] }
    guard let dash = text.firstIndex(of: "–"), dash < text.indices.last ?? dash else {
      return metrics.wrapped(text, width: columns.width)
    }
    let rest = text[text.index(after: dash)...].drop { $0 == " " }
    return metrics.wrapped(String(text[...dash]), width: columns.width)
      + metrics.wrapped(String(rest), width: columns.width)
  }

  /// The names of the weekdays, and the weeks.
  var lines: [StyledLine] {
    let lines = headings + page.weeks.flatMap(rows)
    return lines.map { line in
      var line = line
      line.pad(to: columns.width, metrics)
      return line
    }
  }

  private var headings: [StyledLine] {
    let weekTitle = columns.week > 0 ? page.weekTitle ?? "" : ""
    var line = StyledLine(metrics.padded(weekTitle, to: columns.week), .label)
    line.append(spaces(columns.label), .label)
    for weekday in page.weekdays {
      let name = columns.shape.hasWeekdayNames ? weekday.name : weekday.narrow
      let role = weekday.role == .day ? TextRole.weekday : weekday.role
      switch columns.shape.layout {
      case .inline:
        line.append(" ")
        line.append(metrics.padded(name, to: columns.cell - 1, .center), role)
      case .stacked, .compact, .wall:
        // A name that is wider than the digits takes the column of the symbol too.
        let text = metrics.padded(name, to: columns.cell - columns.mark, .right)
        line.append(metrics.padded(text, to: columns.cell), role)
      }
    }
    line.append(" ")
    if columns.shape.layout == .compact, !page.labels.isEmpty {
      for (label, width) in zip(page.labels, columns.spans) {
        line.append(" " + metrics.padded(label, to: width), .label)
      }
    }
    guard columns.shape.layout == .inline, !page.labels.isEmpty else { return [line] }
    return [line, inlineLabels]
  }

  /// The line under the weekdays that says which lunar date is whose.
  private var inlineLabels: StyledLine {
    var line = StyledLine(spaces(columns.week))
    for _ in page.weekdays {
      var cell = spaces(1 + columns.solar + columns.mark)
      for (label, width) in zip(page.labels, columns.lunar) {
        cell += " " + metrics.padded(label, to: width)
      }
      line.append(metrics.padded(cell, to: columns.cell), .label)
    }
    return line
  }

  private func rows(of week: MonthPage.Week) -> [StyledLine] {
    let number = columns.week > 0 ? metrics.padded(week.number, to: columns.week - 1, .right) : ""
    let head = metrics.padded(number, to: columns.week)
    switch columns.shape.layout {
    case .stacked, .wall:
      return [solarRow(week, head: head)]
        + columns.lunar.indices.map { place in lunarRow(week, place) }
    case .inline:
      return [solarRow(week, head: head)]
    case .compact:
      var line = solarRow(week, head: head)
      for (span, width) in zip(week.spans, columns.spans) {
        line.append(" " + metrics.padded(span, to: width), .lunar)
      }
      return [line]
    }
  }

  /// The line of solar days. Today's number stands in brackets, so that it is seen without colour
  /// too: the opening one takes the space before it, the closing one the first free column after.
  private func solarRow(_ week: MonthPage.Week, head: String) -> StyledLine {
    var line = StyledLine(head, .label)
    line.append(spaces(columns.label), .label)
    var owed = ""
    for (cell, weekday) in zip(week.cells, page.weekdays) {
      let isInline = columns.shape.layout == .inline
      let texts = isInline ? columns.lunar.reduce(0) { $0 + $1 + 1 } : 0
      let room = columns.cell - columns.mark - texts
      let digits = (cell.isToday ? "[" : "") + cell.solar
      let symbol = page.symbol(of: cell) ?? ""
      line.append(owed, .today)
      line.append(spaces(room - metrics.width(of: digits) - metrics.width(of: owed)))
      line.append(digits, cell.role(weekday))
      let closing = cell.isToday ? "]" : ""
      // The bracket stands in the symbol's column, or where there is no room, behind it.
      let hasRoom = metrics.width(of: symbol + closing) <= columns.mark
      let tail = hasRoom ? symbol + closing : symbol
      owed = hasRoom ? "" : closing
      line.append(metrics.padded(tail, to: columns.mark), cell.role(weekday))
      guard isInline else { continue }
      for (place, width) in columns.lunar.enumerated() {
        line.append(owed, .today)
        line.append(spaces(1 - metrics.width(of: owed)))
        owed = ""
        let date = place < cell.lunar.count ? cell.lunar[place] : nil
        line.append(metrics.padded(columns.text(date), to: width), cell.lunarRole(date))
      }
    }
    line.append(owed.isEmpty ? " " : owed, owed.isEmpty ? .plain : .today)
    return line
  }

  private func lunarRow(_ week: MonthPage.Week, _ place: Int) -> StyledLine {
    var line = StyledLine(spaces(columns.week), .label)
    let label = place < page.labels.count ? page.labels[place] : ""
    line.append(metrics.padded(label, to: columns.label), .label)
    for cell in week.cells {
      let date = place < cell.lunar.count ? cell.lunar[place] : nil
      line.append(
        metrics.padded(columns.text(date), to: columns.cell - columns.mark, .right),
        cell.lunarRole(date))
      line.append(spaces(columns.mark))
    }
    return line
  }
}

extension MonthPage.Cell {
  /// What the number of the day is.
  public func role(_ weekday: MonthPage.Weekday) -> TextRole {
    if isToday { return .today }
    if isOutside { return .outside }
    switch marks.first {
    case .makeupWorkday: return .makeupWorkday
    case .dayOff: return .dayOff
    default: return weekday.role
    }
  }

  /// What a lunar date of the day is.
  public func lunarRole(_ date: MonthPage.Lunar?) -> TextRole {
    if isOutside { return .outside }
    if marks.contains(.festival) || marks.contains(.dayOff) { return .festival }
    if marks.contains(.term) { return .term }
    return date?.isFirst == true ? .lunarFirst : .lunar
  }
}
