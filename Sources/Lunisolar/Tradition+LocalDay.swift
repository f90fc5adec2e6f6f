import DayCore

extension Tradition {
  /// The local day of an instant, in seconds since 1970-01-01T00:00:00 of Universal Time, at the
  /// meridian that was in force then.
  public func localDay(ofUT seconds: Double) -> Day {
    localTime(ofUT: seconds).day
  }

  /// The local day of an instant and the seconds since that day's midnight, 0 to 86,400.
  func localTime(ofUT seconds: Double) -> (day: Day, secondOfDay: Double) {
    let periods = meridians
    var found = Self.localTime(ofUT: seconds, offset: periods[0].offset)
    for period in periods.dropFirst() {
      let candidate = Self.localTime(ofUT: seconds, offset: period.offset)
      guard candidate.day >= period.since else { break }
      found = candidate
    }
    return found
  }

  private static func localTime(
    ofUT seconds: Double, offset: Int
  ) -> (day: Day, secondOfDay: Double) {
    let local = seconds + Double(offset)
    let day = (local / 86_400).rounded(.down)
    return (Day(daysSince1970: Int(day)), local - day * 86_400)
  }
}
