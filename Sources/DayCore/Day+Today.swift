extension Day {
  /// Today in the local time zone of the process (`TZ`, else the system's).
  public static var today: Day {
    var now = time(nil)
    var local = tm()
    guard localtime_r(&now, &local) != nil else {
      // A clock beyond what the C library can break down: the day of UTC is the nearest answer.
      return Day(daysSince1970: now.flooredQuotientAndRemainder(dividingBy: 86_400).quotient)
    }
    let seconds = now.addingReportingOverflow(Int(local.tm_gmtoff)).partialValue
    return Day(daysSince1970: seconds.flooredQuotientAndRemainder(dividingBy: 86_400).quotient)
  }

  /// Today in the local time zone.
  public init() {
    self = .today
  }
}
