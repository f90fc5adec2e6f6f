import DayCore
import Holidays
import Lunisolar

/// A day of a calendar with everything that is known of it: the cell of an enriched grid.
public struct AnnotatedDay: Hashable, Sendable, Identifiable {
  /// The day.
  public var day: Day
  /// The lunar date in each tradition that covers the day, in the order asked for.
  public var lunar: [LunarEntry]
  /// Whether the day is today.
  public var isToday: Bool
  /// Whether the day is a weekly rest day of the region.
  public var isWeeklyRest: Bool
  /// What the day is: holidays of the region, festivals, the user's own events.
  public var records: [HolidayRecord]

  /// A lunar date and the tradition that it belongs to.
  public struct LunarEntry: Hashable, Sendable {
    /// The tradition.
    public var tradition: Tradition
    /// The date.
    public var date: LunarDate
    /// The length of the month, 29 or 30 days.
    public var monthLength: Int
    /// Whether the date may still shift: see `LunarMonth.isUncertain`.
    public var isUncertain: Bool

    /// Creates an entry.
    public init(
      tradition: Tradition, date: LunarDate, monthLength: Int, isUncertain: Bool = false
    ) {
      self.tradition = tradition
      self.date = date
      self.monthLength = monthLength
      self.isUncertain = isUncertain
    }
  }

  /// Creates a day.
  public init(
    day: Day, lunar: [LunarEntry] = [], isToday: Bool = false, isWeeklyRest: Bool = false,
    records: [HolidayRecord] = []
  ) {
    self.day = day
    self.lunar = lunar
    self.isToday = isToday
    self.isWeeklyRest = isWeeklyRest
    self.records = records
  }

  /// The day itself: no two cells of a grid have the same.
  public var id: Day { day }

  /// Year, month and day of the month.
  public var dayComponents: DayComponents { day.dayComponents }
}

extension AnnotatedDay {
  /// The day of the Gregorian month as text: `17`.
  public var gregorianDay: String { String(dayComponents.dayOfMonth) }

  /// The lunar day in the first tradition as text, `15`; on the first of a month day and month,
  /// `1/8` or `1/L6`; empty outside the coverage.
  public var lunarDay: String { lunar.first?.shortText ?? "" }

  /// The lunar date in a tradition, or nil outside its coverage.
  public func lunarDate(in tradition: Tradition) -> LunarDate? {
    lunar.first { $0.tradition == tradition }?.date
  }

  /// Whether the day is a public holiday or the substitute of one.
  public var isHoliday: Bool { !holidays.isEmpty }

  /// The public holidays and substitutes behind ``isHoliday``.
  public var holidays: [HolidayRecord] {
    records.filter { $0.kind == .publicHoliday || $0.kind == .substitute }
  }

  /// Whether the day is an observance, a festival or another special day.
  public var isSpecialDay: Bool { !specialDays.isEmpty }

  /// The observances, festivals and other days behind ``isSpecialDay``.
  public var specialDays: [HolidayRecord] {
    records.filter { $0.kind == .observance || $0.kind == .festival || $0.kind == .special }
  }

  /// Whether the day is off by law or decree, weekly rest days apart.
  public var isOff: Bool { records.contains(where: \.isOff) }

  /// Whether the day is a weekly rest day that is worked.
  public var isMakeupWorkday: Bool { records.contains { $0.kind == .makeupWorkday } }

  /// Whether people work on the day: neither off nor a weekly rest day, unless that is worked.
  public var isWorkday: Bool { isMakeupWorkday || !(isOff || isWeeklyRest) }
}

extension AnnotatedDay.LunarEntry {
  /// The lunar day, `15`, and on the first of a month day and month, `1/8` or `1/L6`.
  public var shortText: String {
    date.day == 1 ? "1/\(date.isLeapMonth ? "L" : "")\(date.month)" : String(date.day)
  }
}
