extension Day {
  /// Whether this day is today, in the local time zone.
  public var isToday: Bool { self == .today }

  /// Whether this day is before today, in the local time zone.
  public var isPast: Bool { self < .today }

  /// Whether this day is after today, in the local time zone.
  public var isFuture: Bool { self > .today }

  /// Whether this day is the day before today, in the local time zone.
  public var isYesterday: Bool { self == .today - 1 }

  /// Whether this day is the day after today, in the local time zone.
  public var isTomorrow: Bool { self == .today + 1 }

  /// The days from this day until the other, negative when the other is earlier: `other - self`.
  public func daysUntil(_ other: Day) -> Int { other - self }

  /// The days since the other day until this one, negative when the other is later: `self - other`.
  public func daysSince(_ other: Day) -> Int { self - other }
}
