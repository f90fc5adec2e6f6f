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

/// The instant of a principal moon phase.
public struct MoonPhaseInstant: Hashable, Sendable {
  /// The phase.
  public var phase: MoonPhase
  /// Whole seconds since 1970-01-01T00:00:00 of UTC (of UT1 before 1972 and after the last
  /// announced leap second).
  public var utc: Int

  /// Creates an instant.
  public init(phase: MoonPhase, utc: Int) {
    self.phase = phase
    self.utc = utc
  }
}
