import DayCore
import Lunisolar

extension [DayReport] {
  /// One row a day, as documented in `Documentation/csv.md`. The columns of a tradition stand there
  /// for every day, empty where it does not cover the day.
  func csv(_ traditions: [Tradition]) -> CSVTable {
    let lunar = ["year", "month", "leap", "day", "month_length", "uncertain"]
    return CSVTable(
      header: ["date", "weekday", "iso_week"]
        + traditions.flatMap { tradition in
          lunar.map { "\(tradition.code.map { $0 == "-" ? "_" : String($0) }.joined())_\($0)" }
        } + [
          "year_stem_branch", "month_stem_branch", "day_stem_branch", "zodiac", "term",
          "term_since",
          "next_term", "next_term_date", "moon", "moon_since", "next_moon", "next_moon_date", "off",
          "makeup_workday", "notes",
        ],
      rows: map { $0.csvRow(traditions) })
  }
}

extension DayReport {
  fileprivate func csvRow(_ traditions: [Tradition]) -> [String] {
    let date = primary.date(of: day)
    let year = date?.year ?? 0
    let lunarFields = traditions.flatMap { tradition -> [String] in
      guard let entry = lunar.first(where: { $0.tradition == tradition }), let month = entry.month
      else { return Array(repeating: "", count: 6) }
      let date = month.date(of: day)
      return [
        String(date.year), String(date.month), String(date.isLeapMonth), String(date.day),
        String(month.length), String(entry.isUncertain),
      ]
    }
    let week = day.isoWeekNumber
    let head = [
      day.description, String(describing: day.weekday),
      "\(day.isoWeekYear)-W\(week < 10 ? "0" : "")\(week)",
    ]
    let cycles = [
      StemBranch(lunarYear: year).description,
      StemBranch(lunarYear: year, month: date?.month ?? 1).description,
      StemBranch(day: day).description, String(describing: StemBranch(lunarYear: year).animal),
    ]
    let sky = [
      currentTerm.term.name, currentTerm.day.description, nextTerm.term.name,
      nextTerm.day.description, String(describing: lastPhase.phase), lastPhase.day.description,
      String(describing: nextPhase.phase), nextPhase.day.description,
    ]
    let titles = notes.filter { $0.kind != .term }.map(\.title).joined(separator: "; ")
    return head + lunarFields + cycles + sky + [String(isOff), String(isMakeupWorkday), titles]
  }
}
