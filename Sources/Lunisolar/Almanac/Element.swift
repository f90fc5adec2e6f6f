/// One of the five elements or phases (五行), in the order in which each brings forth the next.
public enum Element: Int, CaseIterable, Hashable, Codable, Sendable {
  /// 木.
  case wood
  /// 火.
  case fire
  /// 土.
  case earth
  /// 金.
  case metal
  /// 水.
  case water
}

extension StemBranch {
  /// The element of the stem: two stems to each, so that 丙 and 丁 are fire. With
  /// ``animal`` it names a year in English: 2026, 丙午, is the year of the Fire Horse.
  public var element: Element { Element.allCases[stem / 2] }
}
