/// One of the four principal phases of the Moon: the apparent geocentric longitude of the Moon
/// less that of the Sun, in steps of 90 degrees.
public enum MoonPhase: Int, CaseIterable, Hashable, Codable, Sendable {
  /// The new moon, 0 degrees.
  case newMoon
  /// The first quarter, 90 degrees.
  case firstQuarter
  /// The full moon, 180 degrees.
  case fullMoon
  /// The last quarter, 270 degrees.
  case lastQuarter
}
