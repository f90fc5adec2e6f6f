import CalendarModels
import Lunisolar

/// What the screens themselves say, in one language. What they say about days is the source's.
struct InterfaceWords: Sendable {
  /// The keys that matter most, on the status line of `browse`.
  var browseHints: String
  /// The same of `pick` for one day and for a range.
  var pickHints: String
  var rangeHints: String
  /// Before the text of a prompt.
  var goTo: String
  var search: String
  /// A search that found nothing.
  var nothingFound: @Sendable (String) -> String
  /// The title of the help, and its lines: what keys do.
  var help: String
  var helpLines: [(keys: String, meaning: String)]
  /// The last line of the help.
  var anyKey: String
  /// The title of the hits of a search.
  var hits: @Sendable (Int) -> String
  /// The terminal is too small for anything.
  var tooSmall: String
  /// The titles of `pick`.
  var pickDay: String
  var pickRange: String
  /// The header of a range.
  var range: [CalendarPickerPhrases.Piece]
  var summary: @Sendable (_ days: Int, _ nights: Int) -> String
}

extension InterfaceWords {
  static let english = InterfaceWords(
    browseHints: "?:help  /:search  g:go to  t:today  q:quit",
    pickHints: "Enter:choose  g:go to  t:today  q:quit",
    rangeHints: "Space:start, end  Enter:done  g:go to  q:quit",
    goTo: "Go to (2026-02-17, lunar 2026-1-1): ",
    search: "Search: ",
    nothingFound: { "nothing found: \($0)" },
    help: "Keys",
    helpLines: [
      ("arrows, h j k l", "a day or a week on or back"),
      ("PgUp PgDn, [ ]", "a month back or on"),
      ("< >", "a year back or on"),
      ("Home End", "first or last day of the month"),
      ("0 $", "first or last day of the week"),
      ("t", "today"),
      ("g", "go to a date, solar or lunar"),
      ("/  n  N", "search; next, previous"),
      ("m  s  y", "month, strip, year"),
      ("T", "next tradition"),
      ("L", "next language"),
      ("w", "next first weekday"),
      ("mouse", "click a day, turn the wheel"),
      ("Ctrl-L  Ctrl-Z", "draw again, suspend"),
      ("q", "quit"),
    ],
    anyKey: "any key goes back",
    hits: { "\($0) found: Enter goes there" },
    tooSmall: "too small",
    pickDay: "Choose a day",
    pickRange: "Choose a range",
    range: [.text("From"), .start, .text("to"), .end],
    summary: CalendarPickerPhrases.english.summary)
}

extension Language {
  /// What the screens say in this language.
  var words: InterfaceWords {
    .english
  }
}
