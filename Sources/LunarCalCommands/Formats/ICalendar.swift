import DayCore
import Events

/// A calendar file of iCalendar (RFC 5545).
struct ICalendar {
  /// The name that clients show.
  var name: String
  /// The BCP 47 tag of the texts.
  var language: String
  /// The day that stands in every `DTSTAMP`, at midnight of UTC.
  var stamp: Day
  var events: [ICalendarEvent]

  /// The file as text.
  var text: String {
    var writer = ICalendarWriter(name: name, stamp: ICalendarWriter.stamp(stamp))
    for event in events {
      let entry = CalendarEntry(
        id: event.id, summary: event.summary, language: language, note: event.description,
        categories: event.categories)
      switch event.time {
      case .day(let day): writer.write(entry, onEach: [day])
      case .instant(let seconds): writer.write(entry, atUTC: seconds)
      }
    }
    return String(decoding: writer.finish(), as: UTF8.self)
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

  /// What tells the event from others of its day; day and this are its UID.
  var id: String
  var time: Time
  var summary: String
  var description = ""
  var categories: [String] = []
}
