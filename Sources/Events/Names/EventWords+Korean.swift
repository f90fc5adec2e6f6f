extension EventWords {
  static let korean = EventWords(
    when: "남은 날", today: "오늘", tomorrow: "내일", yesterday: "어제",
    daysAhead: { "\($0)일 남음" }, daysAgo: { "\($0)일 전" },
    nthDay: { "\($0)일째" },
    memorialYears: { "\($0)주기" }, otherYears: { "\($0)주년" },
    birthday: "생일", memorial: "기일", anniversary: "기념일",
    westernAge: { "만 \($0)세" }, eastAsianAge: { "세는나이 \($0)세" })
}
