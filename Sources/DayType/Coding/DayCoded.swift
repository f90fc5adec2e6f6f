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
    do {
      let day = try Self.format.day(
        string: { try scalar(String.self) },
        integer: { try scalar(Int.self) },
        number: { try scalar(Double.self) })
      self.init(wrappedValue: try Value.demanding(day))
    } catch {
      throw Self.format.decodingError(error, at: container.codingPath)
    }
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
  @inlinable @inline(__always)
  public func decode<Wrapper: DayCoded>(
    _ type: Wrapper.Type, forKey key: Key
  ) throws -> Wrapper {
    // The scalars are read from here, not by the wrapper: a decoder of its own would take longer
    // than reading the day does. Where there has to be a day, its key is looked for only once. What
    // is needed in the good case is inlined into the decoding of the type that has the property:
    // decoders call so deep that processors lose track of the returns, and each level more counts.
    do {
      let isOptional = Wrapper.Value.holding(nil) != nil
      let day = try Wrapper.format.day(
        string: {
          try isOptional
            ? decodeIfPresent(String.self, forKey: key) : decode(String.self, forKey: key)
        },
        integer: {
          try isOptional ? decodeIfPresent(Int.self, forKey: key) : decode(Int.self, forKey: key)
        },
        number: {
          try isOptional
            ? decodeIfPresent(Double.self, forKey: key) : decode(Double.self, forKey: key)
        })
      return Wrapper(wrappedValue: try Wrapper.Value.demanding(day))
    } catch {
      throw decodingError(error, Wrapper.format, forKey: key)
    }
  }

  /// The error to throw where a day could not be read for that reason.
  @usableFromInline
  func decodingError(_ error: any Error, _ format: DayWireFormat, forKey key: Key) -> any Error {
    format.decodingError(error, at: codingPath + [key])
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
