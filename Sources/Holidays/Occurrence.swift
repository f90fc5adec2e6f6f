import DayCore

/// One day of one event in a region's calendar.
public struct Occurrence: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// The event's id with its region in front: `kr.seollal`. A substitute has `.substitute` behind
  /// it, a working day given off for a rest day worked `.swap`, and that rest day `.workday`.
  public var id: String
  /// What the day is.
  public var kind: HolidayKind
  /// Whether the day is off because of it.
  public var isOff: Bool

  /// Creates an occurrence.
  public init(day: Day, id: String, kind: HolidayKind, isOff: Bool) {
    self.day = day
    self.id = id
    self.kind = kind
    self.isOff = isOff
  }
}

extension Occurrence {
  /// What is unique within a region: no event has the same day twice.
  struct Key: Hashable {
    var day: Day
    var id: String
  }

  var key: Key { Key(day: day, id: id) }
}
