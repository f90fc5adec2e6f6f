extension EventWords {
  static let japanese = EventWords(
    when: "いつ", today: "今日", tomorrow: "明日", yesterday: "昨日",
    daysAhead: { "あと\($0)日" }, daysAgo: { "\($0)日前" },
    nthDay: { "\($0)日目" },
    memorialYears: { "没後\($0)年" }, otherYears: { "\($0)周年" },
    birthday: "誕生日", memorial: "命日", anniversary: "記念日",
    westernAge: { "満\($0)歳" }, eastAsianAge: { "数え\($0)歳" })
}
