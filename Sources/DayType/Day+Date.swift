import Foundation

extension Day {
  /// The day of UTC that holds the moment.
  ///
  /// Negative intervals round towards the past: an hour before the epoch, -3600, is 31 December
  /// 1969. An interval beyond the days that an `Int` can number gives the last or the first of
  /// them; one that is not a number gives the first.
  public init(timeIntervalSince1970 interval: TimeInterval) {
    let seconds = interval.rounded(.down)
    if let seconds = Int(exactly: seconds) {
      self.init(secondsSince1970: seconds)
    } else {
      let days = Int(exactly: (seconds / 86_400).rounded(.down))
      self.init(daysSince1970: days ?? (seconds > 0 ? .max : .min))
    }
  }

  /// The day of UTC that holds the second.
  private init(secondsSince1970 seconds: Int) {
    self.init(daysSince1970: seconds.flooredQuotientAndRemainder(dividingBy: 86_400).quotient)
  }

  /// The day that people on the calendar's time zone call the moment.
  ///
  /// Of the calendar only its time zone matters, since a day is the same day in every calendar.
  /// The fields of `dayComponents` are always those of the proleptic Gregorian calendar, where
  /// Foundation's Gregorian calendar becomes the Julian one before 15 October 1582. A date beyond
  /// the days that an `Int` can number gives the last or the first of them.
  public init(date: Date, usingCalendar calendar: Calendar = .current) {
    // Rounded as `Date` stores it: the interval since 1970 would round some moments up to midnight.
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
    let offset = calendar.timeZone.secondsFromGMT(for: date)
    if let seconds = Int(exactly: seconds), abs(seconds) < 1 << 62 {
      self.init(secondsSince1970: seconds + Self.referenceDate + offset)
    } else {
      self.init(timeIntervalSince1970: seconds)
    }
  }

  /// The moment at which the day begins, normally midnight.
  ///
  /// Where the zone's clocks skip midnight, the day begins at the end of the gap; where they show
  /// it twice, at the first of the two; and where they skip the whole day (Samoa, 30 December
  /// 2011), the answer is the moment of the skip. In every other case ``init(date:usingCalendar:)``
  /// leads back to this day.
  ///
  /// - Parameters:
  ///   - calendar: The calendar whose time zone is meant; nothing else of it matters.
  ///   - timeZone: The time zone, if it is to be another than the calendar's.
  /// - Returns: A date as exact as a `Date` can hold it, to the second for 285 million years.
  public func date(inCalendar calendar: Calendar = .current, timeZone: TimeZone? = nil) -> Date {
    let zone = timeZone ?? calendar.timeZone
    let (midnight, overflow) = daysSince1970.multipliedReportingOverflow(by: 86_400)
    guard !overflow, abs(midnight) < 1 << 62 else {
      return Date(timeIntervalSince1970: Double(daysSince1970) * 86_400)
    }
    /// What the clocks show, as seconds that would be since 1970 if they ran in UTC.
    func localTime(_ seconds: Int) -> Int { seconds + zone.secondsFromGMT(for: date(seconds)) }
    func date(_ seconds: Int) -> Date {
      Date(timeIntervalSinceReferenceDate: Double(seconds - Self.referenceDate))
    }
    // The offsets a day before and after enclose the first second that shows midnight or later.
    let day = 86_400
    let offsets = [midnight - day, midnight + day].map { localTime($0) - $0 }
    var earliest = midnight - max(offsets[0], offsets[1])
    if localTime(earliest) >= midnight { return date(earliest) }
    var latest = midnight - min(offsets[0], offsets[1])
    while latest - earliest > 1 {
      let middle = earliest + (latest - earliest) / 2
      if localTime(middle) >= midnight { latest = middle } else { earliest = middle }
    }
    return date(latest)
  }

  /// 2001-01-01, from which `Date` counts, in seconds since 1970.
  private static let referenceDate = Int(Date.timeIntervalBetween1970AndReferenceDate)
}
