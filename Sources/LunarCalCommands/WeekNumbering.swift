import DayCore

/// How the weeks of a year are counted.
enum WeekNumbering: String, CaseIterable {
  /// ISO 8601: a week belongs to the year of its Thursday.
  case iso
  /// Week 1 is the one that has 1 January, and weeks begin on the page's first weekday.
  case start

  /// The number of the week that begins on a day, and the year that it belongs to.
  func week(beginning firstDay: Day) -> (number: Int, year: Int) {
    switch self {
    case .iso:
      let thursday = firstDay.next(.thursday, includingToday: true)
      return (thursday.isoWeekNumber, thursday.isoWeekYear)
    case .start:
      let lastDay = firstDay + 6
      return ((lastDay.dayOfYear - 1) / 7 + 1, lastDay.dayComponents.year)
    }
  }
}
