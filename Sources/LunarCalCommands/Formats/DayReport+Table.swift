import DayCore
import Lunisolar
import TerminalRenderer

extension DayReport {
  /// The report for a reader: a heading, then one fact a row.
  func table(in language: Language) -> FactTable {
    var rows = lunar.map { row(of: $0, in: language) } + noteRows(in: language)
    rows += skyRows(in: language)
    rows += (almanac?.facts(in: language, tradition: primary.tradition) ?? []).map { fact, text in
      FactTable.Row([fact.label(in: language), text])
    }
    return FactTable(title: title(in: language), rows: rows + uncertaintyRows(in: language))
  }

  func title(in language: Language) -> String { "\(day) \(day.weekday.name(in: language))" }

  /// The date in one tradition.
  func row(of entry: LunarEntry, in language: Language) -> FactTable.Row {
    FactTable.Row([
      language.words.name(of: entry.tradition), entry.text(of: day, in: language),
    ])
  }

  /// What the day is: holidays, festivals, events.
  func noteRows(in language: Language) -> [FactTable.Row] {
    let words = language.words
    return notes.filter { $0.kind != .term }.map { note in
      let remark = note.remark(words)
      return FactTable.Row(
        [note.kindName(words), note.title + (remark.isEmpty ? "" : " (\(remark))")],
        note.mark.role)
    }
  }

  /// Year, month and day by their cycles, the solar terms and the Moon's phases around the day.
  func skyRows(in language: Language) -> [FactTable.Row] {
    let words = language.words
    let date = primary.date(of: day)
    let year = date?.year ?? 0
    let animal = StemBranch(lunarYear: year).animal.name(in: language, tradition: primary.tradition)
    return [
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
  }

  /// Which dates may still shift.
  func uncertaintyRows(in language: Language) -> [FactTable.Row] {
    let words = language.words
    let uncertain = lunar.filter(\.isUncertain).map { words.name(of: $0.tradition) }
    guard !uncertain.isEmpty else { return [] }
    return [FactTable.Row([words.uncertain, words.uncertainty(uncertain.joined(separator: ", "))])]
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
