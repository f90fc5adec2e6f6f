import DayCore

/// A value of type DATE or DATE-TIME (RFC 5545, sections 3.3.4 and 3.3.5), as the clock shows it.
///
/// A time of UTC is turned into local time. One with a time zone, or none, stands as it is written:
/// it is shown on the day that it was given.
struct ICalendarMoment: Hashable {
  /// The day.
  var day: Day
  /// The second of the day, nil for an all-day value.
  var second: Int?

  /// Reads a value: `20260217`, `20260217T093000` or `20260217T023000Z`.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - localTime: Gives seconds of UTC since 1970 as the clock shows them here.
  /// - Throws: `ICalendarError.malformed`, `.noSuchDate`.
  init(_ text: some StringProtocol, localTime: (Int) -> Int) throws(ICalendarError) {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "T" || $0 == "t" })
    day = try Day(iCalendar: parts[0])
    guard parts.count == 2 else { return }
    let isUTC = parts[1].last == "Z" || parts[1].last == "z"
    let clock = isUTC ? parts[1].dropLast() : parts[1][...]
    let digits = clock.utf8.compactMap { 48...57 ~= $0 ? Int($0) - 48 : nil }
    guard digits.count == 6, clock.utf8.count == 6 else {
      throw .malformed(what: "a time of six digits, HHMMSS", found: String(text))
    }
    let (hour, minute) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    let second = digits[4] * 10 + digits[5]
    // 60 is a leap second.
    guard hour < 24, minute < 60, second <= 60 else {
      throw .malformed(what: "a time from 000000 to 235959", found: String(text))
    }
    let seconds = (hour * 60 + minute) * 60 + min(second, 59)
    self.second = seconds
    if isUTC {
      let local = localTime(day.daysSince1970 * Self.secondsPerDay + seconds)
        .flooredQuotientAndRemainder(dividingBy: Self.secondsPerDay)
      (day, self.second) = (Day(daysSince1970: local.quotient), local.remainder)
    }
  }

  static let secondsPerDay = 86_400

  /// Seconds since 1970 by the clock.
  var clock: Int { day.daysSince1970 * Self.secondsPerDay + (second ?? 0) }

  /// `09:30`, or nothing for an all-day value.
  var time: String? {
    second.map { second in
      func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
      return "\(two(second / 3600)):\(two(second / 60 % 60))"
    }
  }
}
