import DayCore
import Events
import TerminalRenderer

extension Agenda {
  /// More rows than these are no table to be looked at.
  private static let longTable = 2_000

  /// Whether the agenda is to be written in pieces.
  var isLong: Bool { occurrences.count + holidays.count > Self.longTable }

  /// The table of an agenda of decades: its lines are written one by one, unbroken and without
  /// colours, and what is the same for all of a day is measured once.
  func writeText(_ style: TextOutput, to output: inout PieceOutput) throws(CommandError) {
    let used = daysWithSomething
    let leads = used.map(leadingCells)
    let widths = headings.dropLast().indices.map { column in
      leads.reduce(style.metrics.width(of: headings[column])) {
        max($0, style.metrics.width(of: $1[column]))
      }
    }
    func lead(_ cells: some Sequence<String>) -> [UInt8] {
      Array(
        ("  " + zip(cells, widths).map { style.metrics.padded($0, to: $1) + "  " }.joined()).utf8)
    }
    var names = EventNames(events.calendar, in: options.language, tables: events.tables)
    var bytes = Array("\(table(of: []).title)\n".utf8) + lead(headings)
    bytes += "\(headings[headings.count - 1])\n".utf8
    bytes.reserveCapacity(PieceOutput.size * 2)
    var (own, theirs) = (0, 0)
    for (day, cells) in zip(used, leads) {
      let start = lead(cells)
      while theirs < holidays.count, holidays[theirs].day == day {
        bytes += start
        bytes += name(of: DayNote(holidays[theirs], in: options.language)).utf8
        bytes.append(UInt8(ascii: "\n"))
        theirs += 1
      }
      while own < occurrences.count, occurrences[own].day == day {
        bytes += start
        names.append(occurrences[own], to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        own += 1
      }
      guard bytes.count >= PieceOutput.size else { continue }
      guard output.write(style.characters(bytes)) else { break }
      bytes.removeAll(keepingCapacity: true)
    }
    _ = output.write(style.characters(bytes))
    try output.finish()
  }

  /// The days of the agenda that are anything, in order.
  private var daysWithSomething: [Day] {
    var days: [Day] = []
    var rest = holidays[...]
    for occurrence in occurrences where occurrence.day != days.last {
      while let holiday = rest.first, holiday.day <= occurrence.day {
        if days.last != holiday.day { days.append(holiday.day) }
        rest.removeFirst()
      }
      if days.last != occurrence.day { days.append(occurrence.day) }
    }
    for holiday in rest where days.last != holiday.day { days.append(holiday.day) }
    return days
  }
}

extension TextOutput {
  /// The bytes, in ASCII where there is nothing else.
  fileprivate func characters(_ bytes: [UInt8]) -> [UInt8] {
    isASCII ? Array(String(decoding: bytes, as: UTF8.self).asciiFallback.utf8) : bytes
  }
}
