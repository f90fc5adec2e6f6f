import CommandLineOptions
import DayCore
import LunarDatabase
import Lunisolar
import TerminalRenderer

/// What `lunarcal show` is asked to show: months, or one week.
enum ShowPeriod: Equatable {
  case months(ClosedRange<YearMonth>)
  /// The week that begins on a day.
  case week(Day)
}

extension ShowPeriod {
  /// Reads the operand and the switches `--week` and `--three`.
  init(_ parsed: ParsedOptions, options: CommonOptions) throws(CommandError) {
    let word = parsed.operands.first ?? "today"
    if parsed.has("week") {
      let day = try Self.day(word, today: options.today)
      self = .week(day.startOfWeek(startingOn: options.startOfWeek))
      return
    }
    var months = try YearMonth.range(word, today: options.today)
    if parsed.has("three") {
      guard months.lowerBound == months.upperBound else {
        throw .usage(.other("--three is about one month: write \(word) without it"))
      }
      months = months.lowerBound.previous...months.upperBound.next
    }
    self = .months(months)
  }

  private static func day(_ word: String, today: Day) throws(CommandError) -> Day {
    if word == "today" { return today }
    return try reading { () throws(DayError) in try Day(iso8601: word) }
  }
}

extension ShowPeriod {
  /// The pages of the period.
  ///
  /// - Throws: `CommandError.failure` where no day of it is covered by any tradition asked for, or
  ///   the table is damaged.
  func pages(
    in database: LunarDatabase, options: CommonOptions, weekNumbering: WeekNumbering?,
    hasList: Bool
  ) throws(CommandError) -> [MonthPage] {
    let days = try days
    let span = try answering { () throws(LunarDatabaseError) in
      // Whole weeks reach six days into the neighbouring months.
      try DaySpan(
        days.lowerBound - 6...days.upperBound + 6, traditions: options.traditions, in: database)
    }
    guard span.columns.contains(where: { !$0.months(meeting: days).isEmpty }) else {
      try answering { () throws(LunarDatabaseError) in
        _ = try database.month(containing: days.lowerBound, in: options.traditions[0])
      }
      throw .failure("no tradition asked for covers these days")
    }
    let pages = MonthPages(
      span: span, notes: span.termNotes(in: options.language), language: options.language,
      startOfWeek: options.startOfWeek, today: options.today, weekNumbering: weekNumbering,
      hasList: hasList)
    switch self {
    case .week(let first): return [pages.page(ofWeekBeginning: first)]
    case .months(let range):
      return sequence(first: range.lowerBound) { $0 < range.upperBound ? $0.next : nil }
        .compactMap(pages.page)
    }
  }

  /// The days of the period.
  private var days: ClosedRange<Day> {
    get throws(CommandError) {
      switch self {
      case .week(let first): return first...first + 6
      case .months(let range):
        guard let first = range.lowerBound.firstDay, let last = range.upperBound.firstDay else {
          throw .usage(.other("these months are out of range"))
        }
        return first...last.endOfMonth
      }
    }
  }
}

extension DaySpan {
  /// The solar terms as notes of their days, at the meridian of the first tradition that covers
  /// them.
  func termNotes(in language: Language) -> [DayNote] {
    guard let tradition = columns.first(where: { !$0.months.isEmpty })?.tradition else { return [] }
    return terms(in: tradition).filter { days.contains($0.day) }.map { entry in
      DayNote(
        day: entry.day, kind: .term, id: entry.term.name, title: entry.term.name(in: language),
        isOff: false)
    }
  }
}
