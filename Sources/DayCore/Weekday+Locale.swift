extension Weekday {
  /// The weekday that begins a week where the locale is at home.
  ///
  /// The locale is written as POSIX or BCP 47 write it: `vi_VN.UTF-8`, `en-US`, `zh_Hant_TW`. A
  /// language alone stands for the territory where most of its speakers live, for the languages of
  /// this toolkit and English. `C`, `POSIX`, an unknown locale and an unknown territory begin
  /// their weeks on Monday, as ISO 8601 and most of the world do.
  ///
  /// Source: Unicode CLDR, supplemental data, `weekData/firstDay`, as Babel 2.19 carries it.
  ///
  /// ```swift
  /// Weekday.firstOfWeek(inLocale: "ja_JP.UTF-8")  // .sunday
  /// ```
  public static func firstOfWeek(inLocale locale: String) -> StartOfWeek {
    var territory: String?
    var language = ""
    var isTraditional = false
    // Read by hand: this is on the way of every start of a program, and generic splitting costs
    // more there than all else.
    for (place, tag) in localeTags(locale).enumerated() {
      if place == 0 {
        language = tag.lowercased()
      } else if territory == nil, tag.utf8.count == 2 {
        territory = tag.uppercased()
      } else if tag == "Hant" {
        isTraditional = true
      }
    }
    let home = territory ?? (isTraditional ? "TW" : likelyTerritory(ofLanguage: language))
    return home.map { firstOfWeek(inTerritory: $0) } ?? .monday
  }

  /// The parts of a locale's name before its code set and modifier.
  private static func localeTags(_ locale: String) -> [String] {
    var tags: [String] = []
    var tag = ""
    for byte in locale.utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "@"): return tags + [tag]
      case UInt8(ascii: "_"), UInt8(ascii: "-"):
        tags.append(tag)
        tag = ""
      default: tag.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return tags + [tag]
  }

  /// The weekday that begins a week in the locale that the process runs in: `LC_ALL`, else
  /// `LC_TIME`, else `LANG`.
  public static var firstOfWeekInCurrentLocale: StartOfWeek {
    for variable in ["LC_ALL", "LC_TIME", "LANG"] {
      if let value = getenv(variable), value.pointee != 0 {
        return firstOfWeek(inLocale: String(cString: value))
      }
    }
    return .monday
  }

  private static func likelyTerritory(ofLanguage language: String) -> String? {
    switch language {
    case "en": "US"
    case "ja": "JP"
    case "ko": "KR"
    case "vi": "VN"
    case "zh": "CN"
    default: nil
    }
  }

  private static func firstOfWeek(inTerritory territory: String) -> StartOfWeek {
    switch territory {
    case "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT", "GU",
      "HK", "HN", "ID", "IL", "IN", "IS", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO",
      "MT", "MX", "MZ", "NI", "NP", "PA", "PE", "PH", "PK", "PR", "PT", "PY", "SA", "SG", "SV",
      "TH", "TT", "TW", "UM", "US", "VE", "VI", "WS", "YE", "ZA", "ZW":
      .sunday
    case "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY":
      .saturday
    case "MV": .friday
    default: .monday
    }
  }
}
