/// One of the 24 solar terms: the apparent geocentric solar longitude in steps of 15 degrees.
///
/// The raw value is the longitude divided by 15 degrees, 0 at the March equinox. The major terms
/// (zhongqi) are the multiples of 30 degrees: they number the months.
public enum SolarTerm: Int, CaseIterable, Hashable, Codable, Sendable {
  // Spring: 0, 15, …, 75 degrees.
  case chunfen, qingming, guyu, lixia, xiaoman, mangzhong
  // Summer: 90 to 165 degrees.
  case xiazhi, xiaoshu, dashu, liqiu, chushu, bailu
  // Autumn: 180 to 255 degrees.
  case qiufen, hanlu, shuangjiang, lidong, xiaoxue, daxue
  // Winter: 270 to 345 degrees.
  case dongzhi, xiaohan, dahan, lichun, yushui, jingzhe
}

extension SolarTerm {
  /// The apparent solar longitude in degrees, 0 to 345.
  public var longitude: Int { rawValue * 15 }

  /// Whether the term is a major term (zhongqi), one that numbers a month.
  public var isMajor: Bool { rawValue.isMultiple(of: 2) }

  /// The number of the month that contains this major term, or nil for a minor term: the
  /// December solstice (dongzhi) belongs to month 11.
  public var month: Int? {
    isMajor ? (rawValue / 2 + 1) % 12 + 1 : nil
  }

  /// The pinyin name without tones: `dongzhi`.
  public var name: String { Self.names[rawValue] }

  // Written out, because asking the runtime for a case's name costs more than all else at the start
  // of a program.
  private static let names = [
    "chunfen", "qingming", "guyu", "lixia", "xiaoman", "mangzhong",
    "xiazhi", "xiaoshu", "dashu", "liqiu", "chushu", "bailu",
    "qiufen", "hanlu", "shuangjiang", "lidong", "xiaoxue", "daxue",
    "dongzhi", "xiaohan", "dahan", "lichun", "yushui", "jingzhe",
  ]

  /// The term that follows.
  public var next: SolarTerm { Self.allCases[(rawValue + 1) % Self.allCases.count] }
}
