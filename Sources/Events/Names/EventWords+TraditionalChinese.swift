extension EventWords {
  static let traditionalChinese = EventWords(
    when: "距今", today: "今天", tomorrow: "明天", yesterday: "昨天",
    daysAhead: { "還有\($0)天" }, daysAgo: { "\($0)天前" },
    nthDay: { "第\($0)天" },
    memorialYears: { "\($0)週年忌" }, otherYears: { "\($0)週年" },
    birthday: "生日", memorial: "忌日", anniversary: "紀念日",
    westernAge: { "\($0)足歲" }, eastAsianAge: { "虛歲\($0)" })
}
