import Annotation
import Lunisolar
import TerminalRenderer

extension HolidayYear {
  /// A line a day: date, weekday, name, and whether the day is off or worked.
  func text(in language: Language) -> String {
    let width = records.map { $0.name(in: language).displayWidth }.max() ?? 0
    let lines = records.map { record in
      let weekday = record.day.weekday.name(in: language, width: .abbreviated).padded(to: 5)
      let mark = record.isOff ? "day off" : record.kind == .makeupWorkday ? "worked" : ""
      let line = "\(record.day) \(weekday) \(record.name(in: language).padded(to: width))  \(mark)"
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }
    let note =
      isAnnounced
      ? "" : "The decree for \(year) is not announced: days that it will set are missing.\n"
    return "\(region) \(year)\n" + lines.joined() + note
  }

  /// The year as documented in `Documentation/json.md`.
  func json(in language: Language) -> JSONValue {
    .object([
      ("schema", .int(DayReport.schema)), ("region", .string(region)), ("year", .int(year)),
      ("announced", .bool(isAnnounced)),
      ("days", .array(records.map { $0.json(in: language) })),
    ])
  }
}

extension HolidayRecord {
  /// One day as JSON, with its name in one language.
  func json(in language: Language) -> JSONValue {
    .object([
      ("date", .string(day.description)), ("id", .string(id)), ("kind", .string(kind.rawValue)),
      ("off", .bool(isOff)), ("name", .string(name(in: language))),
    ])
  }
}
