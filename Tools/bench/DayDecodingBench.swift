import DayType
import Foundation

/// Days out of JSON beside what is written there, plain strings and integers, and beside reading
/// the string and turning it into a day by hand: no wrapper can take less time than the decoder.
enum DayDecodingBench {
  private struct WithDay: Codable { @DayString.YMD var date: Day }
  private struct WithOptionalDay: Codable { @DayString.YMD var date: Day? }
  private struct WithString: Codable { var date: String }
  private struct WithTimestamp: Codable { @Epoch.Seconds var date: Day }
  private struct WithInt: Codable { var date: Int }

  private struct ByHand: Decodable {
    let date: Day

    enum CodingKeys: CodingKey { case date }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      date = try Day(iso8601: container.decode(String.self, forKey: .date))
    }
  }

  static func run() throws {
    let days = (0..<100_000).map { _ in Day(daysSince1970: .random(in: -25_567...47_481)) }
    let texts = try JSONEncoder().encode(days.map { WithString(date: $0.description) })
    try Comparison(
      task: "decoding dates written 2026-02-17", operations: days.count,
      contenders: [
        contender("@DayString.YMD Day", [WithDay].self, texts),
        contender("@DayString.YMD Day?", [WithOptionalDay].self, texts),
        contender("String, then Day(iso8601:)", [ByHand].self, texts),
        contender("String", [WithString].self, texts),
      ]
    ).report()
    let stamps = try JSONEncoder().encode(days.map { WithInt(date: $0.daysSince1970 * 86_400) })
    try Comparison(
      task: "decoding timestamps", operations: days.count,
      contenders: [
        contender("@Epoch.Seconds Day", [WithTimestamp].self, stamps),
        contender("Int", [WithInt].self, stamps),
      ]
    ).report()
  }

  private static func contender<Item: Decodable>(
    _ name: String, _ items: [Item].Type, _ json: Data
  ) -> Comparison.Contender {
    .init(name: name) { try JSONDecoder().decode(items, from: json).count }
  }
}
