import Lunisolar

/// What a locale stands for where nothing was asked for by name.
struct LocaleDefaults {
  var tradition = Tradition.chinese
  var language = Language.english
  /// ISO 3166 code of the region whose holidays are shown, or nil for none.
  var region: String?

  /// The regions that a locale may stand for: elsewhere the language's own is taken.
  static let regions = [
    "CN", "HK", "ID", "JP", "KP", "KR", "MO", "MY", "PH", "SG", "TW", "VN",
  ]

  /// Follows `LC_ALL`, else `LC_MESSAGES`, else `LANG`. A locale that is none of ours stands for
  /// the Chinese tradition, English, and no region.
  init(environment: (String) -> String?) {
    let locale = environment("LC_ALL") ?? environment("LC_MESSAGES") ?? environment("LANG")
    // The first letter tells most locales from ours: vi, ko, ja, zh.
    guard let locale, let first = locale.utf8.first, "vkjzVKJZ".utf8.contains(first),
      let language = Language(matching: locale)
    else { return }
    self.language = language
    let territory = locale.prefix { $0 != "." && $0 != "@" }
      .split { $0 == "_" || $0 == "-" }.dropFirst().map { $0.uppercased() }
      .first(where: Self.regions.contains)
    switch language {
    case .english: break
    case .vietnamese: (tradition, region) = (.vietnamese, territory ?? "VN")
    case .korean: (tradition, region) = (.korean, territory ?? "KR")
    case .japanese: (tradition, region) = (.japanese, territory ?? "JP")
    case .simplifiedChinese: region = territory ?? "CN"
    case .traditionalChinese: region = territory ?? "TW"
    }
  }

  /// The tradition at home in a region, by its ISO 3166 code in any case.
  static func tradition(ofRegion code: String) -> Tradition {
    switch code.uppercased() {
    case "VN": .vietnamese
    case "KR", "KP": .korean
    case "JP": .japanese
    default: .chinese
    }
  }
}
