import DayCore

extension Tradition {
  /// The local day of an instant at the meridian that was in force then. The instant is in whole
  /// seconds since 1970-01-01T00:00:00 of Universal Time.
  public func localDay(ofUT seconds: Int) -> Day {
    localTime(ofUT: seconds).day
  }

  /// The local day of an instant and the seconds since that day's midnight, 0 to 86,399.
  public func localTime(ofUT seconds: Int) -> (day: Day, secondOfDay: Int) {
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
    ofUT seconds: Int, offset: Int
  ) -> (day: Day, secondOfDay: Int) {
    let (day, second) = (seconds + offset).flooredQuotientAndRemainder(dividingBy: 86_400)
    return (Day(daysSince1970: day), second)
  }
}
