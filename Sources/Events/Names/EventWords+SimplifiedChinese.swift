extension EventWords {
  static let simplifiedChinese = EventWords(
    today: "今天", tomorrow: "明天", yesterday: "昨天",
    daysAhead: { "还有\($0)天" }, daysAgo: { "\($0)天前" },
    nthDay: { "第\($0)天" },
    memorialYears: { "\($0)周年忌" }, otherYears: { "\($0)周年" },
    westernAge: { "\($0)周岁" }, eastAsianAge: { "虚岁\($0)" })
}
