/// What a property wrapper of this module can hold: a `Day` or a `Day?`.
public protocol DayValue: Hashable, Sendable {
  /// The day, if there is one.
  var dayIfPresent: Day? { get }

  /// The value that holds the day; `nil` where there has to be a day and there is none.
  static func holding(_ day: Day?) -> Self?
}

extension Day: DayValue {
  /// The day itself.
  public var dayIfPresent: Day? { self }

  /// The day; `nil` without one.
  @inlinable public static func holding(_ day: Day?) -> Day? { day }
}

extension Day?: DayValue {
  /// The day, if there is one.
  public var dayIfPresent: Day? { self }

  /// What is given; `nil` is a value as well.
  @inlinable public static func holding(_ day: Day?) -> Day?? { .some(day) }
}

extension DayValue {
  /// The value that holds the day.
  ///
  /// - Throws: `DayCodingError.missingDay` where there has to be a day and there is none.
  @inlinable @inline(__always)
  static func demanding(_ day: Day?) throws(DayCodingError) -> Self {
    guard let value = holding(day) else { throw .missingDay }
    return value
  }
}
