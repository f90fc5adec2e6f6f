extension EventWords {
  static let traditionalChinese = EventWords(
    today: "今天", tomorrow: "明天", yesterday: "昨天",
    daysAhead: { "還有\($0)天" }, daysAgo: { "\($0)天前" },
    nthDay: { "第\($0)天" },
    memorialYears: { "\($0)週年忌" }, otherYears: { "\($0)週年" },
    westernAge: { "\($0)足歲" }, eastAsianAge: { "虛歲\($0)" })
}
