/// Lays the list under a grid out: one line a note, broken where it is wider than the terminal.
struct NoteList {
  let notes: [MonthPage.Note]
  /// Whether the notes are about more than one month.
  let hasMonths: Bool
  let columns: Int
  let metrics: TextMetrics

  var lines: [StyledLine] {
    func widest(_ texts: [String]) -> Int { texts.map(metrics.width).max() ?? 0 }
    let dates = notes.map { hasMonths ? $0.date : $0.day }
    let dateWidth = widest(dates)
    let weekdayWidth = widest(notes.map { $0.weekday })
    let lunarWidths = (0..<(notes.map { $0.lunar.count }.max() ?? 0)).map { place in
      widest(notes.map { place < $0.lunar.count ? $0.lunar[place] : "" })
    }
    let head = dateWidth + weekdayWidth + lunarWidths.reduce(5) { $0 + $1 + 2 }
    // Where the columns before the title leave it no room, the title stands under them.
    let isNarrow = columns - head < 16
    let indent = isNarrow ? min(2, columns / 4) : head
    let titleWidth = widest(notes.map { $0.title })
    let remarkWidth = widest(notes.map { $0.remark })
    let isOneLine = !isNarrow && head + titleWidth + 2 + remarkWidth <= columns

    return zip(notes, dates).flatMap { note, date in
      var line = StyledLine(isNarrow ? "" : "  ")
      line.append(metrics.padded(date, to: dateWidth, .right), .day)
      line.append(" " + metrics.padded(note.weekday, to: weekdayWidth), .weekday)
      for (lunar, width) in zip(note.lunar, lunarWidths) {
        line.append((isNarrow ? " " : "  ") + metrics.padded(lunar, to: width, .right), .lunar)
      }
      if isOneLine {
        line.append(isNarrow ? "" : "  ")
        line.pad(to: head, metrics)
        line.append(note.title, note.mark.role)
        guard !note.remark.isEmpty else { return [line] }
        line.append(spaces(titleWidth - metrics.width(of: note.title) + 2))
        line.append(note.remark, note.mark.role)
        return [line]
      }
      let text = note.title + (note.remark.isEmpty ? "" : " (\(note.remark))")
      var texts = metrics.wrapped(text, width: max(1, columns - indent))
      if isNarrow {
        let heads = metrics.wrapped(trimmed(line.plainText), width: max(1, columns))
        return heads.map { StyledLine($0, .day) }
          + texts.map { StyledLine(spaces(indent) + $0, note.mark.role) }
      }
      line.pad(to: head, metrics)
      line.append(texts.removeFirst(), note.mark.role)
      return [line] + texts.map { StyledLine(spaces(indent) + $0, note.mark.role) }
    }
  }

  private func trimmed(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}
