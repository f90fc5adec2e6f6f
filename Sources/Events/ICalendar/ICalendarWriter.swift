import DayCore

/// Writes all-day events as an iCalendar file (RFC 5545): folded lines, escaped text, CRLF.
///
///     var writer = ICalendarWriter(name: "Family", stamp: "20260101T000000Z")
///     writer.write(entry, onEach: days)
///     let file = writer.finish()
///
/// Days before year 1 and after 9999 have no form in iCalendar and are left out.
public struct ICalendarWriter: Sendable {
  private var buffer = ContentBuffer()
  private let stamp: String

  /// The days that RFC 5545 can write, 0001-01-01 to 9999-12-31.
  public static let days = Day(daysSince1970: -719_162)...Day(daysSince1970: 2_932_896)

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - name: What clients call the calendar, or nil.
  ///   - stamp: The time of writing that stands in every event, in UTC: `20260101T000000Z`. See
  ///     ``isStamp(_:)``.
  public init(name: String?, stamp: String) {
    self.stamp = stamp
    buffer.line("BEGIN:VCALENDAR")
    buffer.line("VERSION:2.0")
    buffer.line("PRODID:-//lunarcal//lunarcal//EN")
    buffer.line("CALSCALE:GREGORIAN")
    buffer.line("METHOD:PUBLISH")
    guard let name, !name.isEmpty else { return }
    buffer.line("NAME", text: name)
    buffer.line("X-WR-CALNAME", text: name)
  }

  /// Whether a text is a time as RFC 5545 writes it in UTC: `20260101T000000Z`.
  public static func isStamp(_ text: some StringProtocol) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z"),
      (bytes[..<8] + bytes[9..<15]).allSatisfy({ 48...57 ~= $0 })
    else { return false }
    func number(_ places: Range<Int>) -> Int {
      places.reduce(0) { $0 * 10 + Int(bytes[$1] - 48) }
    }
    let day = try? Day(number(0..<4), number(4..<6), number(6..<8))
    return day != nil && number(9..<11) < 24 && number(11..<13) < 60 && number(13..<15) < 61
  }

  /// The midnight with which a day begins, as a stamp.
  public static func stamp(_ day: Day) -> String {
    day.description.filter { $0 != "-" } + "T000000Z"
  }
}

extension ICalendarWriter {
  /// Writes one event a day. `note` gives what is to be said of each day besides the entry's note.
  public mutating func write(
    _ entry: CalendarEntry, onEach days: [Day], note: (Day) -> String = { _ in "" }
  ) {
    var tail = ContentBuffer()
    Self.writeTail(of: entry, to: &tail)
    for day in days where Self.days.contains(day) {
      begin(entry, on: day)
      write(note: [note(day), entry.note])
      buffer.append(tail)
    }
  }

  /// Writes one event that lists its days (`RDATE`), nothing where there are none.
  public mutating func write(_ entry: CalendarEntry, together days: [Day]) {
    let days = days.filter(Self.days.contains)
    guard let first = days.first else { return }
    begin(entry, on: nil, from: first)
    if days.count > 1 { buffer.line("RDATE;VALUE=DATE", days: days.dropFirst()) }
    write(note: [entry.note])
    Self.writeTail(of: entry, to: &buffer)
  }

  /// Writes one event with a rule by which it comes again.
  public mutating func write(
    _ entry: CalendarEntry, from first: Day, by rule: RecurrenceRule, except days: [Day] = []
  ) {
    guard Self.days.contains(first) else { return }
    begin(entry, on: nil, from: first)
    buffer.line("RRULE", rule.description)
    if !days.isEmpty { buffer.line("EXDATE;VALUE=DATE", days: days) }
    write(note: [entry.note])
    Self.writeTail(of: entry, to: &buffer)
  }

  /// Writes one event at an instant, in seconds since 1970-01-01T00:00:00 of UTC.
  public mutating func write(_ entry: CalendarEntry, atUTC seconds: Int) {
    let day = Day(daysSince1970: seconds.flooredQuotientAndRemainder(dividingBy: 86_400).quotient)
    guard Self.days.contains(day) else { return }
    buffer.line("BEGIN:VEVENT")
    buffer.uid(entry.id, on: day)
    buffer.line("DTSTAMP", stamp)
    buffer.line("DTSTART", utc: seconds)
    write(note: [entry.note])
    Self.writeTail(of: entry, to: &buffer)
  }

  /// How many bytes there are that nobody has taken.
  public var count: Int { buffer.bytes.count }

  /// Gives the bytes written so far, which the writer then forgets: a long file is written in
  /// pieces.
  public mutating func take() -> [UInt8] { buffer.take() }

  /// Ends the file and gives it, or the last piece of it.
  public consuming func finish() -> [UInt8] {
    buffer.line("END:VCALENDAR")
    return buffer.bytes
  }

  /// Identifies the event by the entry, and by its day where it is one of many.
  private mutating func begin(_ entry: CalendarEntry, on day: Day?, from first: Day? = nil) {
    buffer.line("BEGIN:VEVENT")
    buffer.uid(entry.id, on: day)
    buffer.line("DTSTAMP", stamp)
    guard let start = day ?? first else { return }
    buffer.line("DTSTART;VALUE=DATE", start)
    buffer.line("DTEND;VALUE=DATE", start + entry.length)
  }

  private mutating func write(note parts: [String]) {
    let text = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    if !text.isEmpty { buffer.line("DESCRIPTION", text: text) }
  }

  /// Static, so that nothing is copied while the buffer is written to.
  private static func writeTail(of entry: CalendarEntry, to buffer: inout ContentBuffer) {
    buffer.line("SUMMARY", language: entry.language, text: entry.summary)
    if !entry.categories.isEmpty { buffer.line("CATEGORIES", texts: entry.categories) }
    // A birthday or a festival does not make anyone busy.
    buffer.line("TRANSP:TRANSPARENT")
    if let alarm = entry.alarm {
      buffer.line("BEGIN:VALARM")
      buffer.line("ACTION:DISPLAY")
      buffer.line("TRIGGER", alarm.trigger)
      buffer.line("DESCRIPTION", text: entry.summary)
      buffer.line("END:VALARM")
    }
    buffer.line("END:VEVENT")
  }
}
