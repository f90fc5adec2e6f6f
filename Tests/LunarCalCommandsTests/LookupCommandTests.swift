import LunarCalCommands
import Testing

@Suite("lunarcal lookup")
struct LookupCommandTests {
  @Test("tells weekday, lunar dates, cycles, terms and phases of a day")
  func text() throws {
    let text = try answer("lookup 2026-01-29")
    for fact in [
      "2026-01-29 Thursday", "2025-12-11", "11th of month 12", "乙巳 Yisi, Snake", "己丑 Jichou",
      "癸卯 Guimao", "2026-01-20", "Start of Spring on 2026-02-04", "Full Moon on 2026-02-02",
    ] {
      #expect(text.contains(fact))
    }
    #expect(!text.contains("Uncertain"))
  }

  @Test("gives the same as JSON")
  func json() throws {
    let text = try answer("lookup 2026-01-29 --tradition cn --format json")
    #expect(text.hasPrefix(#"{"schema":1,"date":"2026-01-29","weekday":"thursday","lunar":{"cn":"#))
    #expect(
      text.contains(
        #""cn":{"year":2025,"month":12,"leap":false,"day":11,"monthLength":29,"uncertain":false}"#))
    #expect(text.contains(#""stemBranch":{"year":"乙巳","month":"己丑","day":"癸卯"}"#))
    #expect(
      text.contains(
        #""term":{"current":"dahan","since":"2026-01-20","next":"lichun","nextDate":"2026-02-04"}"#)
    )
  }

  @Test("finds the day of a lunar date, in each tradition by its own calendar")
  func lunar() throws {
    #expect(try answer("lookup --lunar 2025-L6-01").hasPrefix("2025-07-25 Friday\n"))
    #expect(try answer("lookup --lunar 2027-1-1").hasPrefix("2027-02-06 "))
    #expect(try answer("lookup --lunar 2027-1-1 -t kr").hasPrefix("2027-02-07 "))
    #expect(try answer("lookup --lunar 1968-1-1 -t vn").hasPrefix("1968-01-29 "))
    #expect(try answer("lookup --lunar 1968-1-1 -t vn-south").hasPrefix("1968-01-30 "))
  }

  @Test("takes several dates, ranges, and standard input")
  func many() throws {
    let json = try answer("lookup 2026-01-29..2026-02-03 --format ndjson")
    #expect(json.split(separator: "\n").count == 6)
    let fromInput = try answer(
      "lookup - 2026-03-01 --format ndjson", input: "2026-01-29\n2026-02-01..2026-02-02\n")
    #expect(
      fromInput.split(separator: "\n").map { $0.dropFirst(20).prefix(10) } == [
        "2026-01-29", "2026-02-01", "2026-02-02", "2026-03-01",
      ])
    #expect(try answer("lookup today tomorrow --format json").hasPrefix("[{"))
  }

  @Test("says what the almanac says where that is asked for, by the tradition's own customs")
  func almanac() throws {
    // The values of lunar_python 1.4.8 for 2026-02-10.
    let vietnamese = try answer("lookup 2026-02-10 --almanac -t vn -l vi")
    for fact in ["丙午 Bính Ngọ", "Đại Khê Thủy", "Trừ", "Chu Tước", "Vĩ", "Tý 23–1", "Gà"] {
      #expect(vietnamese.contains(fact))
    }
    #expect(!vietnamese.contains("Lục diệu"))
    let japanese = try answer("lookup 2026-02-03 --almanac -t jp -l ja")
    #expect(japanese.contains("先負") && japanese.contains("節分"))
    #expect(try answer("lookup 2026-07-20 -a -t cn -l zh-Hans").contains("初伏 6"))
    #expect(try answer("lookup 2026-02-10 -a -f json").contains(#""monthByTerm":"庚寅""#))
    #expect(!(try answer("lookup 2026-02-10 -f json").contains("almanac")))
  }

  @Test("follows the tradition of a region that is named")
  func region() throws {
    #expect(try answer("lookup 2026-02-10 --region VN -l vi").contains("Ông Công Ông Táo"))
    #expect(
      try answer("lookup 2027-02-06 --region KR -f json").contains(#""tradition":"kr""#))
  }

  @Test("has fast days as a layer, which move with the month's length")
  func fasting() throws {
    // Lunar month 12 of 2025 has 29 days: the last three fast days are 27, 28 and 29.
    for (date, isFast) in [("2026-02-14", true), ("2026-02-13", false), ("2026-02-16", true)] {
      let text = try answer("lookup \(date) -t vn -l vi --layers fasting-10")
      #expect(text.contains("Ngày chay") == isFast)
    }
    #expect(try answer("lookup 2026-02-02 -t vn -l vi --layers fasting-2").contains("Ngày chay"))
    #expect(throws: CommandError.self) { try answer("lookup 2026-02-01 --layers fasting-3") }
  }

  @Test("says which dates may still shift, and only those")
  func uncertain() throws {
    #expect(try answer("lookup 2057-09-29 -t cn").contains("Uncertain"))
    // The day before would be the first of the month instead.
    #expect(try answer("lookup 2057-09-28 -t cn").contains("Uncertain"))
    #expect(!(try answer("lookup 2057-09-27 -t cn").contains("Uncertain")))
    #expect(try answer("lookup 2057-09-29 --format json").contains(#""uncertain":true"#))
  }

  @Test("leaves out what a tradition does not cover, unless it was asked for")
  func coverage() throws {
    let text = try answer("lookup 1700-01-01")
    #expect(text.contains("1699-11-12"))
    #expect(text.contains("covers 1900-01-31 to"))
    #expect(throws: CommandError.self) { try answer("lookup 1700-01-01 -t kr") }
  }

  @Test(
    "names the first day of a long range that is not covered",
    arguments: [
      ("2026-01-01..4052-01-19", "2649-02-04 is outside the Chinese calendar"),
      ("1899-01-01..2026-01-01 -t cn,vn", "1899-01-01 is outside the Vietnamese calendar"),
    ])
  func longRange(words: String, message: String) {
    let error = #expect(throws: CommandError.self) { try answer("lookup \(words)") }
    #expect(error?.description.hasPrefix(message) == true)
  }
}
