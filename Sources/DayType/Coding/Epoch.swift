/// Property wrappers for days that are written as a timestamp that counts from 1970-01-01T00:00:00Z.
///
/// ```swift
/// struct Event: Codable {
///   @Epoch.Seconds var created: Day  // 1746059246
///   @Epoch.Milliseconds var updated: Day?  // 1746059246123, null, or no such key
/// }
/// ```
///
/// The day is that of UTC on every machine: 1746059246 is 1 May 2025, and -3600, an hour before the
/// epoch, is 31 December 1969. A fraction is read too. What is written is midnight in UTC.
///
/// The wrapped property is a `Day` or a `Day?`. In a `Day?`, null and a missing key are read as
/// `nil`; `nil` leaves the key out, or is written as null by `.Nullable`. What cannot be read is a
/// `DecodingError.dataCorrupted` with its coding path.
public enum Epoch<Value: DayValue> {
  /// Seconds: `1746059246`.
  @propertyWrapper
  public struct Seconds: DayCoded {
    /// The format.
    @inlinable public static var format: DayWireFormat { .epoch(.seconds) }

    /// The day.
    public var wrappedValue: Value

    /// Wraps the day.
    @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The same, with `nil` written as null.
    @propertyWrapper
    public struct Nullable: DayCoded {
      /// The format.
      @inlinable public static var format: DayWireFormat { .epoch(.seconds) }
      /// `true`.
      public static var writesNull: Bool { true }

      /// The day.
      public var wrappedValue: Value

      /// Wraps the day.
      @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
  }

  /// Milliseconds: `1746059246123`.
  @propertyWrapper
  public struct Milliseconds: DayCoded {
    /// The format.
    @inlinable public static var format: DayWireFormat { .epoch(.milliseconds) }

    /// The day.
    public var wrappedValue: Value

    /// Wraps the day.
    @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The same, with `nil` written as null.
    @propertyWrapper
    public struct Nullable: DayCoded {
      /// The format.
      @inlinable public static var format: DayWireFormat { .epoch(.milliseconds) }
      /// `true`.
      public static var writesNull: Bool { true }

      /// The day.
      public var wrappedValue: Value

      /// Wraps the day.
      @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
  }
}
