extension Day: CustomStringConvertible {
  /// ISO 8601: `2026-02-17`, as ``DayComponents/description`` writes it.
  public var description: String { dayComponents.description }
}

extension Day {
  /// Reads an ISO 8601 calendar date in the extended format, `YYYY-MM-DD`, and nothing else: four
  /// digits of year (more only behind a sign), two of month, two of day.
  ///
  /// ```swift
  /// try Day(iso8601: "2026-02-17")
  /// try Day(iso8601: "-0043-03-15")  // 15 March 44 BC
  /// ```
  ///
  /// - Throws: `DayError.malformedISO8601` for another form; otherwise what
  ///   ``init(year:month:day:)`` throws.
  public init(iso8601 text: String) throws(DayError) {
    var text = text
    guard let components = text.withUTF8(DayComponents.init(iso8601:)) else {
      throw .malformedISO8601(text: text)
    }
    try self.init(components)
  }

  /// Reads an ISO 8601 calendar date out of a part of a string.
  ///
  /// - Throws: As ``init(iso8601:)-(String)`` does.
  public init(iso8601 text: some StringProtocol) throws(DayError) {
    try self.init(iso8601: String(text))
  }
}

extension DayComponents {
  /// Reads the bytes of an ISO 8601 calendar date, `nil` where they have another form.
  package init?(iso8601 bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = DateScanner(bytes)
    guard let components = scanner.isoDate(), scanner.isAtEnd else { return nil }
    self = components
  }
}

extension DateScanner {
  /// A calendar date in the extended format of ISO 8601, its month and day unchecked.
  package mutating func isoDate() -> DayComponents? {
    guard let year = year(), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2)
    else { return nil }
    return DayComponents(year: year, month: month, dayOfMonth: day)
  }
}

extension DayComponents: CustomStringConvertible {
  /// ISO 8601: `2026-02-17`. Years below 0 and above 9999 have a sign: `-0043-03-15`,
  /// `+12026-01-01`.
  public var description: String {
    guard 0...9999 ~= year, 0...99 ~= month, 0...99 ~= dayOfMonth else {
      return "\(isoMonth)-\(Self.padded(dayOfMonth, to: 2))"
    }
    // Pointers: places 0 to 9 of a buffer for ten bytes, each written once. Where bytes are read,
    // above, the scanner is used within the closure in which they are valid.
    return String(unsafeUninitializedCapacity: 10) { text in
      var (year, month, day) = (year, month, dayOfMonth)
      for position in [3, 2, 1, 0] { text[position] = Self.takeDigit(&year) }
      text[4] = UInt8(ascii: "-")
      for position in [6, 5] { text[position] = Self.takeDigit(&month) }
      text[7] = UInt8(ascii: "-")
      for position in [9, 8] { text[position] = Self.takeDigit(&day) }
      return 10
    }
  }

  /// `YYYY-MM`.
  var isoMonth: String { "\(isoYear)-\(Self.padded(month, to: 2))" }

  /// At least four digits of year, with a sign where ISO 8601 asks for one.
  package var isoYear: String {
    (year > 9999 ? "+" : "") + Self.padded(year, to: 4)
  }

  /// A number of at least that many digits; the sign of a negative one comes on top.
  package static func padded(_ value: Int, to width: Int) -> String {
    let digits = String(value.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (value < 0 ? "-" : "") + zeros + digits
  }

  /// The last digit of a number, as ASCII; the number loses it.
  private static func takeDigit(_ value: inout Int) -> UInt8 {
    defer { value /= 10 }
    return UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10)
  }
}
