/// A property wrapper that holds a `Day` or a `Day?` and reads and writes it in one format.
///
/// A type of one's own that conforms needs the two members of a property wrapper and the format;
/// reading and writing, also of missing keys, come with the conformance.
public protocol DayCoded: Codable, Hashable, Sendable {
  /// `Day` or `Day?`.
  associatedtype Value: DayValue

  /// The format.
  static var format: DayWireFormat { get }

  /// Whether `nil` is written as null; otherwise its key is left out.
  static var writesNull: Bool { get }

  /// The day.
  var wrappedValue: Value { get }

  /// Wraps the day.
  init(wrappedValue: Value)
}

extension DayCoded {
  /// By default `nil` is left out.
  public static var writesNull: Bool { false }

  /// Reads a value that stands by itself, not under a key.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where it cannot be read as a day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func scalar<Scalar: Decodable>(_ type: Scalar.Type) throws -> Scalar? {
      container.decodeNil() ? nil : try container.decode(type)
    }
    let day = try Self.format.day(
      at: container.codingPath,
      string: { try scalar(String.self) },
      integer: { try scalar(Int.self) },
      number: { try scalar(Double.self) })
    guard let value = Value.holding(day) else {
      throw Self.format.missingDay(at: container.codingPath)
    }
    self.init(wrappedValue: value)
  }

  /// Writes a value that stands by itself, not under a key: `nil` is always null.
  ///
  /// - Throws: `EncodingError.invalidValue` where the day is too far from 1970 for a timestamp.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch try Self.format.scalar(of: wrappedValue.dayIfPresent, at: container.codingPath) {
    case .text(let text): try container.encode(text)
    case .timestamp(let timestamp): try container.encode(timestamp)
    case nil: try container.encodeNil()
    }
  }
}

extension KeyedDecodingContainer {
  /// Reads a day; a missing key is the same as null.
  ///
  /// - Throws: `DecodingError.keyNotFound` or, for null and for what cannot be read,
  ///   `.dataCorrupted` with the key in its coding path.
  @inlinable
  public func decode<Wrapper: DayCoded>(
    _ type: Wrapper.Type, forKey key: Key
  ) throws -> Wrapper {
    // The scalars are read from here, not by the wrapper: a decoder of its own would take longer
    // than reading the day does.
    let day = try Wrapper.format.day(
      at: codingPath + [key],
      string: { try decodeIfPresent(String.self, forKey: key) },
      integer: { try decodeIfPresent(Int.self, forKey: key) },
      number: { try decodeIfPresent(Double.self, forKey: key) })
    if let value = Wrapper.Value.holding(day) { return Wrapper(wrappedValue: value) }
    guard !contains(key) else { throw Wrapper.format.missingDay(at: codingPath + [key]) }
    throw DecodingError.keyNotFound(
      key, .init(codingPath: codingPath, debugDescription: "There is no day under this key."))
  }
}

extension KeyedEncodingContainer {
  /// Writes a day; `nil` leaves the key out, or is null where the wrapper says so.
  ///
  /// - Throws: `EncodingError.invalidValue` where the day is too far from 1970 for a timestamp.
  public mutating func encode<Wrapper: DayCoded>(_ value: Wrapper, forKey key: Key) throws {
    let day = value.wrappedValue.dayIfPresent
    switch try Wrapper.format.scalar(of: day, at: codingPath + [key]) {
    case .text(let text): try encode(text, forKey: key)
    case .timestamp(let timestamp): try encode(timestamp, forKey: key)
    case nil: if Wrapper.writesNull { try encodeNil(forKey: key) }
    }
  }
}
