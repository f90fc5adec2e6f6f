import DayCore

extension Weekday {
  /// The name in a language and a width (Unicode CLDR): `Monday`, `Mon`, `M`; `Thứ Hai`, `Th 2`,
  /// `T2`; `星期一`, `周一`, `一`.
  public func name(in language: Language, width: NameWidth = .wide) -> String {
    let names = language.names
    return switch width {
    case .wide: names.weekdays[rawValue]
    case .abbreviated: names.shortWeekdays[rawValue]
    case .narrow: names.narrowWeekdays[rawValue]
    }
  }
}
