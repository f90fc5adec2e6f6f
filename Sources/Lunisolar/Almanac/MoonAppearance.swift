/// How the Moon looks: the four principal phases, each on its day, and the spans between them.
public enum MoonAppearance: Int, CaseIterable, Hashable, Codable, Sendable {
  /// The day of the new moon.
  case newMoon
  /// After the new moon, less than half lit.
  case waxingCrescent
  /// The day of the first quarter.
  case firstQuarter
  /// After the first quarter, more than half lit.
  case waxingGibbous
  /// The day of the full moon.
  case fullMoon
  /// After the full moon, more than half lit.
  case waningGibbous
  /// The day of the last quarter.
  case lastQuarter
  /// After the last quarter, less than half lit.
  case waningCrescent

  /// That of a principal phase, or of the span after it.
  public init(_ phase: MoonPhase, isPast: Bool) {
    self = Self.allCases[phase.rawValue * 2 + (isPast ? 1 : 0)]
  }
}
