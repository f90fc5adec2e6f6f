import DayCore
import Events
import Holidays
import Lunisolar

extension AnniversaryReport {
  func json() -> JSONValue {
    .object([
      ("schema", .int(DayReport.schema)),
      ("title", title.isEmpty ? .null : .string(title)),
      ("occasion", .string(anniversary.occasion.rawValue)),
      ("tradition", .string(anniversary.tradition.code)),
      ("rule", .string(anniversary.rule.description)),
      ("origin", anniversary.origin.map { .string($0.description) } ?? .null),
      ("leapPolicy", .string(anniversary.leapPolicy.rawValue)),
      ("shortMonthPolicy", .string(anniversary.shortMonthPolicy.rawValue)),
      ("days", .array(records())),
    ])
  }

  func records() -> [JSONValue] { days.map(record) }

  private func record(of day: AnniversaryDay) -> JSONValue {
    let age = anniversary.age(on: day, tables: tables)
    return .object([
      ("date", .string(day.day.description)),
      ("weekday", .string(String(describing: day.day.weekday))),
      ("lunar", lunarDate(of: day.day)?.json ?? .null),
      ("daysUntil", .int(day.day - options.today)),
      ("years", day.years.map { .int($0) } ?? .null),
      ("age", age.map { .int($0.western) } ?? .null),
      ("eastAsianAge", age?.eastAsian.map { .int($0) } ?? .null),
      (
        "milestone",
        day.milestone.map { milestone in
          .string(milestone.name(of: anniversary.occasion, in: .english))
        } ?? .null
      ),
    ])
  }
}

extension LunarDate {
  /// Year, month, leap month or not, day.
  var json: JSONValue {
    .object([
      ("year", .int(year)), ("month", .int(month)), ("leap", .bool(isLeapMonth)),
      ("day", .int(day)),
    ])
  }
}
