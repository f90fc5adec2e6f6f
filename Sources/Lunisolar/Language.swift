/// A language in which calendar things are named. The raw value is its BCP 47 tag.
public enum Language: String, CaseIterable, Hashable, Codable, Sendable {
  /// English, `en`.
  case english = "en"
  /// Vietnamese, `vi`.
  case vietnamese = "vi"
  /// Chinese in simplified characters, `zh-Hans`.
  case simplifiedChinese = "zh-Hans"
  /// Chinese in traditional characters, `zh-Hant`.
  case traditionalChinese = "zh-Hant"
  /// Korean, `ko`.
  case korean = "ko"
  /// Japanese, `ja`.
  case japanese = "ja"
}

extension Language {
  /// The BCP 47 tag: `en`, `vi`, `zh-Hans`, `zh-Hant`, `ko`, `ja`.
  public var code: String { rawValue }

  /// The language's name for itself.
  public var endonym: String {
    switch self {
    case .english: "English"
    case .vietnamese: "Tiếng Việt"
    case .simplifiedChinese: "简体中文"
    case .traditionalChinese: "繁體中文"
    case .korean: "한국어"
    case .japanese: "日本語"
    }
  }

  /// The language of a BCP 47 tag or a POSIX locale name, in any case: `vi`, `ko-KR`,
  /// `zh_TW.UTF-8`, `zh-Hant-HK`. Nil where it is none of the six.
  ///
  /// A script decides between the two Chinese; without one, Taiwan, Hong Kong and Macau write
  /// traditional characters and everyone else simplified ones (CLDR, likely subtags).
  public init?(matching tag: some StringProtocol) {
    let name = tag.lowercased().prefix { $0 != "." && $0 != "@" }
    let subtags = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    switch subtags.first {
    case "en": self = .english
    case "vi": self = .vietnamese
    case "ko": self = .korean
    case "ja": self = .japanese
    case "zh":
      let isTraditional =
        subtags.contains("hant")
        || (!subtags.contains("hans") && subtags.contains { ["tw", "hk", "mo"].contains($0) })
      self = isTraditional ? .traditionalChinese : .simplifiedChinese
    default: return nil
    }
  }
}
