import DayCore
import TerminalRenderer

/// A calendar file of iCalendar (RFC 5545).
struct ICalendar {
  /// The name that clients show (`X-WR-CALNAME`).
  var name: String
  /// The BCP 47 tag of the texts.
  var language: String
  /// The day that stands in every `DTSTAMP`, at midnight of UTC.
  var stamp: Day
  var events: [ICalendarEvent]

  /// The file as text.
  var text: String {
    let header = [
      ContentLine("BEGIN", "VCALENDAR"), ContentLine("VERSION", "2.0"),
      ContentLine("PRODID", "-//lunarcal//lunarcal \(LunarCal.version)//EN"),
      ContentLine("CALSCALE", "GREGORIAN"), ContentLine("METHOD", "PUBLISH"),
      ContentLine("X-WR-CALNAME", text: name),
    ]
    let lines =
      header + events.flatMap { $0.lines(stamp: stamp, language: language) }
      + [ContentLine("END", "VCALENDAR")]
    return lines.map(\.text).joined()
  }
}

/// One event of a calendar file.
struct ICalendarEvent {
  /// When it is.
  enum Time {
    /// The whole day.
    case day(Day)
    /// An instant, in seconds since 1970-01-01T00:00:00 of UTC.
    case instant(Int)
  }

  /// What identifies the event, the same whenever it is written anew.
  var uid: String
  var time: Time
  var summary: String
  var description = ""
  var categories: [String] = []

  func lines(stamp: Day, language: String) -> [ContentLine] {
    var lines = [
      ContentLine("BEGIN", "VEVENT"), ContentLine("UID", text: uid),
      ContentLine("DTSTAMP", "\(stamp.basicFormat)T000000Z"),
    ]
    switch time {
    case .day(let day):
      lines += [
        ContentLine("DTSTART;VALUE=DATE", day.basicFormat),
        ContentLine("DTEND;VALUE=DATE", (day + 1).basicFormat),
      ]
    case .instant(let seconds):
      lines.append(ContentLine("DTSTART", Self.utc(seconds)))
    }
    lines.append(ContentLine("SUMMARY;LANGUAGE=\(language)", text: summary))
    if !description.isEmpty { lines.append(ContentLine("DESCRIPTION", text: description)) }
    if !categories.isEmpty {
      // Commas part the values of a list: those within a value are escaped.
      lines.append(
        ContentLine("CATEGORIES", categories.map(ContentLine.escaped).joined(separator: ",")))
    }
    return lines + [ContentLine("TRANSP", "TRANSPARENT"), ContentLine("END", "VEVENT")]
  }

  /// An instant as RFC 5545 writes it in UTC: `20260129T014458Z`.
  private static func utc(_ seconds: Int) -> String {
    let (day, second) = seconds.flooredQuotientAndRemainder(dividingBy: 86_400)
    let fields = [second / 3600, second / 60 % 60, second % 60]
    return Day(daysSince1970: day).basicFormat + "T"
      + fields.map { DayComponents.padded($0, to: 2) }.joined() + "Z"
  }
}

extension Day {
  /// The basic format of ISO 8601, which is RFC 5545's: `20260217`.
  var basicFormat: String { description.filter { $0 != "-" } }
}
