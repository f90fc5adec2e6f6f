import DayCore

/// Easter Sunday of the Gregorian calendar.
enum Easter {
  /// The day of Easter in a year, by the anonymous Gregorian computus (J. Meeus, Astronomical
  /// Algorithms, 2nd edition, chapter 8). Nil before 1583, when this Easter was not yet kept.
  static func day(inYear year: Int) -> Day? {
    guard year >= 1583 else { return nil }
    let golden = year % 19
    let (century, yearOfCentury) = year.quotientAndRemainder(dividingBy: 100)
    let lunarCorrection = (century - (century + 8) / 25 + 1) / 3
    let epact = (19 * golden + century - century / 4 - lunarCorrection + 15) % 30
    let toSunday =
      (32 + 2 * (century % 4) + 2 * (yearOfCentury / 4) - epact - yearOfCentury % 4) % 7
    let late = (golden + 11 * epact + 22 * toSunday) / 451
    let marchDay = epact + toSunday - 7 * late + 22
    return (try? Day(year, 3, 1)).map { $0 + (marchDay - 1) }
  }
}
