extension Language {
  /// The name of a Gregorian month: `February`, `Tháng 2`, `二月`, `2월`; abbreviated or narrow
  /// `Feb`, `thg 2`, `2月`. A number that is not 1 to 12 is given back as digits.
  public func solarMonthName(_ month: Int, width: NameWidth = .wide) -> String {
    guard 1...12 ~= month else { return String(month) }
    return (width == .wide ? names.solarMonths : names.shortSolarMonths)[month - 1]
  }

  /// A month of a Gregorian year, as over a calendar page: `February 2026`, `Tháng 2 năm 2026`,
  /// `2026年2月`, `2026년 2월`. Where the month is not 1 to 12, `2026-13`.
  public func yearMonthName(year: Int, month: Int) -> String {
    1...12 ~= month ? names.yearMonth(year, month) : "\(year)-\(twoDigits(month))"
  }

  /// The name of a lunar month by its number: see ``LunarMonth/name(in:)``. A number that is not
  /// 1 to 12 is given back as digits.
  public func lunarMonthName(_ month: Int, isLeap: Bool = false) -> String {
    guard 1...12 ~= month else { return LunarMonth.label(month, isLeap: isLeap, padded: false) }
    return isLeap ? names.leapMonth(month) : names.lunarMonths[month - 1]
  }
}
