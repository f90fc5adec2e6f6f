extension Day: Codable {
  /// Reads ``daysSince1970`` from a single integer.
  public init(from decoder: any Decoder) throws {
    self.init(daysSince1970: try decoder.singleValueContainer().decode(Int.self))
  }

  /// Writes ``daysSince1970`` as a single integer.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(daysSince1970)
  }
}
