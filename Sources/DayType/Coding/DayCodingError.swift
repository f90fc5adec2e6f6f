/// What can be wrong with a day on the wire, beside a date that does not exist (a `DayError`). It
/// is the underlying error of the `DecodingError` or the `EncodingError` that is thrown.
public enum DayCodingError: Error, Equatable, Sendable {
  /// The text has another form.
  case malformedText(String, format: DayTextFormat)
  /// The number is no timestamp that an `Int` could hold.
  case timestampOutOfRange(Double)
  /// The day is so far away that no `Int` can hold its timestamp.
  case dayOutOfRange(Day)
  /// There is no day where there has to be one.
  case missingDay
}

extension DayCodingError: CustomStringConvertible {
  /// The message a person should read.
  public var description: String {
    switch self {
    case .malformedText(let text, let format):
      "\"\(text)\" is not written as \"\(format.example)\" is"
    case .timestampOutOfRange(let timestamp):
      "\(timestamp) is beyond the timestamps of 64 bits"
    case .dayOutOfRange(let day):
      "\(day) is too far from 1970 for a timestamp of 64 bits"
    case .missingDay:
      "null is not a day; declare the property as Day? to allow it"
    }
  }
}
