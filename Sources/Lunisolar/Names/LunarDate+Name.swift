extension LunarDate {
  /// The name of the month, as ``LunarMonth/name(in:)``.
  public func monthName(in language: Language) -> String {
    language.lunarMonthName(month, isLeap: isLeapMonth)
  }

  /// The name of the day of the month: `1st`, `mùng 1`, `初一`, `초하루`, `一日`; of the 15th
  /// `15th`, `rằm`, `十五`, `보름`, `十五日`.
  public func dayName(in language: Language) -> String {
    let names = language.names.lunarDays
    return 1...30 ~= day ? names[day - 1] : String(day)
  }

  /// Day and month: `1st of month 6, leap`, `mùng 1 tháng Sáu nhuận`, `闰六月初一`.
  public func name(in language: Language) -> String {
    language.names.lunarDate(monthName(in: language), dayName(in: language))
  }
}
