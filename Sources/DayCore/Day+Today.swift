extension Day {
  /// Today in the local time zone of the process (`TZ`, else the system's).
  public static var today: Day {
    var now = time(nil)
    var local = tm()
    guard localtime_r(&now, &local) != nil,
      let today = try? Day(
        year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
    else {
      // A clock beyond what the C library can break down: the day of UTC is the nearest answer.
      return Day(daysSince1970: now.flooredQuotientAndRemainder(dividingBy: 86_400).quotient)
    }
    return today
  }

  /// Today in the local time zone.
  public init() {
    self = .today
  }
}
