/// What a day is in a region's calendar. The raw value stands in files, tables and options.
public enum HolidayKind: String, CaseIterable, Hashable, Codable, Sendable {
  /// A day off by law or decree.
  case publicHoliday = "public"
  /// A day off in place of a holiday that fell on another free day, or of a rest day worked.
  case substitute
  /// A weekly rest day that is worked.
  case makeupWorkday = "makeup_workday"
  /// A day kept officially, but not off.
  case observance
  /// A traditional festival.
  case festival
  /// Any other day that someone keeps.
  case special

  /// Whether such a day is off unless its event says otherwise.
  public var isOff: Bool { self == .publicHoliday || self == .substitute }
}
