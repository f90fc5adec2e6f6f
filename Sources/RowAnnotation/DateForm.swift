import DayCore

/// How a date is written in a row.
///
/// Pointers: a field is read during the call, by a scanner or byte by byte from its beginning to its
/// end; its owner is the caller's block.
public enum DateForm: Hashable, Sendable {
  /// An ISO 8601 day, `2026-02-17`, or date-time, `2026-02-17T08:30:00+07:00` (a space may stand
  /// for the `T`), of which the written day counts.
  case iso8601
  /// Whole seconds since 1970-01-01T00:00:00Z, and the zone whose day counts.
  case epochSeconds(Zone)
  /// Milliseconds since then.
  case epochMilliseconds(Zone)

  /// Where a day begins.
  public enum Zone: Hashable, Sendable {
    /// At that many seconds east of UTC.
    case offset(Int)
    /// In the time zone of the process, `TZ`.
    case process
  }
}

extension DateForm {
  /// The day of a field, or nil where it is none.
  func day(_ field: UnsafeBufferPointer<UInt8>) -> Day? {
    switch self {
    case .iso8601: Self.writtenDay(field)
    case .epochSeconds(let zone): Self.integer(field).flatMap(zone.day(ofSecond:))
    case .epochMilliseconds(let zone):
      Self.integer(field).flatMap {
        zone.day(ofSecond: $0.flooredQuotientAndRemainder(dividingBy: 1000).quotient)
      }
    }
  }

  private static func writtenDay(_ field: UnsafeBufferPointer<UInt8>) -> Day? {
    if let components = DayComponents(iso8601: field) { return try? Day(components) }
    var scanner = DateScanner(field)
    guard let components = scanner.isoDate(), scanner.isoTime() else { return nil }
    return try? Day(components)
  }

  /// A decimal integer of at most 18 digits.
  private static func integer(_ field: UnsafeBufferPointer<UInt8>) -> Int? {
    var value = 0
    var digits = 0
    let isNegative = field.first == UInt8(ascii: "-")
    for byte in field.dropFirst(isNegative ? 1 : 0) {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, digits < 18 else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      digits += 1
    }
    return digits == 0 ? nil : isNegative ? -value : value
  }
}

extension DateForm.Zone {
  /// The day that an instant belongs to; nil beyond what the C library can break down.
  func day(ofSecond second: Int) -> Day? {
    let offset: Int
    switch self {
    case .offset(let seconds): offset = seconds
    case .process:
      var time = time_t(second)
      var local = tm()
      guard localtime_r(&time, &local) != nil else { return nil }
      offset = Int(local.tm_gmtoff)
    }
    let (local, overflow) = second.addingReportingOverflow(offset)
    guard !overflow else { return nil }
    return Day(daysSince1970: local.flooredQuotientAndRemainder(dividingBy: 86_400).quotient)
  }
}

extension DateScanner {
  /// Behind a date, the rest of a date-time: `T` or a space, hour and minute, perhaps seconds with
  /// a fraction, perhaps `Z` or an offset, and nothing more.
  fileprivate mutating func isoTime() -> Bool {
    guard skip("T") || skip("t") || skip(" "), let hour = number(digits: 2), hour <= 24,
      skip(":"), let minute = number(digits: 2), minute < 60
    else { return false }
    if skip(":") {
      guard let second = number(digits: 2), second <= 60 else { return false }
      if skip(".") || skip(",") {
        guard number(digits: 1) != nil else { return false }
        while number(digits: 1) != nil {}
      }
    }
    if isAtEnd || skip("Z") || skip("z") { return isAtEnd }
    guard skip("+") || skip("-"), number(digits: 2) != nil else { return false }
    _ = skip(":")
    return isAtEnd || (number(digits: 2) != nil && isAtEnd)
  }
}
