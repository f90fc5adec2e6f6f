import DayCore

/// The local time by which a calendar's days begin and end, from some day on.
public struct Meridian: Hashable, Sendable {
  /// The offset from Universal Time in seconds, positive in the east.
  public let offset: Int
  /// The first local day on which it holds.
  public let since: Day

  /// The mean time of Beijing's old observatory at 116°25′ E, UTC+7:45:40, by which the Qing
  /// and early Republican almanacs were computed.
  public static let beijingMeanTime = 7 * 3600 + 45 * 60 + 40

  /// Creates a meridian that holds from a day on.
  public init(offset: Int, since: Day) {
    self.offset = offset
    self.since = since
  }
}
