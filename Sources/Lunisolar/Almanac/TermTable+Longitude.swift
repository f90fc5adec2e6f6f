import DayCore

extension TermTable {
  /// The day on which the Sun has moved some degrees beyond a term of a Gregorian year: 12 beyond
  /// xiaoshu (105°), at 117°, begin the summer doyō.
  ///
  /// The instant is interpolated between the terms around it. Of 1900 to 2100 it is good to 38 s,
  /// 10 s as a rule (compared with JPL DE440), so that the day is right unless the Sun gets there
  /// within that time of midnight.
  ///
  /// Nil where the degrees are not 0 to 15, or the table does not know the term, the one before it
  /// and the two after it.
  public func day(degrees: Int, past term: SolarTerm, inYear year: Int) -> Day? {
    guard 0...15 ~= degrees, let start = day(of: term, inYear: year), let place = place(of: start)
    else { return nil }
    return day(degrees: degrees, pastPlace: place)
  }

  /// The same for the term at a place of the table.
  func day(degrees: Int, pastPlace place: Int) -> Day? {
    utc(degrees: degrees, pastPlace: place).map { tradition.localDay(ofUT: $0) }
  }

  /// The instant, in seconds of Universal Time, by four-point Lagrange interpolation of the time as
  /// a function of the longitude.
  ///
  /// The one wave in the Sun's longitude that is too short for points 15 days apart is the month's:
  /// the Earth circles the barycentre that it shares with the Moon. It is taken out of the points and
  /// put back into the result.
  func utc(degrees: Int, pastPlace place: Int) -> Int? {
    guard utcs.indices ~= place - 1, utcs.indices ~= place + 2 else { return nil }
    if degrees == 0 { return utcs[place] }
    let smooth = (-1...2).map { step in
      let utc = utcs[place + step]
      return Double(utc - utcs[place]) + Self.monthlyWave(at: Double(utc))
    }
    let x = Double(degrees) / 15
    let interpolated =
      (smooth[0] * x * (x - 1) * (2 - x) + smooth[3] * (x + 1) * x * (x - 1)) / 6
      + (smooth[1] * (x + 1) * (x - 1) * (x - 2) + smooth[2] * (x + 1) * x * (2 - x)) / 2
    let wave = Self.monthlyWave(at: Double(utcs[place]) + interpolated)
    return utcs[place] + Int((interpolated - wave).rounded())
  }

  /// The seconds by which the Moon makes the Sun reach a longitude early: 6.44" sin D of longitude
  /// at the Sun's mean speed, where D is the mean elongation of the Moon (Meeus, Astronomical
  /// Formulae for Calculators, ch. 18; mean elongation from his Astronomical Algorithms, ch. 47).
  private static func monthlyWave(at utc: Double) -> Double {
    let daysSince2000 = utc / 86_400 - 10_957.5
    let elongation = 297.850_2 + 12.190_749_12 * daysSince2000
    return 156.8 * sin(elongation * .pi / 180)
  }
}
