extension EventWords {
  static let vietnamese = EventWords(
    today: "hôm nay", tomorrow: "ngày mai", yesterday: "hôm qua",
    daysAhead: { "còn \($0) ngày" }, daysAgo: { "\($0) ngày trước" },
    nthDay: { "ngày thứ \($0)" },
    memorialYears: { "giỗ lần thứ \($0)" }, otherYears: { "kỷ niệm \($0) năm" },
    westernAge: { "\($0) tuổi" }, eastAsianAge: { "\($0) tuổi ta" })
}
