extension CalendarNames {
  /// Chinese in traditional characters. Days 21 to 29 are written with 廿; months 1, 11 and 12
  /// are 正月, 冬月 and 臘月.
  static let traditionalChinese = CalendarNames(
    solarMonths: hanNumerals[1...12].map { "\($0)月" },
    shortSolarMonths: (1...12).map { "\($0)月" },
    weekdays: chineseWeekdays.map { "星期\($0)" },
    shortWeekdays: chineseWeekdays.map { "週\($0)" },
    narrowWeekdays: chineseWeekdays,
    yearMonth: { year, month in "\(year)年\(month)月" },
    lunarMonths: traditionalMonths,
    leapMonth: { "閏\(traditionalMonths[$0 - 1])" },
    lunarDays: chineseDays,
    lunarDate: { month, day in month + day },
    lunarYearMonth: { year, month in "\(year)年\(month)" },
    terms: [
      "春分", "清明", "穀雨", "立夏", "小滿", "芒種",
      "夏至", "小暑", "大暑", "立秋", "處暑", "白露",
      "秋分", "寒露", "霜降", "立冬", "小雪", "大雪",
      "冬至", "小寒", "大寒", "立春", "雨水", "驚蟄",
    ],
    moonPhases: ["新月", "上弦", "滿月", "下弦"],
    stems: hanStems,
    branches: hanBranches,
    stemBranch: { stem, branch in stem + branch },
    animals: ["鼠", "牛", "虎", "兔", "龍", "蛇", "馬", "羊", "猴", "雞", "狗", "豬"])

  private static let traditionalMonths = chineseMonths(twelfth: "臘月")
}
