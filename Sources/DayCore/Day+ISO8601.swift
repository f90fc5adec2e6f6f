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
    guard let components = DateScanner.withBytes(of: text, { DayComponents(iso8601: $0) }) else {
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
  @inline(__always)
  package init?(iso8601 bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count == 10, let start = bytes.baseAddress {
      // As long as a date without a sign, and too short for one with a sign.
      self.init(isoDate: start)
      return
    }
    var scanner = DateScanner(bytes)
    guard let components = scanner.isoDate(), scanner.isAtEnd else { return nil }
    self = components
  }

  /// Reads the ten bytes of `YYYY-MM-DD`, which have to be there, `nil` where they have another
  /// form; month and day are left unchecked.
  ///
  /// Eight bytes are looked at in one step: after the exclusive or, digits are 0 to 9 and the dashes
  /// 0, which the addition carries into the upper half of a byte unless it is true.
  @inlinable @inline(__always)
  package init?(isoDate start: UnsafePointer<UInt8>) {
    // Pointers: bytes 0 to 7 and 8 to 9 of the ten.
    let source = UnsafeRawPointer(start)
    let head =
      UInt64(littleEndian: source.loadUnaligned(as: UInt64.self)) ^ 0x2D30_302D_3030_3030
    let tail =
      UInt16(littleEndian: source.loadUnaligned(fromByteOffset: 8, as: UInt16.self)) ^ 0x3030
    guard (head | head &+ 0x0F06_060F_0606_0606) & 0xF0F0_F0F0_F0F0_F0F0 == 0,
      (tail | tail &+ 0x0606) & 0xF0F0 == 0
    else { return nil }
    func digit(_ place: UInt64) -> Int { Int(head >> (place &* 8) & 0xF) }
    self.init(
      year: digit(0) &* 1000 &+ digit(1) &* 100 &+ digit(2) &* 10 &+ digit(3),
      month: digit(5) &* 10 &+ digit(6),
      dayOfMonth: Int(tail & 0xF) &* 10 &+ Int(tail >> 8))
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
