import DayCore

/// The list of what a search found, with one hit selected.
struct HitsPane {
  var hits: [SearchHit]
  var selected: Int
  var area: Area
  var title: String

  /// The first hit shown, so that the selected one is.
  private var first: Int {
    max(0, min(selected - area.rows / 2, hits.count - area.rows))
  }

  func draw(on canvas: inout Canvas) {
    canvas.writeCentred(title, row: 0, width: canvas.columns, style: .title)
    for (offset, hit) in hits[first...].prefix(max(0, area.rows)).enumerated() {
      let style = Style(isCursor: first + offset == selected)
      canvas.write(
        "\(hit.day)  \(hit.title)", row: area.row + offset, column: 1, width: area.columns - 2,
        style: style)
    }
  }

  /// The hit in a row, nil when there is none.
  func index(atRow row: Int) -> Int? {
    let index = first + row - area.row
    return row >= area.row && row < area.row + area.rows && hits.indices.contains(index)
      ? index : nil
  }
}
