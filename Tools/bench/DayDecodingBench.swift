import DayType
import Foundation

/// Days out of JSON beside plain strings out of the same JSON.
enum DayDecodingBench {
  private struct WithDay: Codable { @DayString.YMD var date: Day }
  private struct WithOptionalDay: Codable { @DayString.YMD var date: Day? }
  private struct WithString: Codable { var date: String }
  private struct WithOptionalString: Codable { var date: String? }
  private struct WithTimestamp: Codable { @Epoch.Seconds var date: Day }
  private struct WithInt: Codable { var date: Int }

  static func run() throws {
    let days = (0..<100_000).map { _ in Day(daysSince1970: .random(in: -25_567...47_481)) }
    let texts = try JSONEncoder().encode(days.map { WithString(date: $0.description) })
    let stamps = try JSONEncoder().encode(days.map { WithInt(date: $0.daysSince1970 * 86_400) })
    try compare(
      "@DayString.YMD Day", texts, [WithDay].self, "String", [WithString].self)
    try compare(
      "@DayString.YMD Day?", texts, [WithOptionalDay].self, "String?", [WithOptionalString].self)
    try compare("@Epoch.Seconds Day", stamps, [WithTimestamp].self, "Int", [WithInt].self)
  }

  private static func compare<Ours: Decodable, Peer: Decodable>(
    _ name: String, _ json: Data, _ ours: [Ours].Type, _ peerName: String, _ peer: [Peer].Type
  ) throws {
    let decoder = JSONDecoder()
    try Comparison(
      task: "decoding \(name)", operations: 100_000, rounds: 31,
      contenders: [
        .init(name: name) { try decoder.decode(ours, from: json).count },
        .init(name: peerName) { try decoder.decode(peer, from: json).count },
      ]
    ).report()
  }
}
