import DayType
import LunarDatabaseBundled
import Lunisolar

/// Chinese dates as text, for peers that join with them.
struct LunarDates {
  /// A row a day with a header: `date` and the four columns of `lunarcal annotate`.
  private(set) var csv = "date,lunar_year,lunar_month,lunar_day,is_leap_month\n"
  /// The date and the four columns parted by commas of their own, for `mawk -F,`.
  private(set) var awk = ""

  init(days: ClosedRange<Day>) throws {
    let table = try LunarDatabase.bundled.table(for: .chinese)
    var day = days.lowerBound
    for date in table.dates(of: days) {
      let fields = [date.year, date.month, date.day, date.isLeapMonth ? 1 : 0].map(String.init)
      csv += "\(day),\(fields.joined(separator: ","))\n"
      awk += "\(day),\(fields.joined(separator: ";"))\n"
      day += 1
    }
  }
}
