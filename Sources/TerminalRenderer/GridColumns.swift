/// The columns of a grid, measured over all pages that stand side by side, so that they align.
struct GridColumns {
  let shape: GridShape
  let metrics: TextMetrics
  /// The number of the week, with the space behind it.
  private(set) var week = 0
  /// The tradition's name beside its line.
  private(set) var label = 0
  /// The digits of a solar day.
  private(set) var solar = 2
  /// The symbol of a mark.
  private(set) var mark = 0
  /// One lunar date, by tradition, where it stands beside the solar one.
  private(set) var lunar: [Int] = []
  /// A whole cell: the texts, the mark, and a space where there are no marks.
  private(set) var cell = 0
  /// The spans behind the days, by tradition.
  private(set) var spans: [Int] = []

  init(_ shape: GridShape, _ pages: [MonthPage], _ metrics: TextMetrics) {
    self.shape = shape
    self.metrics = metrics
    func widest(_ texts: some Sequence<String>) -> Int {
      texts.reduce(0) { max($0, metrics.width(of: $1)) }
    }
    let weeks = pages.flatMap { $0.weeks }
    let cells = weeks.flatMap { $0.cells }
    let traditions = cells.map { $0.lunar.count }.max() ?? 0
    for page in pages {
      for week in page.weeks {
        for cell in week.cells {
          if let symbol = page.symbol(of: cell) { mark = max(mark, metrics.width(of: symbol)) }
        }
      }
    }
    solar = max(2, widest(cells.map { $0.solar }))
    lunar = (0..<traditions).map { place in
      widest(cells.map { text(place < $0.lunar.count ? $0.lunar[place] : nil) })
    }
    let weekdays = widest(
      pages.flatMap { $0.weekdays }.map { shape.hasWeekdayNames ? $0.name : $0.narrow })
    let labels = pages.flatMap { $0.labels }
    if shape.hasSides, pages.contains(where: { $0.weekTitle != nil }) {
      week = widest(weeks.map { $0.number } + pages.compactMap { $0.weekTitle }) + 1
    }
    switch shape.layout {
    case .stacked, .wall:
      let content = ([solar, weekdays] + lunar).max() ?? 0
      // Under a mark and over it there is nothing: its column parts the cells as well as a space.
      cell = max(content + max(mark, 1), solar + mark + 1)
      label = widest(labels)
    case .inline:
      if !labels.isEmpty { lunar = zip(lunar, labels).map { max($0, metrics.width(of: $1)) } }
      cell = max(solar + mark + lunar.reduce(0) { $0 + $1 + 1 }, weekdays) + 1
    case .compact:
      cell = max(solar + mark, weekdays) + 1
      if shape.hasSides {
        spans = (0..<traditions).map { place in
          widest(weeks.map { place < $0.spans.count ? $0.spans[place] : "" } + labels)
        }
      }
    }
  }

  /// The same with roomier cells, for a grid that may be so many columns wide.
  func widened(to columns: Int) -> GridColumns {
    guard shape.layout == .stacked else { return self }
    var wider = self
    let comfortable = max(Self.comfortableCell, cell + 1)
    wider.cell = min(comfortable, cell + max(0, columns - width) / 7)
    return wider
  }

  /// What the columns of a month are best read at.
  private static let comfortableCell = 7

  /// The columns of the whole grid; the last one is for the bracket that closes today.
  var width: Int {
    week + label + 7 * cell + 1 + spans.reduce(0) { $0 + $1 + 1 }
  }

  /// A lunar date as the shape wants it.
  func text(_ date: MonthPage.Lunar?) -> String {
    guard let date else { return "" }
    return shape.isNamed ? date.text : date.short
  }
}
