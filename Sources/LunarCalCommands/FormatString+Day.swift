import DayCore
import LunarDatabase

extension FormatString {
  /// The format with its directives filled in for a day, at the present time of day.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - options: The first tradition, the region and layers, the user's events, the language.
  ///   - database: The table.
  /// - Returns: The text.
  /// - Throws: `CommandError.failure` when the format asks for more than the solar date and the day
  ///   lies outside the tradition's coverage; what `DayReport` throws.
  func text(
    on day: Day, options: CommonOptions, in database: LunarDatabase
  ) throws(CommandError) -> String {
    let reports =
      isSolar
      ? []
      : try DayReport.reports(
        on: [day], traditions: [options.traditions[0]], options: options, in: database)
    let next =
      has(.nextHoliday, .daysToHoliday)
      ? try DayNotes.next(after: day, options: options, in: database) : nil
    return text(
      at: FormatMoment(
        day: day, report: reports.first, language: options.language, nextHoliday: next,
        time: Self.timeFields(of: day)))
  }

  /// The present time of a day, broken down in the local zone.
  private static func timeFields(of day: Day) -> tm {
    var now = time(nil)
    var fields = tm()
    localtime_r(&now, &fields)
    let date = day.dayComponents
    fields.tm_year = Int32(date.year - 1900)
    fields.tm_mon = Int32(date.month - 1)
    fields.tm_mday = Int32(date.dayOfMonth)
    fields.tm_wday = Int32(day.weekday.rawValue)
    fields.tm_yday = Int32(day.dayOfYear - 1)
    return fields
  }
}
