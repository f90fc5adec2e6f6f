import DayCore

/// What can be wrong with a lunar date, a tradition's name or the data that months are made of.
public enum LunisolarError: Error, Hashable, Sendable {
  /// The text has not the form of a lunar date.
  case malformedLunarDate(text: String)
  /// The lunar month number is not 1 to 12.
  case monthOutOfRange(month: Int)
  /// No lunar month has that day: days are 1 to 30.
  case dayOutOfRange(day: Int)
  /// Months that do not make a calendar: the one after the month that begins on that day (nil:
  /// the first) does not follow, or the last year is not whole.
  case brokenMonths(tradition: Tradition, after: Day?)
  /// Solar terms that do not follow each other: the one after that instant (nil: the first).
  case brokenTerms(afterUTC: Int?)
  /// Moon phases that do not follow each other: the one after that instant (nil: the first).
  case brokenPhases(afterUTC: Int?)
}

extension LunisolarError: CustomStringConvertible {
  /// The message a person should read.
  public var description: String {
    switch self {
    case .malformedLunarDate(let text):
      """
      "\(text)" is not a lunar date: write YEAR-MONTH-DAY with L before a leap month, for example \
      2025-06-01 or 2025-L06-01
      """
    case .monthOutOfRange(let month):
      "lunar month \(month) does not exist: months are 1 to 12, a leap month is written L6"
    case .dayOutOfRange(let day):
      "lunar day \(day) does not exist: days are 1 to 29 or 30"
    case .brokenMonths(let tradition, let day):
      """
      the \(tradition.name) months are not a calendar: \
      \(day.map { "the month of \($0) has no right successor" } ?? "there are none")
      """
    case .brokenTerms(let utc):
      """
      the solar terms are not in order: \
      \(utc.map { "the one at \($0) s has no right successor" } ?? "there are none")
      """
    case .brokenPhases(let utc):
      """
      the moon phases are not in order: \
      \(utc.map { "the one at \($0) s has no right successor" } ?? "there are none")
      """
    }
  }
}
