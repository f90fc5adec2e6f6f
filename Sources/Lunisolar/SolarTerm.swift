/// One of the 24 solar terms: the apparent geocentric solar longitude in steps of 15 degrees.
///
/// The raw value is the longitude divided by 15 degrees, 0 at the March equinox. The major terms
/// (zhongqi) are the multiples of 30 degrees: they number the months.
public enum SolarTerm: Int, CaseIterable, Hashable, Codable, Sendable {
  case chunfen, qingming, guyu, lixia, xiaoman, mangzhong
  case xiazhi, xiaoshu, dashu, liqiu, chushu, bailu
  case qiufen, hanlu, shuangjiang, lidong, xiaoxue, daxue
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
  public var name: String { String(describing: self) }

  /// The term that follows.
  public var next: SolarTerm { Self.allCases[(rawValue + 1) % Self.allCases.count] }
}
