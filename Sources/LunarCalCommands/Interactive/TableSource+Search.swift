import DayCore
import LunarDatabase
import Lunisolar
import TerminalUI

extension TableSource {
  /// How far a search looks ahead.
  private static let searchedYears = 3

  func search(_ text: String, from day: Day, limit: Int) -> [SearchHit] {
    let wanted = text.lowercased()
    let first = day.daysSince1970 * 86_400
    let last = day.day(byAdding: .year, value: Self.searchedYears).daysSince1970 * 86_400
    guard !wanted.isEmpty, first <= last, let terms = try? database.solarTerms(utc: first...last)
    else { return [] }
    let hits = terms.compactMap { entry -> SearchHit? in
      let name = entry.term.name(in: language)
      guard name.lowercased().contains(wanted) else { return nil }
      return SearchHit(day: tradition.localDay(ofUT: entry.utc), title: name)
    }
    return Array(hits.prefix(limit))
  }
}
