import DayCore
import Holidays
import Lunisolar

/// A day that comes again every year by the lunar or the solar calendar: a birthday, a death
/// anniversary, or another.
///
///     // Grandfather died on the 20th of month 7, 1962: when is his giỗ?
///     let gio = Anniversary(.lunar(MonthNumber(7), day: 20), in: .vietnamese, occasion: .memorial)
public struct Anniversary: Hashable, Sendable {
  /// The month and the day that come again.
  public var date: YearlyDate
  /// The day of birth, death or else, where the year is known.
  public var origin: Day?
  /// Its year in the calendar of ``date``.
  public var originYear: Int?
  /// Whose months count.
  public var tradition: Tradition
  /// What is kept.
  public var occasion: Occasion
  /// Which month counts for an anniversary in a leap month.
  public var leapPolicy: LeapPolicy
  /// What a day beyond the end of a month means: day 30 of a lunar month, 29 February.
  public var shortMonthPolicy: ShortMonthPolicy

  /// Creates an anniversary whose year is not known, with the customary policies of its tradition.
  public init(_ date: YearlyDate, in tradition: Tradition, occasion: Occasion = .other) {
    self.date = date
    self.tradition = tradition
    self.occasion = occasion
    leapPolicy = .customary(for: occasion, in: tradition)
    shortMonthPolicy = .customary
  }

  /// Creates the anniversary of a day, with the customary policies of its tradition.
  ///
  /// - Parameters:
  ///   - origin: The day of birth, death or else.
  ///   - system: By which calendar the day comes again.
  ///   - table: The months of the tradition.
  ///   - occasion: What is kept.
  /// - Throws: `EventsError.dayOutsideCoverage` when the day comes again by the lunar calendar and
  ///   the table does not cover it.
  public init(
    of origin: Day, by system: CalendarSystem, in table: LunarTable, occasion: Occasion = .other
  ) throws(EventsError) {
    switch system {
    case .lunar:
      guard let date = table.lunarDate(for: origin) else {
        throw .dayOutsideCoverage(
          day: origin, tradition: table.tradition, coverage: table.coverage)
      }
      self.init(
        .lunar(MonthNumber(date.month, isLeap: date.isLeapMonth), day: date.day),
        in: table.tradition, occasion: occasion)
      originYear = date.year
    case .solar:
      let date = origin.dayComponents
      self.init(
        .solar(month: date.month, day: date.dayOfMonth), in: table.tradition, occasion: occasion)
      originYear = date.year
    }
    self.origin = origin
  }
}

/// By which calendar a day comes again.
public enum CalendarSystem: String, CaseIterable, Hashable, Sendable {
  /// The lunisolar calendar of a tradition.
  case lunar
  /// The Gregorian calendar.
  case solar
}

/// A month and a day without a year.
public enum YearlyDate: Hashable, Sendable {
  /// A lunar month, 1 to 12, perhaps the leap one, and a day, 1 to 30.
  case lunar(MonthNumber, day: Int)
  /// A Gregorian month, 1 to 12, and a day, 1 to 31.
  case solar(month: Int, day: Int)

  /// The day of the month.
  public var day: Int {
    switch self {
    case .lunar(_, let day), .solar(_, let day): day
    }
  }
}
