import DayCore
import Events
import Holidays
import LunarDatabase
import Lunisolar
import TerminalRenderer

/// The answer of `lunarcal next`: days of a rule.
struct NextReport: TableReport {
  let rule: Rule
  let days: [Day]
  let options: CommonOptions
  let file: CalendarFileOptions
  private let tradition: Tradition
  private let months: LunarTable

  /// Finds the days.
  ///
  /// - Throws: `CommandError.failure` where there are none, or for a damaged table.
  init(
    _ rule: Rule, count: Int, from first: Day, options: CommonOptions, file: CalendarFileOptions,
    in database: LunarDatabase
  ) throws(CommandError) {
    tradition = rule.tradition ?? options.traditions[0]
    let rule = rule.customary(for: .other, in: tradition)
    var needs = EventCalendar.Needs()
    needs.add(rule, tradition: tradition)
    let tables = try database.tables(for: needs)
    let tradition = tradition
    days = try answering { () throws(HolidayError) in
      try rule.next(count, from: first, tables: tables, tradition: tradition)
    }
    guard !days.isEmpty else {
      throw .failure("\"\(rule)\" has no day from \(first) on that the table covers")
    }
    months = try answering { () throws(LunarDatabaseError) in try database.table(for: tradition) }
    self.rule = rule
    self.options = options
    self.file = file
  }

  private var words: Words { options.language.words }

  var table: FactTable {
    FactTable(
      title: rule.description,
      headings: [
        words.date, words.weekday, words.lunarDate, options.language.distanceHeading,
      ],
      rows: days.map { day in
        FactTable.Row([
          day.description, day.weekday.name(in: options.language, width: .abbreviated),
          months.lunarDate(for: day).map(words.numbers) ?? "",
          options.language.distanceName(from: options.today, to: day),
        ])
      })
  }

  func json() -> JSONValue {
    .object([
      ("schema", .int(DayReport.schema)), ("rule", .string(rule.description)),
      ("tradition", .string(tradition.code)), ("days", .array(records())),
    ])
  }

  func records() -> [JSONValue] {
    days.map { day in
      .object([
        ("date", .string(day.description)), ("weekday", .string(String(describing: day.weekday))),
        ("lunar", months.lunarDate(for: day)?.json ?? .null),
        ("daysUntil", .int(day - options.today)),
      ])
    }
  }

  func csv() -> CSVTable {
    CSVTable(
      header: ["date", "weekday", "lunar", "days_until"],
      rows: days.map { day in
        [
          day.description, String(describing: day.weekday),
          months.lunarDate(for: day)?.description ?? "", String(day - options.today),
        ]
      })
  }

  /// The days as a calendar file; `rules` and `dates` write one event.
  func calendarFile() -> String {
    var writer = file.writer(named: rule.description)
    let entry = CalendarEntry(
      id: CalendarEntry.id(of: "\(rule)|\(tradition.code)"), summary: rule.description,
      length: rule.length, alarm: file.alarm)
    switch file.form {
    case .occurrences: writer.write(entry, onEach: days)
    case .rules:
      guard let recurrence = rule.recurrence(tradition: tradition) else { fallthrough }
      writer.write(entry, from: days[0], by: recurrence)
    case .dates: writer.write(entry, together: days)
    }
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}
