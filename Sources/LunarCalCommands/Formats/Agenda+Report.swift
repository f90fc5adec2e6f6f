import DayCore
import Events
import Lunisolar
import TerminalRenderer

extension Agenda: TableReport {
  private var words: Words { options.language.words }

  private var title: String { "\(days.lowerBound) – \(days.upperBound)" }

  private var headings: [String] {
    [
      words.date, words.weekday, words.lunarDate, options.language.distanceHeading, words.name,
    ]
  }

  var table: FactTable {
    FactTable(
      title: title, headings: headings,
      rows: notes.map { note, _ in
        let remark = note.remark(words)
        return FactTable.Row(
          leadingCells(of: note.day) + [remark.isEmpty ? note.title : "\(note.title) (\(remark))"],
          note.mark.role)
      })
  }

  /// What a line says of its day before it says what the day is.
  private func leadingCells(of day: Day) -> [String] {
    [
      day.description, day.weekday.name(in: options.language, width: .abbreviated),
      months.lunarDate(for: day).map(words.numbers) ?? "",
      options.language.distanceName(from: options.today, to: day),
    ]
  }

  /// An agenda of decades is long: its lines are written one by one, unbroken and without colours,
  /// and what is the same for all of a day is measured once.
  func text(_ output: TextOutput) -> String {
    guard occurrences.count + holidays.count > Self.longTable else {
      return output.text(table.lines(columns: output.columns, output.metrics))
    }
    let names = EventNames(events, options.language)
    let metrics = output.metrics
    let used = Set(occurrences.map(\.day) + holidays.map(\.day)).sorted()
    let leads = used.map(leadingCells)
    let widths = headings.dropLast().indices.map { column in
      (leads.map { metrics.width(of: $0[column]) } + [metrics.width(of: headings[column])]).max()
        ?? 0
    }
    func lead(_ cells: some Sequence<String>) -> String {
      "  " + zip(cells, widths).map { metrics.padded($0, to: $1) + "  " }.joined()
    }
    var bytes = Array("\(title)\n\(lead(headings))\(words.name)\n".utf8)
    bytes.reserveCapacity(occurrences.count * 64)
    var (own, theirs) = (occurrences[...], holidays[...])
    for (day, cells) in zip(used, leads) {
      let start = Array(lead(cells).utf8)
      while let record = theirs.first, record.day == day {
        let note = DayNote(record, in: options.language)
        let remark = note.remark(words)
        bytes += start
        bytes += (remark.isEmpty ? note.title : "\(note.title) (\(remark))").utf8
        bytes.append(10)
        theirs.removeFirst()
      }
      while let occurrence = own.first, occurrence.day == day {
        bytes += start
        names.append(occurrence, to: &bytes)
        bytes.append(10)
        own.removeFirst()
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return output.isASCII ? text.asciiFallback : text
  }

  /// More rows than these are no table to be looked at.
  private static let longTable = 2_000

  func json() -> JSONValue {
    .object([
      ("schema", .int(DayReport.schema)), ("from", .string(days.lowerBound.description)),
      ("to", .string(days.upperBound.description)), ("days", .array(records())),
    ])
  }

  func records() -> [JSONValue] {
    notes.map { note, occurrence in
      let event = occurrence.map { events.calendar.entries[$0.entry].event }
      return .object([
        ("date", .string(note.day.description)),
        ("weekday", .string(String(describing: note.day.weekday))),
        ("lunar", months.lunarDate(for: note.day)?.json ?? .null),
        ("daysUntil", .int(note.day - options.today)), ("id", .string(note.id)),
        ("kind", .string(note.kindName)), ("off", .bool(note.isOff)),
        ("name", .string(note.title)),
        ("category", event?.category.map { .string($0) } ?? .null),
        ("note", event?.note.map { .string($0) } ?? .null),
      ])
    }
  }

  func csv() -> CSVTable {
    CSVTable(
      header: [
        "date", "weekday", "lunar", "days_until", "id", "kind", "off", "name", "category", "note",
      ],
      rows: notes.map { note, occurrence in
        let event = occurrence.map { events.calendar.entries[$0.entry].event }
        return [
          note.day.description, String(describing: note.day.weekday),
          months.lunarDate(for: note.day)?.description ?? "",
          String(note.day - options.today), note.id, note.kindName, String(note.isOff), note.title,
          event?.category ?? "", event?.note ?? "",
        ]
      })
  }
}
