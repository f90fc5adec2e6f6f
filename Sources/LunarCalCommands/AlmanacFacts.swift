import DayCore
import LunarDatabase
import Lunisolar

/// The rows that `lunarcal lookup --almanac` adds to a day.
enum AlmanacFact: String, CaseIterable {
  case yearByLichun, monthByTerm, nayin, officer, spirit, mansion, pentad, auspiciousHours, clash
  case sanfu, shujiu, rokuyo, zassetsu

  /// What the fact is called in a language.
  func label(in language: Language) -> String {
    let labels = Self.labels[self] ?? []
    let place = Language.allCases.firstIndex(of: language) ?? 0
    return place < labels.count ? labels[place] : rawValue
  }

  /// In the order of `Language.allCases`: English, Vietnamese, simplified and traditional Chinese,
  /// Korean, Japanese.
  private static let labels: [AlmanacFact: [String]] = [
    .yearByLichun: [
      "Year by Lichun", "Năm theo Lập xuân", "立春年柱", "立春年柱", "입춘 연주", "立春からの年",
    ],
    .monthByTerm: ["Month by term", "Tháng theo tiết", "节气月柱", "節氣月柱", "절기 월주", "節月"],
    .nayin: ["Nayin", "Nạp âm", "纳音", "納音", "납음", "納音"],
    .officer: ["Day officer", "Trực", "建除", "建除", "십이신", "十二直"],
    .spirit: ["Duty spirit", "Thần trực nhật", "值神", "值神", "황흑도", "黄黒道"],
    .mansion: ["Lunar mansion", "Sao", "二十八宿", "二十八宿", "이십팔수", "二十八宿"],
    .pentad: ["Pentad", "Hậu", "物候", "物候", "칠십이후", "七十二候"],
    .auspiciousHours: ["Auspicious hours", "Giờ hoàng đạo", "吉时", "吉時", "길시", "吉時"],
    .clash: ["Clash", "Tuổi xung", "冲", "沖", "충", "冲"],
    .sanfu: ["Dog days", "Tam phục", "三伏", "三伏", "삼복", "三伏"],
    .shujiu: ["Nines", "Số cửu", "数九", "數九", "수구", "数九"],
    .rokuyo: ["Rokuyō", "Lục diệu", "六曜", "六曜", "육요", "六曜"],
    .zassetsu: ["Seasonal days", "Tạp tiết", "杂节", "雜節", "잡절", "雑節"],
  ]
}

extension DayAlmanac {
  /// The facts of the day in a language; those that the tradition does not keep are left out.
  func facts(in language: Language, tradition: Tradition) -> [(AlmanacFact, String)] {
    var facts: [(AlmanacFact, String?)] = [
      (.yearByLichun, yearByLichun.nameWithCharacters(in: language)),
      (.monthByTerm, monthByTerm.nameWithCharacters(in: language)),
      (.nayin, nayin.name(in: language)),
      (.officer, officer.name(in: language)),
      (.spirit, spirit.name(in: language)),
      (.mansion, mansion.name(in: language)),
      (.pentad, pentad?.name(in: language)),
      (
        .auspiciousHours,
        auspiciousHours.map { hour in
          let last = (hour.firstHour + 2) % 24
          return "\(hour.stemBranch.branchName(in: language)) \(hour.firstHour)–\(last)"
        }.joined(separator: ", ")
      ),
      (.clash, clash.name(in: language, tradition: tradition)),
      (.sanfu, sanfu.map { "\($0.period.name(in: language)) \($0.number)" }),
      (.shujiu, shujiu?.name(in: language)),
      (.rokuyo, rokuyo?.name(in: language)),
    ]
    if !zassetsu.isEmpty {
      facts.append((.zassetsu, zassetsu.map { $0.name(in: language) }.joined(separator: ", ")))
    }
    return facts.compactMap { fact, text in text.map { (fact, $0) } }
  }
}

extension StemBranch {
  /// The two characters, and what they are called where that is something else.
  func nameWithCharacters(in language: Language) -> String {
    let name = name(in: language)
    return name == description ? name : "\(self) \(name)"
  }
}

extension [DayReport] {
  /// The reports with the almanac of each day in its primary tradition.
  ///
  /// - Throws: `CommandError.failure` where the table is damaged.
  func withAlmanac(from database: LunarDatabase) throws(CommandError) -> [DayReport] {
    var tables: [(tradition: Tradition, months: LunarTable, terms: TermTable)] = []
    var reports = self
    for place in reports.indices {
      let tradition = reports[place].primary.tradition
      if !tables.contains(where: { $0.tradition == tradition }) {
        tables.append(
          try answering { () throws(LunarDatabaseError) in
            (
              tradition, try database.table(for: tradition),
              try database.terms(for: tradition)
            )
          })
      }
      guard let (_, months, terms) = tables.first(where: { $0.tradition == tradition }) else {
        continue
      }
      reports[place].almanac = DayAlmanac(reports[place].day, months: months, terms: terms)
    }
    return reports
  }
}
