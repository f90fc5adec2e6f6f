/// Property wrappers for days that are written as a date alone.
///
/// ```swift
/// struct Booking: Codable {
///   @DayString.DMY var arrival: Day  // "30/04/2025"
///   @DayString.MDY var departure: Day  // "04/30/2025"
///   @DayString.YMD var paid: Day?  // "2025-04-30", null, or no such key
///   @DayString.YMD.Nullable var refunded: Day?  // the same; written as null without a day
/// }
/// ```
///
/// The wrapped property is a `Day` or a `Day?`. In a `Day?`, null and a missing key are read as
/// `nil`; `nil` leaves the key out, or is written as null by `.Nullable`. What cannot be read is a
/// `DecodingError.dataCorrupted` with its coding path.
///
/// Day and month have two digits, the year four; a year of more digits, and one before 0, has a sign.
public enum DayString<Value: DayValue> {
  /// Day, month, year: `"30/04/2025"`.
  @propertyWrapper
  public struct DMY: DayCoded {
    /// The format.
    @inlinable public static var format: DayWireFormat { .text(.dayMonthYear) }

    /// The day.
    public var wrappedValue: Value

    /// Wraps the day.
    @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The same, with `nil` written as null.
    @propertyWrapper
    public struct Nullable: DayCoded {
      /// The format.
      @inlinable public static var format: DayWireFormat { .text(.dayMonthYear) }
      /// `true`.
      public static var writesNull: Bool { true }

      /// The day.
      public var wrappedValue: Value

      /// Wraps the day.
      @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
  }

  /// Month, day, year: `"04/30/2025"`.
  @propertyWrapper
  public struct MDY: DayCoded {
    /// The format.
    @inlinable public static var format: DayWireFormat { .text(.monthDayYear) }

    /// The day.
    public var wrappedValue: Value

    /// Wraps the day.
    @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The same, with `nil` written as null.
    @propertyWrapper
    public struct Nullable: DayCoded {
      /// The format.
      @inlinable public static var format: DayWireFormat { .text(.monthDayYear) }
      /// `true`.
      public static var writesNull: Bool { true }

      /// The day.
      public var wrappedValue: Value

      /// Wraps the day.
      @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
  }

  /// Year, month, day, as ISO 8601 has it: `"2025-04-30"`.
  @propertyWrapper
  public struct YMD: DayCoded {
    /// The format.
    @inlinable public static var format: DayWireFormat { .text(.yearMonthDay) }

    /// The day.
    public var wrappedValue: Value

    /// Wraps the day.
    @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The same, with `nil` written as null.
    @propertyWrapper
    public struct Nullable: DayCoded {
      /// The format.
      @inlinable public static var format: DayWireFormat { .text(.yearMonthDay) }
      /// `true`.
      public static var writesNull: Bool { true }

      /// The day.
      public var wrappedValue: Value

      /// Wraps the day.
      @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
  }
}
