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
  public static func firstOfWeek(inLocale locale: some StringProtocol) -> StartOfWeek {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    let tags = name.split { $0 == "_" || $0 == "-" }
    guard let language = tags.first?.lowercased() else { return .monday }
    let territory =
      tags.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
      ?? (tags.contains { $0 == "Hant" } ? "TW" : likelyTerritories[language])
    guard let territory else { return .monday }
    if sundayTerritories.contains(territory) { return .sunday }
    if saturdayTerritories.contains(territory) { return .saturday }
    return territory == "MV" ? .friday : .monday
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

  private static let likelyTerritories = [
    "en": "US", "ja": "JP", "ko": "KR", "vi": "VN", "zh": "CN",
  ]

  private static let sundayTerritories: Set = [
    "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT", "GU", "HK",
    "HN", "ID", "IL", "IN", "IS", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT", "MX",
    "MZ", "NI", "NP", "PA", "PE", "PH", "PK", "PR", "PT", "PY", "SA", "SG", "SV", "TH", "TT", "TW",
    "UM", "US", "VE", "VI", "WS", "YE", "ZA", "ZW",
  ]

  private static let saturdayTerritories: Set = [
    "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY",
  ]
}
