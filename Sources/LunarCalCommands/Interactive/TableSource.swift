import DayCore
import LunarDatabase
import Lunisolar
import TerminalUI

/// What the interactive calendar shows about days, out of a table.
struct TableSource: CalendarSource {
  let database: LunarDatabase
  private var options: CommonOptions
  /// The traditions to switch between: those asked for, then each of the others by itself.
  private let choices: [[Tradition]]
  private let isUTF8: Bool
  private var choice = 0
  private var tables: [LunarTable]

  /// Loads the months of the traditions asked for. On a terminal that shows no more than ASCII
  /// everything is said in English.
  init(_ options: CommonOptions, isUTF8: Bool) throws(CommandError) {
    let database = try options.openDatabase()
    self.database = database
    self.options = options
    self.isUTF8 = isUTF8
    if !isUTF8 { self.options.language = .english }
    let single = Tradition.allCases.filter { $0 != .vietnameseSouth }.map { [$0] }
    choices = [options.traditions] + single.filter { $0 != options.traditions }
    tables = try Self.tables(of: options.traditions, in: database)
  }

  private static func tables(
    of traditions: [Tradition], in database: LunarDatabase
  ) throws(CommandError) -> [LunarTable] {
    try answering { () throws(LunarDatabaseError) in
      try traditions.map { (tradition) throws(LunarDatabaseError) in
        try database.table(for: tradition)
      }
    }
  }

  /// The first of the traditions shown.
  var tradition: Tradition { tables[0].tradition }

  var language: Language { options.language }

  var traditionName: String { tables.map(\.tradition.name).joined(separator: ", ") }

  mutating func switchTradition() {
    let next = (choice + 1) % choices.count
    // A tradition that cannot be read, from a damaged table, is passed over.
    guard let tables = try? Self.tables(of: choices[next], in: database) else { return }
    choice = next
    self.tables = tables
    options.namedTraditions = choices[next]
  }

  mutating func switchLanguage() {
    let languages = Language.allCases
    guard isUTF8 else { return }
    let place = languages.firstIndex(of: options.language) ?? 0
    options.language = languages[(place + 1) % languages.count]
  }
}

// MARK: - Days

extension TableSource {
  func cell(of day: Day) -> DayCell {
    DayCell(lunar: tables.map { $0.month(containing: day)?.cellText(of: day) ?? "" })
  }

  func lunarTitles(ofMonthOf day: Day) -> [String] {
    let days = day.startOfMonth...day.endOfMonth
    return tables.reduce(into: []) { titles, table in
      let title = LunarColumn(table.tradition, months: table.months(meeting: days))
        .title(for: days, in: language)
      if let title, !titles.contains(title) { titles.append(title) }
    }
  }

  func details(of day: Day) -> [DetailLine] {
    do throws(LunarDatabaseError) {
      let reports = try DayReport.reports(
        on: [day], traditions: nil, primary: tradition, in: database)
      return reports.flatMap { $0.text(in: language).split(separator: "\n") }.map { line in
        // Chinese characters beside their English reading say nothing where they cannot be shown.
        let words = line.split(separator: " ").filter { isUTF8 || $0.contains(where: \.isASCII) }
        return DetailLine(words.joined(separator: " "))
      }
    } catch {
      return [DetailLine("\(day)"), DetailLine(error.description, .alert)]
    }
  }

  func day(named text: String) throws(InputError) -> Day {
    do throws(CommandError) {
      return try Self.day(text, options)
    } catch {
      throw InputError(error.description)
    }
  }

  /// Reads a date as a user types it: a day, the first day of a month or year, today, or behind
  /// `lunar ` a lunar date of the first tradition.
  static func day(_ text: String, _ options: CommonOptions) throws(CommandError) -> Day {
    let words = text.split(separator: " ")
    guard let last = words.last, words.count == 1 || (words.count == 2 && words[0] == "lunar")
    else {
      throw .usage(.other("\"\(text)\" is not a date: write 2026-02-17, or lunar 2026-1-1"))
    }
    if words.count == 1, last.first?.isNumber == true, last.split(separator: "-").count < 3,
      let first = try YearMonth.range(String(last), today: options.today).lowerBound.firstDay
    {
      return first
    }
    let list = DateList(
      database: try options.openDatabase(), options: options, isLunar: words.count == 2)
    guard let day = try list.days([String(last)], context: .silent).first else {
      throw .usage(.other("\"\(text)\" names no day"))
    }
    return day
  }
}

extension CommandContext {
  /// A world without standard input, for words that a user typed on the screen.
  fileprivate static let silent = CommandContext(
    environment: { _ in nil }, today: { .today }, isTerminal: true, standardInput: { "" })
}

extension LunarTable {
  /// The months of which a day lies in the range.
  func months(meeting days: ClosedRange<Day>) -> [LunarMonth] {
    var months: [LunarMonth] = []
    var day = max(days.lowerBound, coverage.lowerBound)
    while day <= days.upperBound, let month = month(containing: day) {
      months.append(month)
      day = month.lastDay + 1
    }
    return months
  }
}

extension LunarMonth {
  /// The lunar day of a day of this month, and on the first day and month: `1/12` or `1/L6`.
  fileprivate func cellText(of day: Day) -> String {
    let date = date(of: day)
    return date.day == 1 ? "1/\(label)" : String(date.day)
  }
}
