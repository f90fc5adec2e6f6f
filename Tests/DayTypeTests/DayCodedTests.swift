import DayType
import Foundation
import Testing

@Suite("Property wrappers")
struct DayCodedTests {
  struct Days: Codable, Hashable {
    @DayString.DMY var dmy: Day
    @DayString.MDY var mdy: Day
    @DayString.YMD var ymd: Day
    @Epoch.Seconds var seconds: Day
    @Epoch.Milliseconds var milliseconds: Day
    @ISO8601.Default var iso: Day
    @ISO8601.SansTimezone var sans: Day
  }

  struct OptionalDays: Codable, Hashable {
    @DayString.DMY var dmy: Day?
    @DayString.MDY var mdy: Day?
    @DayString.YMD var ymd: Day?
    @Epoch.Seconds var seconds: Day?
    @Epoch.Milliseconds var milliseconds: Day?
    @ISO8601.Default var iso: Day?
    @ISO8601.SansTimezone var sans: Day?
  }

  struct NullableDays: Codable, Hashable {
    @DayString.DMY.Nullable var dmy: Day?
    @DayString.MDY.Nullable var mdy: Day?
    @DayString.YMD.Nullable var ymd: Day?
    @Epoch.Seconds.Nullable var seconds: Day?
    @Epoch.Milliseconds.Nullable var milliseconds: Day?
    @ISO8601.Default.Nullable var iso: Day?
    @ISO8601.SansTimezone.Nullable var sans: Day?
  }

  static let keys = ["dmy", "mdy", "ymd", "seconds", "milliseconds", "iso", "sans"]
  static let nulls = "{" + keys.sorted().map { "\"\($0)\":null" }.joined(separator: ",") + "}"
  static let json = """
    {"dmy":"30/04/2025","iso":"2025-04-30T00:00:00Z","mdy":"04/30/2025",\
    "milliseconds":1745971200000,"sans":"2025-04-30T00:00:00","seconds":1745971200,\
    "ymd":"2025-04-30"}
    """

  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test("the formats of the README are written, and read back")
  func roundTrip() throws {
    let day = try Day(2025, 4, 30)
    let days = Days(
      dmy: day, mdy: day, ymd: day, seconds: day, milliseconds: day, iso: day, sans: day)
    #expect(try encode(days) == Self.json)
    #expect(try decode(Days.self, Self.json) == days)
    let optional = OptionalDays(
      dmy: day, mdy: day, ymd: day, seconds: day, milliseconds: day, iso: day, sans: day)
    #expect(try encode(optional) == Self.json)
    #expect(try decode(OptionalDays.self, Self.json) == optional)
    let nullable = NullableDays(
      dmy: day, mdy: day, ymd: day, seconds: day, milliseconds: day, iso: day, sans: day)
    #expect(try encode(nullable) == Self.json)
    #expect(try decode(NullableDays.self, Self.json) == nullable)
  }

  @Test("null and a missing key are nil; nil is left out, or null")
  func nils() throws {
    let none = OptionalDays(
      dmy: nil, mdy: nil, ymd: nil, seconds: nil, milliseconds: nil, iso: nil, sans: nil)
    #expect(try decode(OptionalDays.self, "{}") == none)
    #expect(try decode(OptionalDays.self, Self.nulls) == none)
    #expect(try encode(none) == "{}")
    let nullable = NullableDays(
      dmy: nil, mdy: nil, ymd: nil, seconds: nil, milliseconds: nil, iso: nil, sans: nil)
    #expect(try decode(NullableDays.self, "{}") == nullable)
    #expect(try decode(NullableDays.self, Self.nulls) == nullable)
    #expect(try encode(nullable) == Self.nulls)
  }

