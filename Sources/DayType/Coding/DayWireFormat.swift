/// How a property wrapper of this module writes its day.
public enum DayWireFormat: Sendable {
  /// As text.
  case text(DayTextFormat)
  /// As a number.
  case epoch(EpochUnit)
}

// MARK: - Reading

extension DayWireFormat {
  /// Reads a day with the closures, which say `nil` where there is nothing or null.
  @usableFromInline
  func day(
    at codingPath: @autoclosure () -> [any CodingKey],
    string: () throws -> String?, integer: () throws -> Int?, number: () throws -> Double?
  ) throws -> Day? {
    do {
      switch self {
      case .text(let format):
        guard let text = try string() else { return nil }
        return try format.day(reading: text)
      case .epoch(let unit):
        if let timestamp = try? integer() { return unit.day(of: timestamp) }
        guard let timestamp = try number() else { return nil }
        return try unit.day(of: timestamp)
      }
    } catch {
      throw corrupted(at: codingPath(), error)
    }
  }

  /// The error where there is null and has to be a day.
  @usableFromInline
  func missingDay(at codingPath: [any CodingKey]) -> DecodingError {
    corrupted(at: codingPath, DayCodingError.missingDay)
  }

  /// The error with the description that the DayType package documents, the cause under it.
  private func corrupted(at codingPath: [any CodingKey], _ cause: any Error) -> DecodingError {
    let description =
      switch self {
      case .text: "Unable to read the date string."
      case .epoch: "Unable to read a Day value, expected an epoch."
      }
    return .dataCorrupted(
      .init(codingPath: codingPath, debugDescription: description, underlyingError: cause))
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
