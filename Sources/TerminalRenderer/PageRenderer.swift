/// Turns pages into lines for a terminal: months side by side, as many as it holds, and under them
/// what is to be known of their days.
public struct PageRenderer: Sendable {
  /// The columns of the terminal, at least 2: what a full-width character takes.
  public var columns: Int
  /// How the dates of a month are arranged.
  public var layout: GridLayout
  /// How wide text is.
  public var metrics: TextMetrics

  /// Creates a renderer.
  public init(columns: Int, layout: GridLayout = .stacked, metrics: TextMetrics = TextMetrics()) {
    self.columns = max(2, columns)
    self.layout = layout
    self.metrics = metrics
  }

  /// The lines of all pages. No line is wider than the terminal.
  public func lines(of pages: [MonthPage]) -> [StyledLine] {
    guard !pages.isEmpty else { return [] }
    if layout == .wall, columns >= WallGrid.leastColumns(for: pages, metrics) {
      return joined(pages.map { WallGrid(page: $0, columns: columns, metrics: metrics).lines })
    }
    guard let (grid, count) = bestGrid(for: pages) else {
      return joined(pages.map { DayListing(page: $0, columns: columns, metrics: metrics).lines })
    }
    let bands = stride(from: 0, to: pages.count, by: count).map { start in
      let band = Array(pages[start..<min(start + count, pages.count)])
      return self.band(of: band, grid) + notes(of: band)
    }
    return joined(bands)
  }

  /// The spaces between two months side by side.
  private static let gap = 2

  /// The columns of the best grid, and how many months stand side by side: first as many as can
  /// be, then as well drawn as can be. Nil where the terminal is too narrow for any grid.
  private func bestGrid(for pages: [MonthPage]) -> (GridColumns, Int)? {
    let layouts: [GridLayout] =
      switch layout {
      case .stacked, .wall: [.stacked, .compact]
      case .inline: [.inline, .stacked, .compact]
      case .compact: [.compact]
      }
    for layout in layouts {
      var best: (GridColumns, Int)?
      for shape in GridShape.choices(for: layout) {
        let grid = GridColumns(shape, pages, metrics)
        guard grid.width <= columns else { continue }
        let count = Self.countInRow(
          atMost: (columns + Self.gap) / (grid.width + Self.gap), of: pages.count)
        if best == nil || count > best?.1 ?? 0 { best = (grid, count) }
        // Narrower ones can do no better.
        if count == pages.count { break }
      }
      if let (grid, count) = best {
        let room = (columns + Self.gap) / min(count, pages.count) - Self.gap
        return (grid.widened(to: room), count)
      }
    }
    return nil
  }

  /// How many months a row gets, so that the rows of a year are of one length.
  private static func countInRow(atMost most: Int, of count: Int) -> Int {
    if most >= count { return count }
    guard count == 12 else { return max(1, most) }
    return [6, 4, 3, 2].first { $0 <= most } ?? 1
  }

  private func band(of pages: [MonthPage], _ grid: GridColumns) -> [StyledLine] {
    let grids = pages.map { MonthGrid(page: $0, columns: grid) }
    let titles = grids.map { $0.titles }
    let bodies = grids.map { $0.lines }
    let titleCount = titles.map { $0.count }.max() ?? 0
    let bodyCount = bodies.map { $0.count }.max() ?? 0
    let blank = StyledLine(spaces(grid.width))
    let blocks = zip(titles, bodies).map { titles, body in
      titles + repeatElement(blank, count: titleCount - titles.count) + body
        + repeatElement(blank, count: bodyCount - body.count)
    }
    return (0..<titleCount + bodyCount).map { row in
      var line = StyledLine()
      for (place, block) in blocks.enumerated() {
        if place > 0 { line.append(spaces(Self.gap)) }
        line.append(block[row])
      }
      return line
    }
  }

  private func notes(of pages: [MonthPage]) -> [StyledLine] {
    let notes = pages.flatMap { $0.notes }
    let legend = LegendLine(pages: pages, columns: columns, metrics: metrics).lines
    let list = NoteList(
      notes: notes, hasMonths: pages.count > 1, columns: columns, metrics: metrics
    ).lines
    return (list.isEmpty ? [] : [StyledLine()] + list)
      + (legend.isEmpty ? [] : [StyledLine()] + legend)
  }

  private func joined(_ blocks: [[StyledLine]]) -> [StyledLine] {
    var lines: [StyledLine] = []
    for (place, block) in blocks.enumerated() {
      if place > 0 { lines.append(StyledLine()) }
      lines += block
    }
    return lines
  }
}

/// The line that explains the marks of a grid.
struct LegendLine {
  let pages: [MonthPage]
  let columns: Int
  let metrics: TextMetrics

  var lines: [StyledLine] {
    var symbols: [MonthPage.Symbol] = []
    for page in pages {
      for symbol in page.usedSymbols where !symbols.contains(symbol) { symbols.append(symbol) }
    }
    guard !symbols.isEmpty else { return [] }
    let indent = columns > 20 ? 2 : 0
    // Not joined(separator:), which at its first call costs as much as a grid.
    let text = symbols.reduce(into: "") { text, symbol in
      if !text.isEmpty { text += "  " }
      text += "\(symbol.text) \(symbol.meaning)"
    }
    guard metrics.width(of: text) + indent > columns else {
      return [StyledLine(spaces(indent) + text, .legend)]
    }
    return symbols.flatMap { symbol in
      metrics.wrapped("\(symbol.text) \(symbol.meaning)", width: columns - indent).map {
        StyledLine(spaces(indent) + $0, .legend)
      }
    }
  }
}
