extension Words {
  static let english = Words(
    dayOff: "day off",
    makeupWorkday: "working day",
    festival: "festival",
    event: "event",
    solarTerm: "solar term",
    moonPhase: "Moon",
    publicHoliday: "public holiday",
    substitute: "substitute holiday",
    observance: "observance",
    special: "special day",
    today: "today",
    date: "Date",
    weekday: "Weekday",
    week: "Week",
    shortWeek: "Wk",
    lunarDate: "Lunar date",
    calendar: "Calendar",
    year: "Year",
    month: "Month",
    day: "Day",
    zodiac: "Zodiac",
    instant: "Instant",
    term: "Term",
    kind: "Kind",
    name: "Name",
    holidays: "Holidays",
    list: "Days to know",
    coming: "Coming up",
    remark: "Remark",
    uncertain: "Uncertain",
    weekOfYear: { "Week \($0) of \($1)" },
    since: { "\($0) since \($1)" },
    on: { "\($0) on \($1)" },
    days: { $0 == 1 ? "1 day" : "\($0) days" },
    covers: { "covers \($0.lowerBound) to \($0.upperBound)" },
    uncertainty: {
      """
      \($0): the new moon or a solar term falls so close to midnight that the Earth's rotation, \
      which cannot be predicted so well, may shift the date by a day
      """
    },
    holidaysOf: { "Holidays of \($0), \($1)" },
    notAnnounced: {
      "The decree of \($0) for \($1) is not announced: days that it will set are missing"
    },
    termsOfYear: { "Solar terms and moon phases of \($0), \($1)" },
    monthDay: { "\($1) \(shortMonths[$0 - 1])" },
    leapPrefix: "L",
    lunarNumbers: { month, day in "\(day)/\(month)" },
    traditions: ["Chinese", "Korean", "Vietnamese", "Vietnamese (South)", "Japanese"])

  private static let shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
