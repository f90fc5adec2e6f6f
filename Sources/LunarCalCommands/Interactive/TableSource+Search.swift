import Annotation
import DayCore
import LunarDatabase
import Lunisolar
import TerminalUI

extension TableSource {
  /// How far a search looks ahead.
  private static let searchedYears = 5

  /// Finds holidays, festivals and events by any of their names, and solar terms by their name in
  /// the language shown. Case and accents do not matter: `tet` finds Tết.
  func search(_ text: String, from day: Day, limit: Int) -> [SearchHit] {
    let wanted = text.foldedForSearch
    guard !wanted.isEmpty else { return [] }
    let days = day...day.day(byAdding: .year, value: Self.searchedYears)
    var hits = terms(in: days).filter { $0.title.foldedForSearch.holds(wanted) }
    for record in records(in: days)
    where record.names.values.contains(where: {
      $0.foldedForSearch.holds(wanted)
    }) {
      hits.append(SearchHit(day: record.day, title: record.name(in: language)))
    }
    // What a region keeps and a festival layer has too is one hit.
    let sorted = Set(hits).sorted { ($0.day, $0.title) < ($1.day, $1.title) }
    return Array(sorted.prefix(limit))
  }

  private func records(in days: ClosedRange<Day>) -> [HolidayRecord] {
    annotator.regions.flatMap { region in
      (try? database.holidays(in: days, region: region.code)) ?? []
    } + annotator.events(days)
  }

  private func terms(in days: ClosedRange<Day>) -> [SearchHit] {
    // A day on either side, for the zones that are ahead of Greenwich or behind.
    let first = (days.lowerBound.daysSince1970 - 1) * 86_400
    let last = (days.upperBound.daysSince1970 + 1) * 86_400
    let terms = (try? database.solarTerms(utc: first...last)) ?? []
    return terms.map { entry in
      SearchHit(
        day: tradition.localDay(ofUT: entry.utc), title: entry.term.name(in: language))
    }.filter { days.contains($0.day) }
  }
}

extension String {
  /// The text in lower case without accents, by the names that Unicode gives its letters: both
  /// "LATIN SMALL LETTER E WITH CIRCUMFLEX AND ACUTE" and a bare E are found by `e`.
  var foldedForSearch: String {
    var folded = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars {
      let properties = scalar.properties
      if scalar.isASCII {
        folded.append(scalar)
      } else if properties.generalCategory == .nonspacingMark {
        continue
      } else if let letter = Self.latinLetter(properties.name) {
        folded.append(letter)
      } else {
        folded.append(scalar)
      }
    }
    return String(folded)
  }

  private static func latinLetter(_ name: String?) -> Unicode.Scalar? {
    let start = "LATIN SMALL LETTER "
    guard let name, name.hasPrefix(start) else { return nil }
    let letter = name.dropFirst(start.count).prefix { $0 != " " }
    return letter.unicodeScalars.count == 1 ? letter.lowercased().unicodeScalars.first : nil
  }
}
