import DayCore
import Holidays
import Lunisolar

/// The value of an `RRULE` for all-day events: RFC 5545, section 3.3.10, with the calendars of
/// RFC 7529.
///
/// Understood are yearly and monthly rules with months, days of the month and weekdays, and weekly
/// and daily rules with weekdays. Rules of other frequencies, and the parts `BYSETPOS` (but for one weekday), `BYWEEKNO`, `BYYEARDAY` and those of the time of
/// day, are errors.
public struct RecurrenceRule: Hashable, Sendable {
  /// How often.
  public enum Frequency: String, CaseIterable, Hashable, Sendable {
    /// Every year.
    case yearly = "YEARLY"
    /// Every month.
    case monthly = "MONTHLY"
    /// Every week.
    case weekly = "WEEKLY"
    /// Every day.
    case daily = "DAILY"
  }

  /// What happens to a day or a leap month that is not there (RFC 7529, section 4.1).
  public enum Skip: String, CaseIterable, Hashable, Sendable {
    /// There is no occurrence.
    case omit = "OMIT"
    /// The day or month before takes its place.
    case backward = "BACKWARD"
    /// The day or month after takes its place.
    case forward = "FORWARD"
  }

  /// The calendar of the rule.
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    /// The calendar of RFC 5545.
    case gregorian = "GREGORIAN"
    /// The Chinese calendar.
    case chinese = "CHINESE"
    /// The Korean calendar.
    case dangi = "DANGI"

    /// The tradition, or nil for the Gregorian calendar.
    public var tradition: Tradition? {
      switch self {
      case .gregorian: nil
      case .chinese: .chinese
      case .dangi: .korean
      }
    }

    /// The calendar of a tradition, or nil: CLDR has no name for the Vietnamese calendar, nor for
    /// the Japanese lunisolar one.
    public init?(_ tradition: Tradition) {
      switch tradition {
      case .chinese: self = .chinese
      case .korean: self = .dangi
      case .vietnamese, .vietnameseSouth, .japanese: return nil
      }
    }
  }

  /// A weekday, or the nth one of a month: from its end when n is negative.
  public struct MonthWeekday: Hashable, Sendable {
    /// -5 to -1 or 1 to 5, or nil for every one.
    public var nth: Int?
    /// The weekday.
    public var weekday: Weekday

    /// Creates a part of `BYDAY`.
    public init(nth: Int? = nil, _ weekday: Weekday) {
      self.nth = nth
      self.weekday = weekday
    }
  }

  /// `RSCALE`.
  public var scale = Scale.gregorian
  /// `FREQ`.
  public var frequency = Frequency.yearly
  /// `INTERVAL`, at least 1.
  public var interval = 1
  /// `COUNT`, at least 1.
  public var count: Int?
  /// `UNTIL`.
  public var until: Day?
  /// The second of that day behind which there is no occurrence; nil where all of the day counts.
  public var untilSecond: Int?
  /// `BYMONTH`; empty for the month of the start, or every month of a monthly rule.
  public var months: [MonthNumber] = []
  /// `BYMONTHDAY`, 1 to 31 or -1 to -31; empty for the day of the start.
  public var monthDays: [Int] = []
  /// `BYDAY`.
  public var weekdays: [MonthWeekday] = []
  /// `WKST`, which counts where weeks are left out.
  public var startOfWeek = StartOfWeek.monday
  /// `SKIP`.
  public var skip = Skip.omit

  /// Creates a rule that comes every year on the day of its start.
  public init() {}
}

extension RecurrenceRule: CustomStringConvertible {
  /// The value as RFC 5545 and 7529 write it. A calendar is named only where the rule needs the
  /// newer standard.
  public var description: String {
    var parts: [String] = []
    if scale != .gregorian || skip != .omit { parts.append("RSCALE=\(scale.rawValue)") }
    parts.append("FREQ=\(frequency.rawValue)")
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    if let count { parts.append("COUNT=\(count)") }
    if let until { parts.append("UNTIL=\(until.description.filter { $0 != "-" })") }
    if !months.isEmpty {
      let values = months.map { "\($0.number)\($0.isLeap ? "L" : "")" }
      parts.append("BYMONTH=\(values.joined(separator: ","))")
    }
    if !monthDays.isEmpty {
      parts.append("BYMONTHDAY=\(monthDays.map(String.init).joined(separator: ","))")
    }
    if !weekdays.isEmpty {
      let values = weekdays.map { "\($0.nth.map(String.init) ?? "")\($0.weekday.iCalendarName)" }
      parts.append("BYDAY=\(values.joined(separator: ","))")
    }
    if startOfWeek != .monday, frequency == .weekly, interval > 1 {
      parts.append("WKST=\(startOfWeek.iCalendarName)")
    }
    if skip != .omit { parts.append("SKIP=\(skip.rawValue)") }
    return parts.joined(separator: ";")
  }
}

extension Weekday {
  /// `SU`, `MO` and so on.
  var iCalendarName: String { Self.iCalendarNames[rawValue] }

  static let iCalendarNames = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
}
