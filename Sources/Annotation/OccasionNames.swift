import LunarDatabase
import Lunisolar

/// The names of an occasion by BCP 47 tag, read only when one is asked for.
struct OccasionNames: Sendable {
  private enum Storage {
    case dictionary([String: String])
    /// The number of the occasion in the calendar that the program carries.
    case packed(PackedCalendar, occasion: Int)
  }

  private let storage: Storage

  init(_ names: [String: String]) {
    storage = .dictionary(names)
  }

  init(occasion: Int, in calendar: PackedCalendar) {
    storage = .packed(calendar, occasion: occasion)
  }

  /// All names.
  var dictionary: [String: String] {
    switch storage {
    case .dictionary(let names): names
    case .packed(let calendar, let occasion):
      Dictionary(calendar.names(ofOccasion: occasion).map { ($0.tag, $0.name) }) { $1 }
    }
  }

  /// The name in a language, else in English, else in the first of the languages.
  func name(in language: Language) -> String? {
    switch storage {
    case .dictionary(let names):
      names[language.code] ?? names[Language.english.code] ?? names.min { $0.key < $1.key }?.value
    case .packed(let calendar, let occasion):
      Self.name(in: language, from: calendar.names(ofOccasion: occasion))
    }
  }

  private static func name(
    in language: Language, from names: [(tag: String, name: String)]
  ) -> String? {
    var english: String?
    for (tag, name) in names {
      if tag == language.code { return name }
      if tag == Language.english.code { english = name }
    }
    return english ?? names.first?.name
  }
}

extension OccasionNames: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.dictionary == right.dictionary }

  func hash(into hasher: inout Hasher) { hasher.combine(dictionary) }
}
