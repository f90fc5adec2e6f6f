extension EventWords {
  static let simplifiedChinese = EventWords(
    when: "距今", today: "今天", tomorrow: "明天", yesterday: "昨天",
    daysAhead: { "还有\($0)天" }, daysAgo: { "\($0)天前" },
    nthDay: { "第\($0)天" },
    memorialYears: { "\($0)周年忌" }, otherYears: { "\($0)周年" },
    birthday: "生日", memorial: "忌日", anniversary: "纪念日",
    westernAge: { "\($0)周岁" }, eastAsianAge: { "虚岁\($0)" })
}
