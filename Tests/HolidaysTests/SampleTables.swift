import DayCore
import Holidays
import Lunisolar

/// Months of the lunar years 2023 to 2027 and terms of 2024 to 2026, from published almanacs: enough
/// to evaluate rules without the generated table.
enum SampleTables {
  static func tables() throws -> CalendarTables {
    CalendarTables(
      months: [
        try months(.chinese, china), try months(.vietnamese, china), try months(.korean, korea),
      ],
      terms: try [.chinese, .vietnamese, .korean, .japanese].map { try terms($0) })
  }

  /// Lengths of the months of each year; `L` stands before that of a leap month.
  private static let china = [
    "29 30 L29 29 30 30 29 30 30 29 30 29 30", "29 30 29 29 30 29 30 30 29 30 30 29",
    "30 29 30 29 29 30 L29 30 29 30 30 30 29", "30 29 30 29 29 30 29 29 30 30 30 29",
    "30 30 29 30 29 29 30 29 29 30 30 29",
  ]
  /// Korea counts days at UTC+9: the months from 8 of 2026 on begin a day later, and others.
  private static let korea = [
    "29 30 L29 30 29 30 29 30 30 29 30 29 30", "29 30 29 29 30 29 30 30 29 30 30 29",
    "30 29 30 29 29 30 L29 30 29 30 30 30 29", "30 29 30 29 29 30 29 30 29 30 30 30",
    "29 30 29 30 29 29 30 29 29 30 30 30",
  ]

  private static func months(_ tradition: Tradition, _ years: [String]) throws -> LunarTable {
    var months: [LunarMonth] = []
    var day = try Day(2023, 1, 22)
    for (place, year) in years.enumerated() {
      var number = 0
      for word in year.split(separator: " ") {
        let isLeap = word.first == "L"
        let length = Int(isLeap ? word.dropFirst() : word) ?? 0
        number += isLeap ? 0 : 1
        months.append(
          LunarMonth(
            year: 2023 + place, month: number, isLeap: isLeap, firstDay: day, length: length))
        day += length
      }
    }
    return try LunarTable(tradition: tradition, months: months)
  }

  private static func terms(_ tradition: Tradition) throws -> TermTable {
    var term = SolarTerm.xiaohan
    var instants: [SolarTermInstant] = []
    for minute in minutes {
      instants.append(SolarTermInstant(term: term, utc: minute * 60))
      term = term.next
    }
    return try TermTable(tradition: tradition, instants: instants)
  }

  /// Minutes of UTC since 1970 of the terms from xiaohan of 2024 on.
  private static let minutes = [
    28_408_129, 28_429_327, 28_450_587, 28_471_933, 28_493_423, 28_515_066, 28_536_902, 28_558_920,
    28_581_130, 28_603_500, 28_626_010, 28_648_611, 28_671_260, 28_693_904, 28_716_489, 28_738_975,
    28_761_311, 28_783_484, 28_805_460, 28_827_255, 28_848_860, 28_870_316, 28_891_637, 28_912_881,
    28_934_073, 28_955_280, 28_976_530, 28_997_887, 29_019_367, 29_041_021, 29_062_849, 29_084_876,
    29_107_077, 29_129_455, 29_151_957, 29_174_562, 29_197_205, 29_219_849, 29_242_432, 29_264_914,
    29_287_252, 29_309_419, 29_331_401, 29_353_191, 29_374_804, 29_396_256, 29_417_585, 29_438_823,
    29_460_023, 29_481_225, 29_502_482, 29_523_832, 29_545_319, 29_566_966, 29_588_800, 29_610_819,
    29_633_029, 29_655_397, 29_677_908, 29_700_504, 29_723_157, 29_745_793, 29_768_383, 29_790_859,
    29_813_201, 29_835_365, 29_857_349, 29_879_138, 29_900_752, 29_922_203, 29_943_533, 29_964_770,
    29_985_970,
  ]
}
