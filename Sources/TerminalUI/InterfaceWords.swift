import CalendarModels
import Lunisolar

/// What the screens themselves say, in one language. What they say about days is the source's.
struct InterfaceWords: Sendable {
  /// The keys that matter most, on the status line of `browse`.
  var browseHints: String
  /// The same of `pick` for one day and for a range.
  var pickHints: String
  var rangeHints: String
  /// The first day of a month in a cell of the grid.
  var firstOfMonth: @Sendable (_ month: Int) -> String
  /// Before the text of a prompt.
  var goTo: String
  var search: String
  /// A search that found nothing.
  var nothingFound: @Sendable (String) -> String
  /// The title of the help, and what the keys of ``InterfaceKeys`` do, in their order.
  var help: String
  var meanings: [String]
  /// The last line of the help.
  var anyKey: String
  /// The title of the hits of a search.
  var hits: @Sendable (Int) -> String
  /// The titles of `pick`.
  var pickDay: String
  var pickRange: String
  /// The header of a range.
  var range: [CalendarPickerPhrases.Piece]
  var summary: @Sendable (_ days: Int, _ nights: Int) -> String
}

extension Language {
  /// What the screens say in this language.
  var words: InterfaceWords {
    switch self {
    case .english: .english
    case .vietnamese: .vietnamese
    case .simplifiedChinese: .simplifiedChinese
    case .traditionalChinese: .traditionalChinese
    case .korean: .korean
    case .japanese: .japanese
    }
  }
}

/// The keys of the browser as its help shows them.
enum InterfaceKeys {
  static let browser = [
    "Arrows hjkl", "PgUp PgDn [ ]", "< >", "Home End", "0 $", "t", "g", "/ n N", "m s y", "T", "L",
    "w", "Mouse", "q",
  ]
}
