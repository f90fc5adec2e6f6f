import DayCore
import Lunisolar

extension DayReport {
  /// The version of the JSON form; it grows when a member changes its meaning or goes away.
  static let schema = 1

  /// The report as documented in `Documentation/json.md`.
  var json: JSONValue {
    let date = primary.date(of: day)
    let year = date?.year ?? 0
    let members: [(String, JSONValue)] = [
      ("schema", .int(Self.schema)),
      ("date", .string(day.description)),
      ("weekday", .string(String(describing: day.weekday))),
      ("lunar", .object(lunar.map { ($0.tradition.code, $0.json(of: day)) })),
      ("tradition", .string(primary.tradition.code)),
      (
        "stemBranch",
        .object([
          ("year", .string(StemBranch(lunarYear: year).description)),
          ("month", .string(StemBranch(lunarYear: year, month: date?.month ?? 1).description)),
          ("day", .string(StemBranch(day: day).description)),
        ])
      ),
      ("zodiac", .string(String(describing: StemBranch(lunarYear: year).animal))),
      (
        "term",
        .object([
          ("current", .string(currentTerm.term.name)),
          ("since", .string(currentTerm.day.description)),
          ("next", .string(nextTerm.term.name)),
          ("nextDate", .string(nextTerm.day.description)),
        ])
      ),
      (
        "moon",
        .object([
          ("phase", .string(String(describing: lastPhase.phase))),
          ("since", .string(lastPhase.day.description)),
          ("next", .string(String(describing: nextPhase.phase))),
          ("nextDate", .string(nextPhase.day.description)),
        ])
      ),
      ("off", .bool(isOff)),
      ("makeupWorkday", .bool(isMakeupWorkday)),
      ("notes", .array(notes.map(\.json))),
    ]
    return .object(members + (almanac.map { [("almanac", $0.json)] } ?? []))
  }
}

extension DayAlmanac {
  /// The almanac in English names, of which programs can be sure.
  fileprivate var json: JSONValue {
    .object([
      ("yearByLichun", .string(yearByLichun.description)),
      ("monthByTerm", .string(monthByTerm.description)),
      ("nayin", .string(nayin.name(in: .english))),
      ("officer", .string(officer.name(in: .english))),
      ("spirit", .string(spirit.name(in: .english))),
      ("mansion", .string(mansion.name(in: .english))),
      ("pentad", pentad.map { .string($0.name(in: .english)) } ?? .null),
      (
        "auspiciousHours",
        .array(
          auspiciousHours.map { hour in
            .object([
              ("stemBranch", .string(hour.stemBranch.description)),
              ("from", .int(hour.firstHour)),
            ])
          })
      ),
      ("clash", .string(clash.name(in: .english))),
      ("sanfu", sanfu.map { .string($0.period.name(in: .english)) } ?? .null),
      ("shujiu", shujiu.map { .string($0.name(in: .english)) } ?? .null),
      ("rokuyo", rokuyo.map { .string($0.name(in: .english)) } ?? .null),
      ("zassetsu", .array(zassetsu.map { .string($0.name(in: .english)) })),
    ])
  }
}

extension DayReport.LunarEntry {
  fileprivate func json(of day: Day) -> JSONValue {
    guard let month, let date = date(of: day) else { return .null }
    return .object([
      ("year", .int(date.year)), ("month", .int(date.month)), ("leap", .bool(date.isLeapMonth)),
      ("day", .int(date.day)), ("monthLength", .int(month.length)),
      ("uncertain", .bool(isUncertain)),
    ])
  }
}

extension DayNote {
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(id)), ("kind", .string(kindName)), ("off", .bool(isOff)),
      ("name", .string(title)),
    ])
  }
}
