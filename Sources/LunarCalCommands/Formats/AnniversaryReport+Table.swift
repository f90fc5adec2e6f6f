import DayCore
import Events
import Holidays
import Lunisolar
import TerminalRenderer

extension AnniversaryReport: TableReport {
  private var words: Words { options.language.words }

  var table: FactTable {
    let language = options.language
    let names = days.map { anniversary.name(of: $0, in: language, tables: tables) }
    let hasNames = names.contains { !$0.isEmpty }
    return FactTable(
      title: heading,
      headings: [words.date, words.weekday, words.lunarDate, language.distanceHeading]
        + (hasNames ? [words.name] : []),
      rows: zip(days, names).map { day, name in
        FactTable.Row(
          [
            day.day.description, day.day.weekday.name(in: language, width: .abbreviated),
            lunarDate(of: day.day).map(words.numbers) ?? "",
            language.distanceName(from: options.today, to: day.day),
          ] + (hasNames ? [name] : []))
      })
  }

  /// What was asked, with the policies that matter for it: `Giỗ ông nội: 1962-08-19, 1962-7-20
  /// (Vietnamese)`.
  private var heading: String {
    var parts: [String] = []
    if let origin = anniversary.origin { parts.append(origin.description) }
    switch anniversary.date {
    case .lunar(let month, let day):
      let year = anniversary.originYear.map { "\($0)-" } ?? ""
      parts.append(
        "\(year)\(month.isLeap ? "L" : "")\(month.number)-\(day) "
          + "(\(words.name(of: anniversary.tradition)))")
      if month.isLeap { parts.append(anniversary.leapPolicy.rawValue) }
      if day == 30 { parts.append(anniversary.shortMonthPolicy.rawValue) }
    case .solar(let month, let day):
      if anniversary.origin == nil { parts.append("\(month)-\(day)") }
      if month == 2, day == 29 { parts.append(anniversary.shortMonthPolicy.rawValue) }
    }
    return (title.isEmpty ? "" : "\(title): ") + parts.joined(separator: ", ")
  }

  func csv() -> CSVTable {
    CSVTable(
      header: [
        "date", "weekday", "lunar", "days_until", "years", "age", "east_asian_age", "milestone",
      ],
      rows: days.map { day in
        let age = anniversary.age(on: day, tables: tables)
        return [
          day.day.description, String(describing: day.day.weekday),
          lunarDate(of: day.day)?.description ?? "", String(day.day - options.today),
          day.years.map(String.init) ?? "", age.map { String($0.western) } ?? "",
          age?.eastAsian.map(String.init) ?? "",
          day.milestone?.name(of: anniversary.occasion, in: options.language) ?? "",
        ]
      })
  }

  /// The days as a calendar file. Days counted from the origin stand for themselves in every form.
  func calendarFile() -> String {
    let name = title.isEmpty ? anniversary.occasion.name(in: options.language) : title
    var writer = file.writer(named: name)
    let content = "\(anniversary.rule)|\(anniversary.occasion.rawValue)|\(title)"
    let entry = CalendarEntry(
      id: CalendarEntry.id(of: content), summary: name,
      categories: [anniversary.occasion.rawValue], alarm: file.alarm)
    let yearly = days.filter { $0.years != nil || anniversary.origin == nil }.map(\.day)
    let recurrence =
      file.form == .rules ? anniversary.rule.recurrence(tradition: anniversary.tradition) : nil
    guard file.form != .occurrences else {
      let found = Dictionary(days.map { ($0.day, $0) }) { first, _ in first }
      writer.write(entry, onEach: days.map(\.day)) { day in
        found[day].map {
          anniversary.name(of: $0, in: options.language, tables: tables)
        } ?? ""
      }
      return String(decoding: writer.finish(), as: UTF8.self)
    }
    if let recurrence, let first = yearly.first {
      writer.write(entry, from: first, by: recurrence)
    } else {
      writer.write(entry, together: yearly)
    }
    for day in days where day.years == nil && anniversary.origin != nil {
      writer.write(entry, onEach: [day.day]) { _ in
        anniversary.name(of: day, in: options.language, tables: tables)
      }
    }
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}
