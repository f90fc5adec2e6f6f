import Annotation
import DayCore
import LunarDatabase
import Lunisolar
import TerminalRenderer
import TerminalUI

extension TableSource {
  /// So far it is looked for what comes next.
  private static let daysAhead = 120

  func details(of day: Day, rows: Int, columns: Int) -> [StyledLine] {
    do throws(LunarDatabaseError) {
      let (facts, others) = try facts(of: day)
      func lines(_ rows: [FactTable.Row]) -> [StyledLine] {
        FactTable(title: facts.title, rows: rows).lines(columns: columns, TextMetrics())
      }
      let (short, long) = (lines(facts.rows), lines(facts.rows + others))
      // The dates of other traditions give way to what comes next where both do not fit.
      let fitsAll = rows - long.count > 5 || rows - short.count < 4
      let all = fitsAll ? long : short
      return all + coming(after: day, rows: rows - all.count, columns: columns)
    } catch {
      return [StyledLine("\(day)", .title)] + noteLines(of: day, columns)
        + TextMetrics().wrapped(error.description, width: columns).map { StyledLine($0, .dayOff) }
    }
  }

  /// What the day is, its dates in the traditions shown, and the sky; and its dates in the others.
  private func facts(
    of day: Day
  ) throws(LunarDatabaseError) -> (FactTable, others: [FactTable.Row]) {
    let shown = annotator.traditions
    let others = Tradition.allCases.filter { !shown.contains($0) }
    let span = try DaySpan(day...day, traditions: shown + others, in: database)
    let notes = (cache.day(day)?.records ?? []).map { DayNote($0, in: language) }
    let report = try DayReport(
      day, in: span, notes: notes.sorted, isStrict: false, primary: shown.first,
      database: database)
    func dates(_ areShown: Bool) -> [FactTable.Row] {
      report.lunar.filter { shown.contains($0.tradition) == areShown }
        .map { report.row(of: $0, in: language) }
    }
    var rows = [FactTable.Row([language.distanceHeading, distance(to: day)], .legend)]
    rows += report.noteRows(in: language) + dates(true) + report.uncertaintyRows(in: language)
    rows += report.skyRows(in: language)
    func shownRows(_ rows: [FactTable.Row]) -> [FactTable.Row] {
      isUTF8 ? rows : rows.map { FactTable.Row($0.cells.map(\.withoutForeignWords), $0.role) }
    }
    return (
      FactTable(title: report.title(in: language), rows: shownRows(rows)), shownRows(dates(false))
    )
  }

  private func distance(to day: Day) -> String {
    language.distanceName(from: options.today, to: day)
  }

  /// What the next days are, under a heading; nothing where there is no room for three lines.
  private func coming(after day: Day, rows: Int, columns: Int) -> [StyledLine] {
    guard rows >= 4 else { return [] }
    var lines: [StyledLine] = []
    for offset in 1...Self.daysAhead where lines.count < rows - 2 {
      lines += noteLines(of: day + offset, columns)
    }
    guard !lines.isEmpty else { return [] }
    return [StyledLine(), StyledLine(language.words.coming, .title)] + lines.prefix(rows - 2)
  }

  /// What a day is, a line each, with the date in front, cut where there is no room.
  private func noteLines(of day: Day, _ columns: Int) -> [StyledLine] {
    let notes = (cache.day(day)?.records ?? []).map { DayNote($0, in: language) }.sorted
    guard !notes.isEmpty else { return [] }
    let words = language.words
    let date = day.dayComponents
    let start = words.monthDay(date.month, date.dayOfMonth).padded(to: 6) + "  "
    return notes.map { note in
      var line = StyledLine(start, .label)
      line.append(
        TextMetrics().prefix(of: note.title, width: max(0, columns - start.displayWidth)),
        note.mark.role)
      return line
    }
  }
}

extension String {
  /// The text without the words that ASCII cannot write: Chinese characters beside their English
  /// reading say nothing where they cannot be shown.
  fileprivate var withoutForeignWords: String {
    split(separator: " ").filter { $0.contains(where: \.isASCII) }.joined(separator: " ")
  }
}
