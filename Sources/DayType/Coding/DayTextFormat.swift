/// A text that names a day, as the property wrappers read and write it.
public enum DayTextFormat: CaseIterable, Sendable {
  /// `"30/04/2025"`.
  case dayMonthYear
  /// `"04/30/2025"`.
  case monthDayYear
  /// `"2025-04-30"`.
  case yearMonthDay
  /// `"2025-04-30T12:01:00Z"`.
  case iso8601
  /// `"2025-04-30T12:01:00"`.
  case iso8601SansTimezone

  /// What such a text looks like.
  public var example: String {
    switch self {
    case .dayMonthYear: "30/04/2025"
    case .monthDayYear: "04/30/2025"
    case .yearMonthDay: "2025-04-30"
    case .iso8601: "2025-04-30T12:01:00Z"
    case .iso8601SansTimezone: "2025-04-30T12:01:00"
    }
  }
}

// MARK: - Reading

extension DayTextFormat {
  /// The day that a text names, whose form has to be right to the last character.
  @inlinable @inline(__always)
  func day(reading text: String) throws -> Day {
    switch self {
    case .yearMonthDay: try Day(iso8601: text)
    default: try scannedDay(reading: text)
    }
  }

  @usableFromInline
  func scannedDay(reading text: String) throws -> Day {
    // Pointers: the scanner is used within the closure, in which the bytes are valid.
    let components = DateScanner.withBytes(of: text) { bytes in
      var scanner = DateScanner(bytes)
      let components = read(&scanner)
      return scanner.isAtEnd ? components : nil
    }
    guard let components else { throw DayCodingError.malformedText(text, format: self) }
    return try Day(components)
  }

  private func read(_ scanner: inout DateScanner) -> DayComponents? {
    switch self {
    case .dayMonthYear:
      guard let day = scanner.number(digits: 2), scanner.skip("/"),
        let month = scanner.number(digits: 2), scanner.skip("/"), let year = scanner.year()
      else { return nil }
      return DayComponents(year: year, month: month, dayOfMonth: day)
    case .monthDayYear:
      guard let month = scanner.number(digits: 2), scanner.skip("/"),
        let day = scanner.number(digits: 2), scanner.skip("/"), let year = scanner.year()
      else { return nil }
      return DayComponents(year: year, month: month, dayOfMonth: day)
    case .yearMonthDay:
      return scanner.isoDate()
    case .iso8601, .iso8601SansTimezone:
      guard let date = scanner.isoDate(), scanner.skip("T"), scanner.skipTime() else { return nil }
      return scanner.skipTimeZone() || self == .iso8601SansTimezone ? date : nil
    }
  }
}

extension DateScanner {
  /// Steps over `hh:mm:ss`, with a fraction of the second or without.
  fileprivate mutating func skipTime() -> Bool {
    guard let hour = number(digits: 2), hour < 24, skip(":"),
      let minute = number(digits: 2), minute < 60, skip(":"),
      let second = number(digits: 2), second <= 60
    else { return false }
    guard skip(".") || skip(",") else { return true }
    guard number(digits: 1) != nil else { return false }
    while number(digits: 1) != nil {}
    return true
  }

  /// Steps over `Z`, an offset (`+09:00`, `+0900`, `+09`), or, as some servers write it, both.
  fileprivate mutating func skipTimeZone() -> Bool {
    let isZulu = skip("Z")
    guard skip("+") || skip("-") else { return isZulu }
    guard let hours = number(digits: 2), hours < 24 else { return false }
    guard skip(":") || !isAtEnd else { return true }
    guard let minutes = number(digits: 2) else { return false }
    return minutes < 60
  }
}

// MARK: - Writing

extension DayTextFormat {
  /// The day as text. The time of day, where there is one, is midnight.
  func text(of day: Day) -> String {
    let date = day.dayComponents
    let month = DayComponents.padded(date.month, to: 2)
    let dayOfMonth = DayComponents.padded(date.dayOfMonth, to: 2)
    return switch self {
    case .dayMonthYear: "\(dayOfMonth)/\(month)/\(date.isoYear)"
    case .monthDayYear: "\(month)/\(dayOfMonth)/\(date.isoYear)"
    case .yearMonthDay: "\(date)"
    case .iso8601: "\(date)T00:00:00Z"
    case .iso8601SansTimezone: "\(date)T00:00:00"
    }
  }
}
