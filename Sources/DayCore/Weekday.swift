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
  /// How many days this weekday lies before the next other one: 0 to 6.
  func daysUntil(_ other: Weekday) -> Int {
    (other.rawValue - rawValue + 7) % 7
  }
}
