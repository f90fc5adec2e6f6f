/// How a property wrapper of this module writes its day.
public enum DayWireFormat: Sendable {
  /// As text.
  case text(DayTextFormat)
  /// As a number.
  case epoch(EpochUnit)
}

extension DayWireFormat {
  /// What an encoder is given.
  enum Scalar {
    case text(String)
    case timestamp(Int)
  }

  /// What to write for the day, `nil` for none.
  func scalar(of day: Day?, at codingPath: @autoclosure () -> [any CodingKey]) throws -> Scalar? {
    guard let day else { return nil }
    switch self {
    case .text(let format): return .text(format.text(of: day))
    case .epoch(let unit):
      if let timestamp = unit.timestamp(of: day) { return .timestamp(timestamp) }
      throw EncodingError.invalidValue(
        day,
        .init(
          codingPath: codingPath(),
          debugDescription: "Unable to write the day as an epoch.",
          underlyingError: DayCodingError.dayOutOfRange(day)))
    }
  }
}
