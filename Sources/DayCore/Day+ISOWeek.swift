// The weeks of ISO 8601: they begin on Monday, and a week belongs to the year that has its Thursday.

extension Day {
  /// The number of the ISO 8601 week, 1 to 53. It belongs to ``isoWeekYear``, which near New Year
  /// is not always the calendar year: 2027-01-01 is in week 53 of 2026.
  public var isoWeekNumber: Int { isoWeek.number }

  /// The year that the ISO 8601 week belongs to: the one that has most of its days.
  public var isoWeekYear: Int { isoWeek.year }

  private var isoWeek: (year: Int, number: Int) {
    let date = dayComponents
    var year = date.year
    var thursday = date.dayOfYear + 4 - weekday.isoNumber
    if thursday < 1 {
      year -= 1
      thursday += Self.daysInYear(year)
    } else if thursday > Self.daysInYear(year) {
      thursday -= Self.daysInYear(year)
      year += 1
    }
    return (year, (thursday - 1) / 7 + 1)
  }
}
