import Foundation

/// The unit of a timestamp that counts from 1970-01-01T00:00:00Z. The raw value is how many of them
/// make a day.
public enum EpochUnit: Int, CaseIterable, Sendable {
  /// Seconds.
  case seconds = 86_400
  /// Milliseconds.
  case milliseconds = 86_400_000
}

extension EpochUnit {
  /// The day of UTC that holds the timestamp.
  @usableFromInline
  func day(of timestamp: Int) -> Day {
    let days = timestamp.flooredQuotientAndRemainder(dividingBy: rawValue).quotient
    return Day(daysSince1970: days)
  }

  /// The day of UTC that holds the timestamp.
  @usableFromInline
  func day(of timestamp: Double) throws(DayCodingError) -> Day {
    guard let whole = Int(exactly: timestamp.rounded(.down)) else {
      throw .timestampOutOfRange(timestamp)
    }
    return day(of: whole)
  }

  /// The timestamp of the beginning of a day in UTC, `nil` where no `Int` can hold it.
  func timestamp(of day: Day) -> Int? {
    let (timestamp, overflow) = day.daysSince1970.multipliedReportingOverflow(by: rawValue)
    return overflow ? nil : timestamp
  }
}
