import DayCore
import Lunisolar

/// One tradition's months over a span of days.
struct LunarColumn {
  let tradition: Tradition
  let months: [LunarMonth]

  init(_ tradition: Tradition, months: [LunarMonth]) {
    self.tradition = tradition
    self.months = months
  }

  /// The month of a day, or nil outside the coverage.
  func month(containing day: Day) -> LunarMonth? {
    months.first { $0.firstDay...$0.lastDay ~= day }
  }

  /// The lunar date of a day, or nil outside the coverage.
  func date(of day: Day) -> LunarDate? {
    month(containing: day)?.date(of: day)
  }

  /// The months of which a day lies in the range.
  func months(meeting days: ClosedRange<Day>) -> [LunarMonth] {
    months.filter { $0.firstDay <= days.upperBound && $0.lastDay >= days.lowerBound }
  }

  /// The lunar months that the days meet, in words; nil where there are none. Of two months of one
  /// year the year is named once, where the language has it.
  func title(for days: ClosedRange<Day>, in language: Language) -> String? {
    let months = months(meeting: days)
    guard let first = months.first, let last = months.last else { return nil }
    var start = first.nameWithYear(in: language)
    guard first != last else { return start }
    var end = last.nameWithYear(in: language)
    if first.year == last.year {
      if start.hasPrefix(first.name(in: language)) {
        start = first.name(in: language)
      } else {
        end = last.name(in: language)
      }
    }
    return start + " – " + end
  }
}
