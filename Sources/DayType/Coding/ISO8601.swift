/// Property wrappers for days that are written as a date with a time, as ISO 8601 has it.
///
/// ```swift
/// struct Message: Codable {
///   @ISO8601.Default var sent: Day  // "2025-04-30T12:01:00Z"
///   @ISO8601.SansTimezone var read: Day?  // "2025-04-30T12:01:00", null, or no such key
/// }
/// ```
///
/// The day is the date as it is written: the time and the offset are read, so that nothing else
/// passes for them, and then left aside. `2025-04-30T23:30:00-08:00` is 30 April. The second may
/// have a fraction. What is written has midnight for its time.
///
/// The wrapped property is a `Day` or a `Day?`. In a `Day?`, null and a missing key are read as
/// `nil`; `nil` leaves the key out, or is written as null by `.Nullable`. What cannot be read is a
/// `DecodingError.dataCorrupted` with its coding path.
public enum ISO8601<Value: DayValue> {
  /// With a time zone, `Z` or an offset: `"2025-04-30T12:01:00Z"`.
  @propertyWrapper
  public struct Default: DayCoded {
    /// The format.
    @inlinable public static var format: DayWireFormat { .text(.iso8601) }

    /// The day.
    public var wrappedValue: Value

    /// Wraps the day.
    @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The same, with `nil` written as null.
    @propertyWrapper
    public struct Nullable: DayCoded {
      /// The format.
      @inlinable public static var format: DayWireFormat { .text(.iso8601) }
      /// `true`.
      public static var writesNull: Bool { true }

      /// The day.
      public var wrappedValue: Value

      /// Wraps the day.
      @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
  }

  /// Without a time zone: `"2025-04-30T12:01:00"`. One that is there is read all the same.
  @propertyWrapper
  public struct SansTimezone: DayCoded {
    /// The format.
    @inlinable public static var format: DayWireFormat { .text(.iso8601SansTimezone) }

    /// The day.
    public var wrappedValue: Value

    /// Wraps the day.
    @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The same, with `nil` written as null.
    @propertyWrapper
    public struct Nullable: DayCoded {
      /// The format.
      @inlinable public static var format: DayWireFormat { .text(.iso8601SansTimezone) }
      /// `true`.
      public static var writesNull: Bool { true }

      /// The day.
      public var wrappedValue: Value

      /// Wraps the day.
      @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
  }
}
