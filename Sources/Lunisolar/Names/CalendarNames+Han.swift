// What the languages written in Chinese characters have in common.

extension CalendarNames {
  static let hanStems = ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸"]
  static let hanBranches = [
    "子", "丑", "寅", "卯", "辰", "巳", "午", "未", "申", "酉", "戌", "亥",
  ]

  /// The numbers 0 to 30: 〇, 一, … 十, 十一, … 二十三, … 三十.
  static let hanNumerals = (0...30).map { number in
    let digits = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    let tens = ["", "十", "二十", "三十"]
    return number == 0 ? "〇" : tens[number / 10] + digits[number % 10]
  }

  static let chineseWeekdays = ["日", "一", "二", "三", "四", "五", "六"]

  /// 正月, 二月, … 十月, 冬月 and the twelfth.
  static func chineseMonths(twelfth: String) -> [String] {
    ["正月"] + hanNumerals[2...10].map { "\($0)月" } + ["冬月", twelfth]
  }

  /// 初一, … 初十, 十一, … 二十, 廿一, … 廿九, 三十.
  static let chineseDays = (1...30).map { day in
    switch day {
    case ...10: "初\(hanNumerals[day])"
    case 21...29: "廿\(hanNumerals[day - 20])"
    default: hanNumerals[day]
    }
  }
}
