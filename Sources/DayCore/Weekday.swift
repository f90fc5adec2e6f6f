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
