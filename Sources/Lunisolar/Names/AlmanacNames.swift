/// What the things of an almanac are called in one language: all of a language stands in its one
/// file, `AlmanacNames+<Language>.swift`. Lists are in the order of the cases they name.
///
/// In Vietnamese and Korean these are the customary readings of the Chinese characters, in English
/// customary translations.
struct AlmanacNames: Sendable {
  var elements: [String]
  var nayin: [String]
  var officers: [String]
  var mansions: [String]
  var spirits: [String]
  var rokuyo: [String]
  /// From lichun on, three to a term.
  var pentads: [String]
  var sanfu: [String]
  var nines: [String]
  var zassetsu: [String]
  var appearances: [String]
}

extension Language {
  /// The names in this language.
  var almanacNames: AlmanacNames {
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
