import DayCore
import Holidays
import Lunisolar

/// The events of an iCalendar file (RFC 5545 and RFC 7529), as events of the grammar.
///
/// Understood are `DTSTART`, `DTEND` or `DURATION`, `RDATE`, yearly and monthly `RRULE` in the
/// Gregorian, Chinese and Korean calendars, weekly and daily ones, `EXDATE`, changed single
/// occurrences (`RECURRENCE-ID`), `SUMMARY`, `DESCRIPTION` and `CATEGORIES`. Cancelled events are
/// left out. What cannot be read is a problem of its line, and the rest still counts.
///
/// An event with a time of day stands on its day with the time before its title: a time of UTC as
/// the clock shows it here, a time with a zone as it is written, whatever the zone. `VTIMEZONE` and
/// `VALARM` are not needed for that and passed over.
public struct ICalendarFile: Equatable, Sendable {
  /// The events, in the order of the file: several where one of the file needs several rules. The
  /// line of each is that of its `BEGIN:VEVENT`.
  public let events: [Event]
  /// What could not be read, in the order of the file.
  public let problems: [EventProblem]

  /// Whether a file of that beginning is an iCalendar file.
  public static func isICalendar(_ bytes: some Sequence<UInt8>) -> Bool {
    let start = Array(bytes.prefix(64))
    let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start[3...] : start[...]
    let word = text.drop { $0 == 10 || $0 == 13 || $0 == 32 }.prefix(15)
    return String(decoding: word, as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - tables: The months that lunar rules and counted occurrences are worked out over.
  ///   - localTime: Gives seconds of UTC since 1970 as the clock shows them here.
  public init(
    _ bytes: [UInt8], tables: CalendarTables,
    localTime: @escaping @Sendable (Int) -> Int = { $0 }
  ) {
    var reader = ICalendarReader(tables: tables, localTime: localTime)
    reader.read(bytes)
    events = reader.events
    problems = reader.problems
  }
}

/// Something in a file that could not be read.
public struct EventProblem: Hashable, Sendable {
  /// The line, from 1; 0 for the file as a whole.
  public var line: Int
  /// The column, from 1, where the place within the line is known.
  public var column: Int?
  /// What was wrong, and what would be right.
  public var message: String

  /// Creates a problem.
  public init(line: Int, column: Int? = nil, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}
