import DayCore
import Lunisolar
import TerminalRenderer

extension DayReport {
  /// The day as events: its lunar dates with everything else that is known of it, and each holiday,
  /// festival and solar term.
  func events(in language: Language) -> [ICalendarEvent] {
    let words = language.words
    let dates = lunar.compactMap { entry -> String? in
      guard let date = entry.date(of: day) else { return nil }
      let name = date.name(in: language)
      return lunar.count > 1 ? "\(words.name(of: entry.tradition)): \(name)" : name
    }
    let facts = table(in: language).rows.map { $0.cells.joined(separator: ": ") }
    let lunarDay = ICalendarEvent(
      id: "lunar", time: .day(day),
      summary: dates.joined(separator: ", "), description: facts.joined(separator: "\n"),
      categories: [words.lunarDate])
    return [lunarDay] + notes.map { $0.event(words) }
  }
}
