import DayCore

extension TermTable {
  /// The day on which the Sun has moved some degrees beyond a term of a Gregorian year: 12 beyond
  /// xiaoshu (105°), at 117°, begin the summer doyō.
  ///
  /// The instant is interpolated between the terms around it. Of 1900 to 2100 it is good to 5 s (1.5 s
  /// as a rule), and every pentad and doyō falls on the right day at UTC+9 (compared with JPL DE440).
  ///
  /// Nil where the degrees are not 0 to 15, or the table does not know the term, the two before it
  /// and the three after it.
  public func day(degrees: Int, past term: SolarTerm, inYear year: Int) -> Day? {
    guard 0...15 ~= degrees, let start = day(of: term, inYear: year), let place = place(of: start)
    else { return nil }
    return day(degrees: degrees, pastPlace: place)
  }

  /// The same for the term at a place of the table.
  func day(degrees: Int, pastPlace place: Int) -> Day? {
    utc(degrees: degrees, pastPlace: place).map { tradition.localDay(ofUT: $0) }
  }

  /// The instant, in seconds of Universal Time, by six-point Lagrange interpolation of the time as a
  /// function of the longitude.
  ///
  /// Waves in the Sun's longitude that are too short for points 15 days apart are taken out of the
  /// points and put back into the result.
  func utc(degrees: Int, pastPlace place: Int) -> Int? {
    guard utcs.indices ~= place - 2, utcs.indices ~= place + 3 else { return nil }
    if degrees == 0 { return utcs[place] }
    let x = Double(degrees) / 15
    var interpolated = 0.0
    for node in -2...3 {
      let utc = utcs[place + node]
      let weight = (-2...3).reduce(1.0) { product, other in
        other == node ? product : product * (x - Double(other)) / Double(node - other)
      }
      interpolated += weight * (Double(utc - utcs[place]) + Self.shortWaves(at: Double(utc)))
    }
    let waves = Self.shortWaves(at: Double(utcs[place]) + interpolated)
    return utcs[place] + Int((interpolated - waves).rounded())
  }

  /// The seconds by which waves of a month and less make the Sun reach a longitude early.
  ///
  /// The Earth circles the barycentre that it shares with the Moon, which moves the Sun by
  /// 6.44" r sin D, where D is the Moon's elongation and r its distance in mean distances; and the
  /// equinox nods with the Moon's longitude L and anomaly M' (nutation). Arguments and the largest
  /// terms: Meeus, Astronomical Algorithms (2nd ed.), chapters 22 and 47. The Sun's mean speed is
  /// 1" in 24.35 s.
  private static func shortWaves(at utc: Double) -> Double {
    let days = utc / 86_400 - 10_957.5
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let elongation = radians(297.8502 + 12.190_749_12 * days)
    let sunAnomaly = radians(357.5291 + 0.985_600_28 * days)
    let moonAnomaly = radians(134.9634 + 13.064_992_95 * days)
    let moon = radians(218.3165 + 13.176_396_48 * days)
    let node = radians(125.0445 - 0.052_953_77 * days)
    let evection = 2 * elongation - moonAnomaly
    let equations =
      6.289 * sin(moonAnomaly) + 1.274 * sin(evection) + 0.658 * sin(2 * elongation)
      - 2.100 * sin(sunAnomaly)
    let distance =
      1 - 0.0543 * cos(moonAnomaly) - 0.0096 * cos(evection) - 0.0077 * cos(2 * elongation)
    let nutation =
      -0.2274 * sin(2 * moon) + 0.0712 * sin(moonAnomaly) - 0.0387 * sin(2 * moon - node)
      - 0.0301 * sin(2 * moon + moonAnomaly)
    return 24.35 * (6.44 * distance * sin(elongation + radians(equations)) + nutation)
  }
}
