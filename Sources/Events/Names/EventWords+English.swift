extension EventWords {
  static let english = EventWords(
    when: "When", today: "today", tomorrow: "tomorrow", yesterday: "yesterday",
    daysAhead: { "in \($0) days" }, daysAgo: { "\($0) days ago" },
    nthDay: { "\(ordinal($0)) day" },
    memorialYears: { "\(ordinal($0)) anniversary" }, otherYears: { "\(ordinal($0)) anniversary" },
    birthday: "Birthday", memorial: "Memorial day", anniversary: "Anniversary",
    westernAge: { "age \($0)" }, eastAsianAge: { "\($0) sui" })

  /// `1st`, `2nd`, `3rd`, `4th`, `11th`, `21st`.
  private static func ordinal(_ number: Int) -> String {
    let suffix =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }
}
