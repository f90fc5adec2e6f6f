/// The instant at which the Sun reaches a solar term.
public struct SolarTermInstant: Hashable, Sendable {
  /// The term reached.
  public var term: SolarTerm
  /// Whole seconds since 1970-01-01T00:00:00 of UTC (of UT1 before 1972 and after the last
  /// announced leap second).
  public var utc: Int

  /// Creates an instant.
  public init(term: SolarTerm, utc: Int) {
    self.term = term
    self.utc = utc
  }
}
