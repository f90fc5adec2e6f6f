import DayCore

/// From Terrestrial Time to Universal Time: UT1 before 1972, UTC as long as leap seconds are
/// announced, modelled UT1 after.
struct TimeScale {
  /// TT - UT1 and its standard error at the start of consecutive years, in seconds.
  private let deltaT: [(value: Double, sigma: Double)]
  private let firstYear: Int
  /// Seconds of UTC since 1970 from which TAI - UTC holds, ascending.
  private let leaps: [(utc: Double, offset: Double)]
  /// Seconds of UTC since 1970 from which no leap second table holds.
  private let utcEnd: Double

  /// TT - TAI, exact by definition.
  private static let ttMinusTAI = 32.184
  private static let secondsPerDay = 86_400.0

  /// Reads `delta-t.csv` and `leap-seconds.csv`.
  init(deltaT deltaTFile: DataFile, leapSeconds: DataFile) throws(GeneratorError) {
    var deltaT: [(value: Double, sigma: Double)] = []
    var firstYear: Int?
    try deltaTFile.forEachRow(columns: ["year", "delta_t_s", "sigma_s"]) {
      (line, fields) throws(GeneratorError) in
      guard let year = fields[0].integer, let value = fields[1].decimal,
        let sigma = fields[2].decimal, year == (firstYear ?? year) + deltaT.count
      else { throw deltaTFile.badLine(line, "years must follow each other with two numbers") }
      firstYear = firstYear ?? year
      deltaT.append((value, sigma))
    }
    guard let firstYear, deltaT.count > 1 else {
      throw deltaTFile.badLine(2, "it needs two years at least")
    }
    var leaps: [(utc: Double, offset: Double)] = []
    var end: Double?
    try leapSeconds.forEachRow(columns: ["utc", "tai_minus_utc_s"]) {
      (line, fields) throws(GeneratorError) in
      guard let day = fields[0].day, end == nil else {
        throw leapSeconds.badLine(line, "it must begin with a date, and nothing follows the end")
      }
      let utc = Double(day.daysSince1970) * Self.secondsPerDay
      if fields[1].isEmpty {
        end = utc
      } else if let offset = fields[1].decimal {
        leaps.append((utc, offset))
      } else {
        throw leapSeconds.badLine(line, "TAI - UTC must be a number of seconds")
      }
    }
    guard let end, !leaps.isEmpty else {
      throw leapSeconds.badLine(2, "it needs a first leap second and an end")
    }
    self.deltaT = deltaT
    self.firstYear = firstYear
    self.leaps = leaps
    self.utcEnd = end
  }

  /// Universal Time in whole seconds since 1970, of Terrestrial Time in seconds since 1970.
  func universalTime(tt: Double) -> Int {
    Int((tt - offset(tt: tt)).rounded())
  }

  /// The standard error of Universal Time at an instant, in seconds; none where UTC is known.
  func sigma(ut: Int) -> Double {
    isUTC(Double(ut)) ? 0 : interpolated(at: Double(ut), \.sigma)
  }

  private func offset(tt: Double) -> Double {
    let leap = leaps.last { tt >= $0.utc + $0.offset + Self.ttMinusTAI }
    if let leap, isUTC(tt - leap.offset - Self.ttMinusTAI) { return leap.offset + Self.ttMinusTAI }
    return interpolated(at: tt, \.value)
  }

  private func isUTC(_ seconds: Double) -> Bool {
    seconds >= leaps[0].utc && seconds < utcEnd
  }

  /// Linear between the starts of years; delta T changes by well under a minute a year, so it does
  /// not matter here which time scale the argument has.
  private func interpolated(
    at seconds: Double, _ part: (((value: Double, sigma: Double)) -> Double)
  ) -> Double {
    let day = Day(daysSince1970: Int((seconds / Self.secondsPerDay).rounded(.down)))
    let year = day.dayComponents.year
    let index = min(max(year - firstYear, 0), deltaT.count - 2)
    guard let start = try? Day(firstYear + index, 1, 1) else { return part(deltaT[index]) }
    let elapsed = seconds / Self.secondsPerDay - Double(start.daysSince1970)
    let fraction = elapsed / Double(Day.daysInYear(firstYear + index))
    return part(deltaT[index]) + (part(deltaT[index + 1]) - part(deltaT[index])) * fraction
  }
}