  @Test(
    "the date part of an ISO 8601 text is kept as written",
    arguments: [
      "2025-04-30T12:01:00Z", "2025-04-30T23:30:00-08:00", "2025-04-30T00:30:00+14:00",
      "2025-04-30T12:01:00.123Z", "2025-04-30T12:01:00,5+0530", "2025-04-30T12:01:00+09",
      "2025-04-30T23:59:60Z", "2025-04-30T12:00:00Z+12:00",
    ])
  func isoText(text: String) throws {
    let days = try decode(OptionalDays.self, #"{"iso": "\#(text)", "sans": "\#(text)"}"#)
    #expect(try days.iso == Day(2025, 4, 30))
    #expect(try days.sans == Day(2025, 4, 30))
  }

  @Test(
    "timestamps name the day of UTC, fractions and all",
    arguments: [
      ("1746059246", "2025-05-01"), ("-3600", "1969-12-31"), ("-0.5", "1969-12-31"),
      ("1746059246.75", "2025-05-01"), ("1.746059246e9", "2025-05-01"), ("0", "1970-01-01"),
    ])
  func timestamps(number: String, text: String) throws {
    let days = try decode(OptionalDays.self, #"{"seconds": \#(number)}"#)
    #expect(days.seconds?.description == text)
    let thousandfold = try decode(OptionalDays.self, #"{"milliseconds": 1746059246123}"#)
    #expect(thousandfold.milliseconds?.description == "2025-05-01")
  }

  @Test(
    "what is no day is corrupted data under its key, the cause beneath",
    arguments: [
      ("dmy", #""xxx""#), ("dmy", #""30/4/2025""#), ("dmy", #""30-04-2025""#), ("dmy", "17"),
      ("dmy", #""31/04/2025""#), ("mdy", #""30/04/2025""#), ("mdy", #""04/30/25""#),
      ("ymd", #""2025-4-30""#), ("ymd", #""2025-04-30 ""#), ("ymd", #""""#), ("ymd", "[]"),
      ("seconds", #""xxx""#), ("seconds", "1e300"), ("milliseconds", "true"),
      ("iso", #""xxx4 5 ass3""#), ("iso", #""2025-04-30""#), ("iso", #""2025-04-30T12:01:00""#),
      ("iso", #""2025-04-30T25:01:00Z""#), ("iso", #""2025-04-30T12:01:00.Z""#),
      ("iso", #""2025-04-30T12:01:00+9""#), ("iso", #""2025-04-30T12:01:00Zebra""#),
      ("iso", #""2025-04-30 12:01:00Z""#), ("sans", #""2025-04-30T12:01""#),
      ("sans", #""2025-13-30T12:01:00""#),
    ])
  func corrupted(key: String, value: String) throws {
    let error = try #require(throws: DecodingError.self) {
      try decode(OptionalDays.self, #"{"\#(key)": \#(value)}"#)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record(error)
      return
    }
    #expect(context.codingPath.map(\.stringValue) == [key])
    let isNumber = key.hasSuffix("seconds")
    #expect(
      context.debugDescription
        == (isNumber
          ? "Unable to read a Day value, expected an epoch." : "Unable to read the date string."))
    #expect(context.underlyingError != nil)
  }

  @Test("a Day has to be there", arguments: keys)
  func missing(key: String) throws {
    let without = Self.json.replacing(try Regex("\"\(key)\":[^,}]*"), with: "\"other\":0")
    let missing = try #require(throws: DecodingError.self) { try decode(Days.self, without) }
    guard case .keyNotFound(let missingKey, _) = missing else {
      Issue.record(missing)
      return
    }
    #expect(missingKey.stringValue == key)
    let null = Self.json.replacing(try Regex("\"\(key)\":[^,}]*"), with: "\"\(key)\":null")
    let corrupted = try #require(throws: DecodingError.self) { try decode(Days.self, null) }
    guard case .dataCorrupted(let context) = corrupted else {
      Issue.record(corrupted)
      return
    }
    #expect(context.codingPath.map(\.stringValue) == [key])
    #expect(context.underlyingError as? DayCodingError == .missingDay)
  }
}
