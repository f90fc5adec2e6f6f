import DayCore
import Lunisolar
import TerminalRenderer

extension DayReport {
  /// The report for a reader: a heading, then one fact a row.
  func table(in language: Language) -> FactTable {
    let words = language.words
    let date = primary.date(of: day)
    let year = date?.year ?? 0
    let animal = StemBranch(lunarYear: year).animal.name(in: language, tradition: primary.tradition)
    var rows = lunar.map { entry in
      FactTable.Row([words.name(of: entry.tradition), entry.text(of: day, in: language)])
    }
    rows += notes.filter { $0.kind != .term }.map { note in
      let remark = note.remark(words)
      return FactTable.Row(
        [note.kindName(words), note.title + (remark.isEmpty ? "" : " (\(remark))")],
        note.mark.role)
    }
    rows += [
      [
        words.year,
        "\(StemBranch(lunarYear: year).nameWithCharacters(in: language)), \(animal)",
      ],
      [
        words.month,
        StemBranch(lunarYear: year, month: date?.month ?? 1).nameWithCharacters(in: language),
      ],
      [words.day, StemBranch(day: day).nameWithCharacters(in: language)],
      [
        words.term,
        """
        \(words.since(currentTerm.term.name(in: language), currentTerm.day)), \
        \(words.on(nextTerm.term.name(in: language), nextTerm.day))
        """,
      ],
      [
        words.moonPhase,
        """
        \(words.on(lastPhase.phase.name(in: language), lastPhase.day)), \
        \(words.on(nextPhase.phase.name(in: language), nextPhase.day))
        """,
      ],
    ].map { FactTable.Row($0) }
    rows += (almanac?.facts(in: language, tradition: primary.tradition) ?? []).map { fact, text in
      FactTable.Row([fact.label(in: language), text])
    }
    let uncertain = lunar.filter(\.isUncertain).map { words.name(of: $0.tradition) }
    if !uncertain.isEmpty {
      rows.append(
        FactTable.Row([words.uncertain, words.uncertainty(uncertain.joined(separator: ", "))]))
    }
    return FactTable(title: "\(day) \(day.weekday.name(in: language))", rows: rows)
  }

  /// The report in lines, as wide as they come.
  func text(in language: Language) -> String {
    table(in: language).lines(columns: .max / 2, TextMetrics())
      .map { $0.plainText + "\n" }.joined()
  }
}

extension DayReport.LunarEntry {
  fileprivate func text(of day: Day, in language: Language) -> String {
    guard let month, let date = date(of: day) else {
      return coverage.map(language.words.covers) ?? ""
    }
    return "\(date)  \(date.name(in: language)) (\(language.words.days(month.length)))"
  }
}
