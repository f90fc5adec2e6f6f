import DayType
import Foundation
import Testing

@Suite("Property wrappers at the edges")
struct DayCodedExtremesTests {
  struct Text: Codable, Equatable {
    @DayString.DMY var dmy: Day
    @DayString.MDY var mdy: Day
    @DayString.YMD var ymd: Day
    @ISO8601.Default var iso: Day
    @ISO8601.SansTimezone var sans: Day
  }

  struct Seconds: Codable, Equatable { @Epoch.Seconds var day: Day }
  struct Milliseconds: Codable, Equatable { @Epoch.Milliseconds var day: Day }

  @Test(
    "any day is read back from text, also with a year that has a sign",
    arguments: [Int.min, -1_000_000, -719_529, 0, 2_932_897, Int.max])
  func text(count: Int) throws {
    let day = Day(daysSince1970: count)
    let days = Text(dmy: day, mdy: day, ymd: day, iso: day, sans: day)
    let data = try JSONEncoder().encode(days)
    #expect(try JSONDecoder().decode(Text.self, from: data) == days)
  }

  @Test("a timestamp that no Int can hold is an error, not a trap", arguments: [Int.min, Int.max])
  func timestamps(count: Int) throws {
    let day = Day(daysSince1970: count)
    let error = try #require(throws: EncodingError.self) {
      try JSONEncoder().encode(Seconds(day: day))
    }
    guard case .invalidValue(let value, let context) = error else {
      Issue.record(error)
      return
    }
    #expect(value as? Day == day)
    #expect(context.codingPath.map(\.stringValue) == ["day"])
    #expect(context.underlyingError as? DayCodingError == .dayOutOfRange(day))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Milliseconds(day: day)) }
  }

  @Test("the last timestamps are read", arguments: [Int.min, Int.max])
  func lastTimestamps(timestamp: Int) throws {
    let json = Data(#"{"day": \#(timestamp)}"#.utf8)
    let days = Double(timestamp) / 86_400
    let seconds = try JSONDecoder().decode(Seconds.self, from: json)
    #expect(seconds.day.daysSince1970 == Int(days.rounded(.down)))
    let milliseconds = try JSONDecoder().decode(Milliseconds.self, from: json)
    #expect(milliseconds.day.daysSince1970 == Int((days / 1000).rounded(.down)))
  }

  @Test("wrapped values that stand by themselves are read and written too")
  func unkeyed() throws {
    let json = Data(#"["30/04/2025", null]"#.utf8)
    let days = try JSONDecoder().decode([DayString<Day?>.DMY].self, from: json)
    #expect(try days.map(\.wrappedValue) == [Day(2025, 4, 30), nil])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let text = String(decoding: try encoder.encode(days), as: UTF8.self)
    #expect(text == #"["30/04/2025",null]"#)
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode([DayString<Day>.DMY].self, from: json)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record(error)
      return
    }
    #expect(context.codingPath.map(\.intValue) == [1])
    let stamps = try JSONDecoder().decode(
      [Epoch<Day>.Milliseconds].self, from: Data("[1746059246123, -0.5]".utf8))
    #expect(stamps.map(\.wrappedValue.description) == ["2025-05-01", "1969-12-31"])
  }

  @Test("the causes say what was wrong and what would be right")
  func messages() {
    let malformed = DayCodingError.malformedText("4/30/25", format: .monthDayYear)
    #expect(malformed.description == #""4/30/25" is not written as "04/30/2025" is"#)
    for format in DayTextFormat.allCases { #expect(!format.example.isEmpty) }
  }
}
