import DayCore
import Lunisolar

/// A day by the solar and by the lunar calendar, worked out once for all that is counted by it.
struct DatedDay: Hashable, Sendable {
  /// The solar date.
  var solar: DayComponents
  /// The lunar year of the day, nil where the day is not covered.
  var lunarYear: Int?
  /// That of the day before where the day is the first of a month: of day 30 of a month of 29.
  var shiftedLunarYear: Int?

  /// Dates a day by the months in force on it; without months only by the solar calendar.
  init(_ day: Day, in months: LunarTable?) {
    solar = day.dayComponents
    guard let months, let date = months.lunarDate(for: day) else { return }
    lunarYear = date.year
    shiftedLunarYear = date.day == 1 ? months.lunarDate(for: day - 1)?.year : date.year
  }
}

/// How the years of an anniversary are counted.
enum YearCount {
  /// By Gregorian years.
  case solar
  /// By lunar years.
  case lunar
  /// By lunar years, where a return on the first of a month may be that of day 30 of the month
  /// before, and of its year.
  case shiftedLunar

  /// The years from a year of the calendar to the year of a day; nil where the day is not covered.
  func years(from origin: Int, until day: DatedDay) -> Int? {
    switch self {
    case .solar: day.solar.year - origin
    case .lunar: day.lunarYear.map { $0 - origin }
    case .shiftedLunar: day.shiftedLunarYear.map { $0 - origin }
    }
  }
}
