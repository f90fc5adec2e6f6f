// Prints the almanac of every day from 1900 to 2100 as CSV, Chinese tradition and names, for
// Tools/check-almanac.py. Columns that hold several values separate them by spaces.

import DayCore
import LunarDatabaseBundled
import Lunisolar

let language = Language.simplifiedChinese
let columns = [
  "date", "lunar", "uncertain", "year", "year_by_lichun", "month", "month_by_term", "day", "hours",
  "animal", "clash", "nayin", "officer", "mansion", "spirit", "auspicious", "sanfu", "shujiu",
  "pentad", "term", "phase", "rokuyo",
]

func fail(_ message: String) -> Never {
  let line = Array("almanac-dump: \(message)\n".utf8)
  _ = write(2, line, line.count)
  exit(1)
}

/// Whether the day's lunar date could still shift: its month, or the one that begins the day after.
func isUncertain(_ day: Day, in months: LunarTable) -> Bool {
  [day, day + 1].contains { months.month(containing: $0)?.isUncertain == true }
}

func row(
  _ almanac: DayAlmanac, months: LunarTable, terms: TermTable, phases: MoonPhaseTable
) -> [String] {
  let day = almanac.day
  let hours = [0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23].map {
    DoubleHour(hour: $0, of: day).stemBranch.description
  }
  return [
    day.description, almanac.lunarDate.description,
    isUncertain(day, in: months) ? "uncertain" : "", almanac.year.description,
    almanac.yearByLichun.description, almanac.month.description,
    almanac.monthByTerm.description, almanac.dayPair.description, hours.joined(separator: " "),
    almanac.year.animal.name(in: language), almanac.clash.name(in: language),
    almanac.nayin.name(in: language), almanac.officer.name(in: language),
    almanac.mansion.name(in: language), almanac.spirit.name(in: language),
    almanac.auspiciousHours.map { $0.stemBranch.branchName(in: language) }.joined(),
    almanac.sanfu.map { "\($0.period.name(in: language)) \($0.number)" } ?? "",
    almanac.shujiu.map { "\($0.name(in: language)) \($0.number)" } ?? "",
    almanac.pentad?.name(in: language) ?? "", terms.term(on: day)?.name(in: language) ?? "",
    phases.phase(on: day)?.name(in: language) ?? "",
    Rokuyo(almanac.lunarDate).name(in: language),
  ]
}

do {
  let database = try LunarDatabase.bundled
  let months = try database.table(for: .chinese)
  let terms = try database.terms(for: .chinese)
  let phases = try MoonPhaseTable(
    tradition: .chinese, instants: database.moonPhases(utc: .min ... .max))
  print(columns.joined(separator: ","))
  var day = try Day(1900, 1, 1)
  let last = try Day(2100, 12, 31)
  while day <= last {
    guard let almanac = DayAlmanac(day, months: months, terms: terms) else {
      fail("the table does not cover \(day)")
    }
    print(row(almanac, months: months, terms: terms, phases: phases).joined(separator: ","))
    day += 1
  }
} catch {
  fail("\(error)")
}
