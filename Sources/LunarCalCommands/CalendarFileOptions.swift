import CommandLineOptions
import DayCore
import Events

/// How a calendar file is to be written.
struct CalendarFileOptions {
  /// What clients call the calendar.
  var name: String?
  var form: ICalendarForm
  var alarm: CalendarAlarm?
  var stamp: String

  static let options = [
    OptionSpec("name", value: "TEXT", help: "ics: what clients call the calendar"),
    OptionSpec(
      "form", value: "FORM", choices: "occurrences dates rules",
      help: "ics: occurrences (one event a day), dates (a list) or rules (RRULE)"),
    OptionSpec(
      "alarm", value: "TIME", help: "ics: remind that long before the day, 1d or 15h; after: +9h"),
    OptionSpec(
      "stamp", value: "TIME", help: "ics: the time of writing, 20260101T000000Z; else today"),
  ]

  /// Reads the options. The time of writing is the beginning of today, so that a file written again
  /// on one day is the same.
  init(_ parsed: ParsedOptions, options: CommonOptions) throws(CommandError) {
    name = parsed.value("name").map(PlainText.line)
    form = try .named(parsed.value("form") ?? "occurrences", kind: "form")
    alarm = try parsed.value("alarm").map { (text) throws(CommandError) in
      guard let alarm = CalendarAlarm(text) else {
        throw .usage(.other("\"\(text)\" is no time before a day: write 1d, 15h or 90m, or +9h"))
      }
      return alarm
    }
    stamp =
      try parsed.value("stamp").map { (text) throws(CommandError) in
        guard ICalendarWriter.isStamp(text) else {
          throw .usage(.other("\"\(text)\" is no time in UTC: write 20260101T000000Z"))
        }
        return text
      } ?? ICalendarWriter.stamp(options.today)
  }
  /// A file with that name where none was given.
  func writer(named name: String?) -> ICalendarWriter {
    ICalendarWriter(name: self.name ?? name, stamp: stamp)
  }
}
