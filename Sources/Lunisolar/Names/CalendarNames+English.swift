extension CalendarNames {
  /// English. Stems and branches are in pinyin without tones; weekdays and months as in CLDR.
  static let english = CalendarNames(
    solarMonths: englishMonths,
    shortSolarMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ],
    weekdays: [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ],
    shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    narrowWeekdays: ["S", "M", "T", "W", "T", "F", "S"],
    yearMonth: { year, month in "\(englishMonths[month - 1]) \(year)" },
    lunarMonths: (1...12).map { "month \($0)" },
    leapMonth: { "month \($0), leap" },
    lunarDays: (1...30).map(ordinal),
    lunarDate: { month, day in "\(day) of \(month)" },
    lunarYearMonth: { year, month in "\(month), \(year)" },
    terms: [
      "Spring Equinox", "Clear and Bright", "Grain Rain",
      "Start of Summer", "Grain Buds", "Grain in Ear",
      "Summer Solstice", "Minor Heat", "Major Heat",
      "Start of Autumn", "End of Heat", "White Dew",
      "Autumn Equinox", "Cold Dew", "Frost's Descent",
      "Start of Winter", "Minor Snow", "Major Snow",
      "Winter Solstice", "Minor Cold", "Major Cold",
      "Start of Spring", "Rain Water", "Awakening of Insects",
    ],
    moonPhases: ["New Moon", "First Quarter", "Full Moon", "Last Quarter"],
    stems: ["Jia", "Yi", "Bing", "Ding", "Wu", "Ji", "Geng", "Xin", "Ren", "Gui"],
    branches: [
      "Zi", "Chou", "Yin", "Mao", "Chen", "Si", "Wu", "Wei", "Shen", "You", "Xu", "Hai",
    ],
    stemBranch: { stem, branch in stem + branch.lowercased() },
    animals: [
      "Rat", "Ox", "Tiger", "Rabbit", "Dragon", "Snake",
      "Horse", "Goat", "Monkey", "Rooster", "Dog", "Pig",
    ])

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]

  /// The animals that English names otherwise where it speaks of Vietnam or Japan.
  static func englishAnimal(_ animal: ZodiacAnimal, in tradition: Tradition) -> String? {
    switch (tradition, animal) {
    case (.vietnamese, .ox), (.vietnameseSouth, .ox): "Buffalo"
    case (.vietnamese, .rabbit), (.vietnameseSouth, .rabbit): "Cat"
    case (.japanese, .pig): "Boar"
    default: nil
    }
  }

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
