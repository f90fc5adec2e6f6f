extension EventWords {
  static let vietnamese = EventWords(
    when: "Khi nào", today: "hôm nay", tomorrow: "ngày mai", yesterday: "hôm qua",
    daysAhead: { "còn \($0) ngày" }, daysAgo: { "\($0) ngày trước" },
    nthDay: { "ngày thứ \($0)" },
    memorialYears: { "giỗ lần thứ \($0)" }, otherYears: { "kỷ niệm \($0) năm" },
    birthday: "Sinh nhật", memorial: "Ngày giỗ", anniversary: "Ngày kỷ niệm",
    westernAge: { "\($0) tuổi" }, eastAsianAge: { "\($0) tuổi ta" })
}
