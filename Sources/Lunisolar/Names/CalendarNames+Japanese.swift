extension CalendarNames {
  /// Japanese. Months have their old names, 睦月 to 師走, a leap month its number; days are
  /// numbered. The zodiac's last animal is the boar.
  static let japanese = CalendarNames(
    solarMonths: (1...12).map { "\($0)月" },
    shortSolarMonths: (1...12).map { "\($0)月" },
    weekdays: japaneseWeekdays.map { "\($0)曜日" },
    shortWeekdays: japaneseWeekdays,
    narrowWeekdays: japaneseWeekdays,
    yearMonth: { year, month in "\(year)年\(month)月" },
    lunarMonths: [
      "睦月", "如月", "弥生", "卯月", "皐月", "水無月",
      "文月", "葉月", "長月", "神無月", "霜月", "師走",
    ],
    leapMonth: { $0 == 1 ? "閏正月" : "閏\(hanNumerals[$0])月" },
    lunarDays: hanNumerals[1...30].map { "\($0)日" },
    lunarDate: { month, day in month + day },
    lunarYearMonth: { year, month in "\(year)年\(month)" },
    terms: [
      "春分", "清明", "穀雨", "立夏", "小満", "芒種",
      "夏至", "小暑", "大暑", "立秋", "処暑", "白露",
      "秋分", "寒露", "霜降", "立冬", "小雪", "大雪",
      "冬至", "小寒", "大寒", "立春", "雨水", "啓蟄",
    ],
    moonPhases: ["新月", "上弦", "満月", "下弦"],
    stems: hanStems,
    branches: hanBranches,
    stemBranch: { stem, branch in stem + branch },
    animals: [
      "ねずみ", "うし", "とら", "うさぎ", "たつ", "へび",
      "うま", "ひつじ", "さる", "とり", "いぬ", "いのしし",
    ])

  private static let japaneseWeekdays = ["日", "月", "火", "水", "木", "金", "土"]

  /// Stems as the elder (え) and younger brother (と) of wood, fire, earth, metal and water.
  static let japaneseStemReadings = [
    "きのえ", "きのと", "ひのえ", "ひのと", "つちのえ",
    "つちのと", "かのえ", "かのと", "みずのえ", "みずのと",
  ]
  static let japaneseBranchReadings = [
    "ね", "うし", "とら", "う", "たつ", "み", "うま", "ひつじ", "さる", "とり", "いぬ", "い",
  ]
  static let japaneseStemRomanizations = [
    "kinoe", "kinoto", "hinoe", "hinoto", "tsuchinoe",
    "tsuchinoto", "kanoe", "kanoto", "mizunoe", "mizunoto",
  ]
  static let japaneseBranchRomanizations = [
    "ne", "ushi", "tora", "u", "tatsu", "mi",
    "uma", "hitsuji", "saru", "tori", "inu", "i",
  ]
}
