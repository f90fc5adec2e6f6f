/// A day of the week, numbered as `cron` and C's `tm_wday` number them: Sunday is 0.
public enum Weekday: Int, CaseIterable, Hashable, Codable, Sendable {
  /// Sunday, 0.
  case sunday
  /// Monday, 1.
  case monday
  /// Tuesday, 2.
  case tuesday
  /// Wednesday, 3.
  case wednesday
  /// Thursday, 4.
  case thursday
  /// Friday, 5.
  case friday
  /// Saturday, 6.
  case saturday
}

extension Weekday {
  /// The number that ISO 8601 gives the weekday: Monday is 1, Sunday is 7.
  public var isoNumber: Int { rawValue == 0 ? 7 : rawValue }

  /// How many days it is from this weekday to the next such other one: 0 to 6.
  func daysUntil(_ other: Weekday) -> Int {
    (other.rawValue - rawValue + 7) % 7
  }
}
