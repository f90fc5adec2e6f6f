extension Day: CustomStringConvertible {
  /// ISO 8601: `2026-02-17`.
  public var description: String { dayComponents.description }
}

extension Day {
  /// Reads an ISO 8601 calendar date in the extended format, `YYYY-MM-DD`, and nothing else: four
  /// digits of year (more only behind a sign), two of month, two of day.
  ///
  /// - Throws: `DayError.malformedISO8601` for another form; otherwise what
  ///   ``init(year:month:day:)`` throws.
  public init(iso8601 text: some StringProtocol) throws(DayError) {
    var digits = Substring(text)
    let sign = digits.first.flatMap { $0 == "-" ? -1 : $0 == "+" ? 1 : nil }
    if sign != nil { digits.removeFirst() }
    let fields = digits.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 3,
      fields[0].utf8.count == 4 || (sign != nil && fields[0].utf8.count > 4),
      fields[1].utf8.count == 2, fields[2].utf8.count == 2,
      let year = Self.number(fields[0]), let month = Self.number(fields[1]),
      let day = Self.number(fields[2])
    else { throw .malformedISO8601(text: String(text)) }
    try self.init(year: year * (sign ?? 1), month: month, day: day)
  }

  /// A number written in ASCII digits alone.
  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(digits) : nil
  }
}
