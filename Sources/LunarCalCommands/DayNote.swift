import DayCore
import Holidays
import TerminalRenderer

/// Something to be known of a day besides its dates: a holiday, a festival, an event, a term.
struct DayNote: Hashable {
  /// What kind of thing it is.
  enum Kind: Hashable {
    case holiday(HolidayKind)
    case event
    case term
  }

  var day: Day
  var kind: Kind
  /// What names it in machine formats: `kr.seollal`, `lichun`.
  var id: String
  /// The name, in the language of the page.
  var title: String
  /// Whether the day is off because of it.
  var isOff: Bool
}

extension DayNote {
  /// How a grid marks the day.
  var mark: Mark {
    switch kind {
    case _ where isOff: .dayOff
    case .holiday(.makeupWorkday): .makeupWorkday
    case .holiday: .festival
    case .event: .event
    case .term: .term
    }
  }

  /// The kind's name in machine formats.
  var kindName: String {
    switch kind {
    case .holiday(let kind): kind.rawValue
    case .event: "event"
    case .term: "term"
    }
  }

  /// The kind in a reader's words.
  func kindName(_ words: Words) -> String {
    switch kind {
    case .holiday(.publicHoliday): words.publicHoliday
    case .holiday(.substitute): words.substitute
    case .holiday(.makeupWorkday): words.makeupWorkday
    case .holiday(.observance): words.observance
    case .holiday(.festival): words.festival
    case .holiday(.special): words.special
    case .event: words.event
    case .term: words.solarTerm
    }
  }

  /// What follows for the day, in a reader's words, or an empty text.
  func remark(_ words: Words) -> String {
    switch mark {
    case .dayOff: words.dayOff
    case .makeupWorkday: words.makeupWorkday
    case .term: words.solarTerm
    case .event, .festival: ""
    }
  }
}

extension [DayNote] {
  /// By day, and on one day by importance; of two of one name the more important.
  var sorted: [DayNote] {
    var notes: [DayNote] = []
    var firstOfDay = 0
    for note in sorted(by: { ($0.day, $0.mark.rawValue, $0.id) < ($1.day, $1.mark.rawValue, $1.id) }
    ) {
      if notes.last?.day != note.day { firstOfDay = notes.count }
      if notes[firstOfDay...].contains(where: { $0.title == note.title }) { continue }
      notes.append(note)
    }
    return notes
  }
}
