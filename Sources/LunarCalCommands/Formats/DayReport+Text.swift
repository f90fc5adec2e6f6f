import DayCore
import Lunisolar
import TerminalRenderer

extension DayReport {
  /// The report for a reader: a heading, then one fact a line.
  func text(in language: Language) -> String {
    let date = primary.date(of: day)
    let year = date?.year ?? 0
    let animal = StemBranch(lunarYear: year).animal.name(in: language, tradition: primary.tradition)
    var rows = lunar.map { ($0.tradition.name, $0.text(of: day, in: language)) }
    rows += [
      ("Year", "\(name(StemBranch(lunarYear: year), language)), \(animal)"),
      ("Month", name(StemBranch(lunarYear: year, month: date?.month ?? 1), language)),
      ("Day", name(StemBranch(day: day), language)),
      (
        "Solar term",
        """
        \(currentTerm.term.name(in: language)) since \(currentTerm.day), \
        \(nextTerm.term.name(in: language)) on \(nextTerm.day)
        """
      ),
      (
        "Moon",
        """
        \(lastPhase.phase.name(in: language)) on \(lastPhase.day), \
        \(nextPhase.phase.name(in: language)) on \(nextPhase.day)
        """
      ),
    ]
    let uncertain = lunar.filter(\.isUncertain).map(\.tradition.name)
    if !uncertain.isEmpty {
      rows.append(
        (
          "Uncertain",
          """
          \(uncertain.joined(separator: ", ")): the new moon or a solar term falls so close to \
          midnight that the Earth's rotation, which cannot be predicted so well, may shift the \
          date by a day
          """
        ))
    }
    let width = (rows.map(\.0.displayWidth).max() ?? 0) + 2
    return "\(day) \(day.weekday.name(in: language))\n"
      + rows.map { "  \($0.0.padded(to: width))\($0.1)\n" }.joined()
  }

  /// The two characters, and what they are called where that is something else.
  private func name(_ pair: StemBranch, _ language: Language) -> String {
    let name = pair.name(in: language)
    return name == pair.description ? name : "\(pair) \(name)"
  }
}

extension DayReport.LunarEntry {
  fileprivate func text(of day: Day, in language: Language) -> String {
    guard let month, let date = date(of: day) else {
      return coverage.map(language.words.covers) ?? ""
    }
    return "\(date)  \(date.name(in: language)) (\(month.length) days)"
  }
}
