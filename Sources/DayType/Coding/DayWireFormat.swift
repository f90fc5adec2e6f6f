/// How a property wrapper of this module writes its day.
public enum DayWireFormat: Sendable {
  /// As text.
  case text(DayTextFormat)
  /// As a number.
  case epoch(EpochUnit)
}

// MARK: - Reading

extension DayWireFormat {
  /// Reads a day with the closures, which say `nil` where there is nothing or null, or throw the
  /// decoder's error for that.
  @inlinable @inline(__always)
  func day(
    string: () throws -> String?, integer: () throws -> Int?, number: () throws -> Double?
  ) throws -> Day? {
    switch self {
    case .text(let format):
      guard let text = try string() else { return nil }
      return try format.day(reading: text)
    case .epoch(let unit):
      if let timestamp = try? integer() { return unit.day(of: timestamp) }
      guard let timestamp = try number() else { return nil }
      return try unit.day(of: timestamp)
    }
  }

  /// The error to throw where a day could not be read for that reason: with the description that the
  /// DayType package documents, and the reason under it.
  func decodingError(_ reason: any Error, at codingPath: [any CodingKey]) -> any Error {
    let description =
      switch self {
      case .text: "Unable to read the date string."
      case .epoch: "Unable to read a Day value, expected an epoch."
      }
    var underlying = reason
    switch reason {
    case DecodingError.keyNotFound: return reason
    case DecodingError.valueNotFound: underlying = DayCodingError.missingDay
    default: break
    }
    return DecodingError.dataCorrupted(
      .init(codingPath: codingPath, debugDescription: description, underlyingError: underlying))
  }
}

// MARK: - Writing

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
