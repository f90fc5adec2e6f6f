import TerminalRenderer

/// A table of facts in a reader's words: what `lookup`, `terms` and `holidays` show in the forms
/// that people read.
struct FactTable {
  var title: String
  /// The headings of the columns, or none for a table whose first column is its headings.
  var headings: [String] = []
  var rows: [Row]
  /// Sentences under the table.
  var remarks: [String] = []

  struct Row {
    var cells: [String]
    var role: TextRole = .plain

    init(_ cells: [String], _ role: TextRole = .plain) {
      self.cells = cells
      self.role = role
    }
  }
}

extension FactTable {
  /// The table for a terminal: columns, the widest broken where they do not fit, else each row
  /// broken as a whole.
  func lines(columns: Int, _ metrics: TextMetrics) -> [StyledLine] {
    let all = (headings.isEmpty ? [] : [headings]) + rows.map(\.cells)
    let count = all.map(\.count).max() ?? 0
    let widths = (0..<count).map { place in
      all.map { place < $0.count ? metrics.width(of: $0[place]) : 0 }.max() ?? 0
    }
    let fitted = Self.fitted(widths, columns: columns)
    var lines = metrics.wrapped(title, width: columns).map { StyledLine($0, .title) }
    if !headings.isEmpty, let fitted {
      lines += tabular(Row(headings, .weekday), widths: fitted, metrics)
    }
    for row in rows {
      lines +=
        fitted.map { tabular(row, widths: $0, metrics) } ?? broken(row, columns: columns, metrics)
    }
    for remark in remarks {
      lines.append(StyledLine())
      lines += metrics.wrapped(remark, width: columns).map { StyledLine($0, .legend) }
    }
    return lines
  }

  /// Widths with which the columns fit beside each other: the widest are narrowed, but not so far
  /// that hardly a word is left of them; nil where that is not enough.
  private static func fitted(_ natural: [Int], columns: Int) -> [Int]? {
    let leastBroken = 24
    var widths = natural
    var room = columns - 2 * widths.count - widths.reduce(0, +)
    while room < 0 {
      guard let widest = widths.indices.max(by: { widths[$0] <= widths[$1] }),
        widths[widest] > leastBroken
      else { return nil }
      widths[widest] -= 1
      room += 1
    }
    return widths
  }

  private func tabular(_ row: Row, widths: [Int], _ metrics: TextMetrics) -> [StyledLine] {
    let cells = zip(row.cells, widths).map { metrics.wrapped($0, width: max(1, $1)) }
    return (0..<max(1, cells.map(\.count).max() ?? 1)).map { height in
      var line = StyledLine("  ")
      for (place, (cell, width)) in zip(cells, widths).enumerated() {
        let text = height < cell.count ? cell[height] : ""
        let isLast = cells.dropFirst(place + 1).allSatisfy { $0.count <= height }
        line.append(
          isLast ? text : metrics.padded(text, to: width + 2),
          headings.isEmpty && place == 0 ? .label : row.role)
        if isLast { break }
      }
      return line
    }
  }

  private func broken(_ row: Row, columns: Int, _ metrics: TextMetrics) -> [StyledLine] {
    let indent = columns > 12 ? 2 : columns > 4 ? 1 : 0
    let text = row.cells.filter { !$0.isEmpty }.joined(separator: " ")
    let lines = metrics.wrapped(text, width: columns - indent).enumerated().map { place, part in
      StyledLine((place == 0 ? "" : spaces(indent)) + part, row.role)
    }
    guard headings.isEmpty, row.cells.count > 1, let label = row.cells.first,
      let first = lines.first?.plainText, first.hasPrefix(label)
    else { return lines }
    var start = StyledLine(label, .label)
    start.append(String(first.dropFirst(label.count)), row.role)
    return [start] + lines.dropFirst()
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension FactTable {
  /// The table in Markdown, as GitHub and most chats read it.
  var markdown: String {
    let columns = max(headings.count, rows.map(\.cells.count).max() ?? 1)
    let header = headings.isEmpty ? Array(repeating: "", count: columns) : headings
    let lines =
      [header, Array(repeating: "---", count: columns)].map(Self.markdownRow)
      + rows.map { row in
        var cells = row.cells.map(Markdown.escaped)
        if headings.isEmpty, let first = cells.first { cells[0] = "**\(first)**" }
        return Self.markdownRow(cells)
      }
    return "## \(Markdown.escaped(title))\n\n" + lines.joined()
      + remarks.map { "\n\(Markdown.escaped($0))\n" }.joined()
  }

  static func markdownRow(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |\n"
  }

  /// The table as a section of a page, under a heading of a level.
  func html(heading: String = "h2") -> String {
    let head =
      headings.isEmpty
      ? ""
      : "<thead><tr>"
        + headings.map { Markup.element("th", "scope=\"col\"", text: $0) }.joined()
        + "</tr></thead>\n"
    let body = rows.map { row in
      "<tr>"
        + row.cells.enumerated().map { place, cell in
          place == 0
            ? Markup.element("th", "scope=\"row\"", text: cell)
            : Markup.element("td", row.role.htmlClass, text: cell)
        }.joined() + "</tr>\n"
    }
    return """
      <section class="facts">
      \(Markup.element(heading, text: title))
      <table>
      \(head)<tbody>
      \(body.joined())</tbody>
      </table>
      \(remarks.map { Markup.element("p", text: $0) + "\n" }.joined())</section>

      """
  }
}
