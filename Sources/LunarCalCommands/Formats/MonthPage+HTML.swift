import TerminalRenderer

extension MonthPage {
  /// The grid as a table with a caption.
  func html(_ words: Words) -> String {
    let title = titles.first ?? ""
    let subtitles = titles.dropFirst().map { Markup.element("span", text: $0) }
    let weekHead =
      weekTitle.map { Markup.element("th", "scope=\"col\" class=\"week\"", text: $0) } ?? ""
    let heads = weekdays.map { weekday in
      Markup.element("th", "scope=\"col\" \(weekday.role.htmlClass)", text: weekday.name)
    }
    return """
      <section class="month">
      <table>
      <caption>\(Markup.element("b", text: title))\(subtitles.joined(separator: "<br>"))</caption>
      <thead><tr>\(weekHead)\(heads.joined())</tr></thead>
      <tbody>
      \(weeks.map { row($0, words) }.joined())</tbody>
      </table>
      </section>

      """
  }

  private func row(_ week: Week, _ words: Words) -> String {
    let number =
      weekTitle == nil
      ? "" : Markup.element("th", "scope=\"row\" class=\"week\"", text: week.number)
    return "<tr>\(number)"
      + zip(week.cells, weekdays).map { cell($0, $1, words) }.joined(separator: "\n") + "</tr>\n"
  }

  private func cell(_ cell: Cell, _ weekday: Weekday, _ words: Words) -> String {
    // Today's own look adds to that of the kind of day.
    var plain = cell
    plain.isToday = false
    let classes = [plain.role(weekday).cssClass, cell.isToday ? "today" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let symbol = symbol(of: cell)
    let mark = symbol.map { used in
      let meaning = usedSymbols.first { $0.text == used }?.meaning ?? ""
      return "<abbr title=\"\(Markup.escaped(meaning))\">\(Markup.escaped(used))</abbr>"
    }
    let lunar = cell.lunar.enumerated().map { place, date in
      let label = labels.isEmpty ? "" : Markup.element("i", text: labels[place]) + " "
      let role = cell.isOutside ? TextRole.lunar : cell.lunarRole(date)
      return "<span \(role.htmlClass)>\(label)\(Markup.escaped(date.text))</span>"
    }
    let names = cell.names.map { name in
      Markup.element("span", "class=\"name \(name.role.cssClass)\"", text: name.text)
    }
    let current = cell.isToday ? " aria-current=\"date\"" : ""
    return "<td\(classes.isEmpty ? "" : " class=\"\(classes)\"")\(current)>"
      + "<time datetime=\"\(cell.date)\">\(Markup.escaped(cell.solar))\(mark ?? "")</time>"
      + lunar.joined() + names.joined() + "</td>"
  }
}

extension [MonthPage] {
  /// The list of what is to be known of the days of all pages, as a table.
  func noteTable(_ words: Words) -> FactTable? {
    let notes = flatMap(\.notes)
    guard !notes.isEmpty else { return nil }
    let labels = first?.labels ?? []
    let lunar = labels.isEmpty ? [words.lunarDate] : labels
    return FactTable(
      title: words.list,
      headings: [words.date, words.weekday] + lunar + [words.name, words.remark],
      rows: notes.map { note in
        let empty = Array<String>(repeating: "", count: lunar.count - note.lunar.count)
        return FactTable.Row(
          [note.date, note.weekday] + note.lunar + empty + [note.title, note.remark],
          note.mark.role)
      })
  }

  /// The explanations of the marks that the grids use.
  var legend: [String] {
    var symbols: [MonthPage.Symbol] = []
    for symbol in flatMap(\.usedSymbols) where !symbols.contains(symbol) { symbols.append(symbol) }
    return symbols.map { "\($0.text) \($0.meaning)" }
  }

  /// The pages as one document.
  func html(title: String, remarks: [String], language: String, _ words: Words) -> HTMLDocument {
    let kind = count == 1 ? "months one" : count > 6 ? "months year" : "months"
    let marks = legend.map { Markup.element("span", text: $0) }.joined()
    let legend = marks.isEmpty ? "" : "<p class=\"legend\">\(marks)</p>\n"
    let body =
      (count == 1 ? "" : Markup.element("h1", text: title) + "\n")
      + "<div class=\"\(kind)\">\n\(map { $0.html(words) }.joined())</div>\n" + legend
      + (noteTable(words)?.html() ?? "")
      + remarks.map { Markup.element("p", text: $0) + "\n" }.joined()
    return HTMLDocument(title: title, language: language, body: body)
  }

  /// The pages as tables of Markdown.
  func markdown(title: String, remarks: [String], _ words: Words) -> String {
    let pages = map { page in
      let subtitles = page.titles.dropFirst().map { Markdown.escaped($0) + "  \n" }.joined()
      let head = (page.weekTitle.map { [$0] } ?? []) + page.weekdays.map(\.name)
      let rows = page.weeks.map { week in
        (page.weekTitle == nil ? [] : [week.number])
          + week.cells.map { page.markdownCell($0) }
      }
      let lines =
        [head.map(Markdown.escaped), head.map { _ in ":-:" }].map(FactTable.markdownRow)
        + rows.map(FactTable.markdownRow)
      return "## \(Markdown.escaped(page.titles.first ?? ""))\n\n\(subtitles)\n" + lines.joined()
    }
    let list = noteTable(words).map { "\n" + $0.markdown } ?? ""
    let marks = legend.map(Markdown.escaped).joined(separator: ", ")
    let legend = marks.isEmpty ? "" : "\n\(marks)\n"
    return pages.joined(separator: "\n") + legend + list
      + remarks.map { "\n\(Markdown.escaped($0))\n" }.joined()
  }
}

extension MonthPage {
  fileprivate func markdownCell(_ cell: Cell) -> String {
    let symbol = symbol(of: cell).map(Markdown.escaped) ?? ""
    let solar = cell.solar + symbol
    let lunar = cell.lunar.enumerated().filter { !$0.element.text.isEmpty }.map { place, date in
      (labels.isEmpty ? "" : labels[place] + " ") + Markdown.escaped(date.text)
    }
    let number = cell.isOutside ? solar : cell.isToday ? "**[\(solar)]**" : "**\(solar)**"
    return ([number] + lunar).joined(separator: "<br>")
  }
}
