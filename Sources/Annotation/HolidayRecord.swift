import DayCore
import Holidays
import Lunisolar

/// One thing that a day is, as the table holds it: a holiday of a region, its substitute, a make-up
/// workday, a festival; or an event of the user's own.
public struct HolidayRecord: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// The id with the region or layer in front: `vn.new-year`.
  public var id: String
  /// What the day is.
  public var kind: HolidayKind
  /// Whether the day is off because of it.
  public var isOff: Bool
  /// Whether it is an event of the user's own.
  public var isOwn = false
  private let occasionNames: OccasionNames

  /// Creates a record with names by BCP 47 tag.
  public init(
    day: Day, id: String, kind: HolidayKind, isOff: Bool, isOwn: Bool = false,
    names: [String: String]
  ) {
    self.day = day
    self.id = id
    self.kind = kind
    self.isOff = isOff
    self.isOwn = isOwn
    self.occasionNames = OccasionNames(names)
  }

  init(day: Day, id: String, kind: HolidayKind, isOff: Bool, names: OccasionNames) {
    self.day = day
    self.id = id
    self.kind = kind
    self.isOff = isOff
    self.occasionNames = names
  }

  /// Names by BCP 47 tag.
  public var names: [String: String] { occasionNames.dictionary }

  /// The name in a language, else in English, else in any language, else the id.
  public func name(in language: Language) -> String {
    occasionNames.name(in: language) ?? id
  }
}
