import CommandLineOptions
import DayCore
import Lunisolar
import TerminalRenderer
import TerminalUI
import Testing

@testable import LunarCalCommands

@Suite("TableSource")
struct TableSourceTests {
  func source(
    _ arguments: String..., isUTF8: Bool = true
  ) throws -> TableSource {
    let specs = BrowseCommand.options
    let context = CommandContext(
      environment: { _ in nil }, today: { Day(daysSince1970: 20_484) }, isTerminal: true,
      standardInput: { "" })
    let options = try CommonOptions(ParsedOptions(arguments, specs: specs), context: context)
    return try TableSource(options, isUTF8: isUTF8)
  }

  @Test("a cell has the lunar dates of all traditions and says what the day is")
  func cell() throws {
    let source = try source("--tradition", "vn,cn", "--region", "VN")
    let newYear = try source.cell(of: Day(2030, 2, 2))
    #expect(newYear.lunar.map(\.text) == ["1/1", "30"])
    #expect(newYear.role == .dayOff && newYear.mark?.text == "*")
    #expect(try source.cell(of: Day(2030, 2, 9)).role == .saturday)
    #expect(try source.cell(of: Day(2030, 2, 12)).role == .day)
  }

  @Test("a make-up workday is told from a day off")
  func makeup() throws {
    let cell = try source("--region", "cn").cell(of: Day(2026, 2, 14))
    #expect(cell.role == .makeupWorkday && cell.mark?.text == "+")
  }

  @Test("days beyond the coverage have no lunar date, and the details say why")
  func outside() throws {
    let source = try source()
    let day = try Day(1500, 1, 1)
    #expect(source.cell(of: day).lunar.map(\.text) == [""])
    #expect(source.lunarTitles(ofMonthOf: day).isEmpty)
    let details = source.details(of: day, rows: 20, columns: 30)
    #expect(details.contains { $0.pieces.first?.role == .dayOff })
    #expect(details.map(\.plainText).joined(separator: " ").contains("1645"))
  }

  @Test("the details say what matters most first, and then what comes next, in as many rows")
  func details() throws {
    let file = try TemporaryFile("tradition: vn\nlunar 1962-1-2  Giỗ\n  category: memorial\n")
    let source = try source("-t", "vn", "--region", "VN", "-e", file.path, "--lang", "vi")
    let details = try source.details(of: Day(2026, 2, 18), rows: 40, columns: 60)
    let texts = details.map(\.plainText)
    #expect(
      texts.prefix(5) == [
        "2026-02-18 Thứ Tư", "  Khi nào       còn 18 ngày",
        "  ngày nghỉ lễ  Mùng hai Tết (ngày nghỉ)", "  sự kiện       Giỗ (giỗ lần thứ 64)",
        "  Việt Nam      2026-01-02  mùng 2 tháng Giêng (30 ngày)",
      ])
    #expect(texts.contains("Sắp tới") && texts.contains("19/2    Mùng ba Tết"))
    let facts = try source.details(of: Day(2026, 2, 18), rows: 0, columns: 60).count
    for rows in facts...40 {
      #expect(try source.details(of: Day(2026, 2, 18), rows: rows, columns: 60).count <= rows)
    }
    #expect(try source.cell(of: Day(2026, 2, 18)).mark?.text == "*")
  }

  @Test("a user's event has its mark, and a layer that is named is shown")
  func layers() throws {
    let file = try TemporaryFile("solar 2-10  Mẹ\n")
    let source = try source("-t", "vn", "-e", file.path, "--layers", "fasting-2,vn-moon")
    #expect(try source.cell(of: Day(2026, 2, 10)).mark?.text == "!")
    #expect(try source.cell(of: Day(2026, 3, 3)).mark?.text == "·")
    #expect(try source.cell(of: Day(2026, 2, 18)).mark == nil)
    #expect(throws: CommandError.self) { try self.source("--layers", "nonsense") }
  }

  @Test(
    "a search finds holidays and terms whatever the case and the accents, in order",
    arguments: [
      ("mung hai tet", "2026-02-18"), ("MÙNG HAI", "2026-02-18"), ("thanh minh", "2026-04-05"),
      ("victory", "2026-04-30"),
    ])
  func search(text: String, first: String) throws {
    let source = try source("--region", "VN", "--lang", "vi")
    let hits = try source.search(text, from: Day(2026, 2, 1), limit: 3)
    #expect(hits.first.map { $0.day.description } == first)
    #expect(hits.count == 3)
    #expect(hits.map(\.day) == hits.map(\.day).sorted())
    #expect(try source.search("nonsense", from: Day(2026, 2, 1), limit: 3).isEmpty)
  }

  @Test(
    "dates are read as they are typed, solar and lunar",
    arguments: [
      ("2026-02-17", "2026-02-17"), (" 2026-02 ", "2026-02-01"), ("2026", "2026-01-01"),
      ("lunar 2025-L6-01", "2025-07-25"), ("today", "2026-01-31"), ("tomorrow", "2026-02-01"),
    ])
  func dates(text: String, day: String) throws {
    #expect(try source().day(named: text).description == day)
  }

  @Test(
    "a date that is none is an error that says why",
    arguments: ["", "x", "2026-13", "2026-02-30", "lunar 2026-L3-01", "lunar", "1 2 3", "-"])
  func noDates(text: String) throws {
    let source = try source()
    #expect(throws: InputError.self) { try source.day(named: text) }
  }

  @Test("traditions and languages are switched one after the other, and come round")
  func switching() throws {
    var source = try source("--tradition", "vn,kr", "--lang", "ja")
    let before = (source.traditionName, source.language)
    source.switchTradition()
    #expect(source.traditionName == "中国")
    for _ in 1...4 { source.switchTradition() }
    for _ in Language.allCases { source.switchLanguage() }
    #expect(source.traditionName == before.0 && source.language == before.1)
  }

  @Test(
    "without UTF-8 only languages that can do with ASCII are spoken, without Chinese characters")
  func ascii() throws {
    var source = try source("--lang", "ja", isUTF8: false)
    #expect(source.language == .english)
    source.switchLanguage()
    #expect(source.language == .vietnamese)
    source.switchLanguage()
    #expect(source.language == .english)
    let details = try source.details(of: Day(2026, 2, 17), rows: 20, columns: 30)
    #expect(details.map(\.plainText).contains("Year Bingwu, Horse"))
  }

  @Test("an unknown region is wrong usage")
  func region() {
    #expect(throws: CommandError.self) { try source("--region", "XX") }
  }
}
