/// A civil date as year, month and day of the proleptic Gregorian calendar.
///
/// Years are astronomical, as in ISO 8601: 1 BC is year 0, 2 BC is year -1. The fields are not
/// checked until ``day()`` turns them into a ``Day``.
public struct DayComponents: Hashable, Codable, Sendable {
  /// The astronomical year.
  public var year: Int
  /// The month, 1 to 12 in a valid date.
  public var month: Int
  /// The day of the month, 1 to 31 in a valid date.
  public var dayOfMonth: Int

  /// Creates the components as given, unchecked.
  @inlinable
  public init(year: Int, month: Int, dayOfMonth: Int) {
    self.year = year
    self.month = month
    self.dayOfMonth = dayOfMonth
  }

  /// The day that these components name.
  ///
  /// - Throws: `DayError` when there is no such month, no such day in it, or the year cannot be
  ///   held by an `Int` day number.
  public func day() throws(DayError) -> Day {
    try Day(self)
  }
}

extension DayComponents: Comparable {
  /// Chronological order.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.dayOfMonth) < (right.year, right.month, right.dayOfMonth)
  }
}
