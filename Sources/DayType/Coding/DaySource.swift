/// A place that a day is read from. The scalars are `nil` where there is nothing or null.
protocol DaySource {
  var codingPath: [any CodingKey] { get }
  /// The key, where there is nothing under it.
  var missingKey: (any CodingKey)? { get }

  func string() throws -> String?
  func integer() throws -> Int?
  func number() throws -> Double?
}

extension DaySource {
  /// The day, or, where there is none, the `nil` that the value allows.
  func value<Value: DayValue>(in format: DayWireFormat) throws -> Value {
    let day: Day?
    do {
      day = try read(format)
    } catch {
      throw corrupted(format, error)
    }
    if let value = Value.holding(day) { return value }
    guard let missingKey else { throw corrupted(format, DayCodingError.missingDay) }
    throw DecodingError.keyNotFound(
      missingKey,
      .init(codingPath: codingPath.dropLast(), debugDescription: "There is no day under this key."))
  }

  private func read(_ format: DayWireFormat) throws -> Day? {
    switch format {
    case .text(let text):
      return try string().map(text.day(reading:))
    case .epoch(let unit):
      if let timestamp = try? integer() { return unit.day(of: timestamp) }
      return try number().map(unit.day(of:))
    }
  }

  /// The error with the description that the DayType package documents, the cause under it.
  private func corrupted(_ format: DayWireFormat, _ cause: any Error) -> DecodingError {
    let description =
      switch format {
      case .text: "Unable to read the date string."
      case .epoch: "Unable to read a Day value, expected an epoch."
      }
    return .dataCorrupted(
      .init(codingPath: codingPath, debugDescription: description, underlyingError: cause))
  }
}

/// A value that stands by itself.
struct SingleDaySource: DaySource {
  let container: any SingleValueDecodingContainer

  var codingPath: [any CodingKey] { container.codingPath }
  var missingKey: (any CodingKey)? { nil }

  func string() throws -> String? {
    container.decodeNil() ? nil : try container.decode(String.self)
  }

  func integer() throws -> Int? {
    container.decodeNil() ? nil : try container.decode(Int.self)
  }

  func number() throws -> Double? {
    container.decodeNil() ? nil : try container.decode(Double.self)
  }
}

/// A value under a key.
struct KeyedDaySource<Key: CodingKey>: DaySource {
  let container: KeyedDecodingContainer<Key>
  let key: Key

  var codingPath: [any CodingKey] { container.codingPath + [key] }
  var missingKey: (any CodingKey)? { container.contains(key) ? nil : key }

  func string() throws -> String? { try container.decodeIfPresent(String.self, forKey: key) }
  func integer() throws -> Int? { try container.decodeIfPresent(Int.self, forKey: key) }
  func number() throws -> Double? { try container.decodeIfPresent(Double.self, forKey: key) }
}
