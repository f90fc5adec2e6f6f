import CalendarModels
import Lunisolar

extension InterfaceWords {
  static let english = InterfaceWords(
    browseHints: "?:help  /:search  g:go to  t:today  q:quit",
    pickHints: "Enter:choose  g:go to  t:today  q:quit",
    rangeHints: "Space:start, end  Enter:done  g:go to  q:quit",
    firstOfMonth: { "\(Language.english.solarMonthName($0, width: .abbreviated)) 1" },
    goTo: "Go to (2026-02-17, lunar 2026-1-1): ",
    search: "Search: ",
    nothingFound: { "nothing found: \($0)" },
    help: "Keys",
    meanings: [
      "a day or a week on or back",
      "a month back or on",
      "a year back or on",
      "first or last day of the month",
      "first or last day of the week",
      "today",
      "go to a date, solar or lunar",
      "search; next, previous",
      "month, strip, year",
      "next tradition",
      "next language",
      "next first weekday",
      "click a day, turn the wheel",
      "quit",
    ],
    anyKey: "any key goes back",
    hits: { "\($0) found: Enter goes there" },
    pickDay: "Choose a day",
    pickRange: "Choose a range",
    range: [.text("From"), .start, .text("to"), .end],
    summary: CalendarPickerPhrases.english.summary)
}
