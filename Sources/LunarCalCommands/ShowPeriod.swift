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

  /// Whether it is a week.
  var isWeek: Bool {
    if case .week = self { true } else { false }
  }
}

extension ShowPeriod {
  /// Reads the operand and the switches `--week` and `--three`.
  init(_ parsed: ParsedOptions, options: CommonOptions) throws(CommandError) {
    let word = try Self.word(of: parsed.operands)
    if word.utf8.dropFirst(5).first == UInt8(ascii: "W") {
      // The week that has the Thursday of the one of ISO 8601, however weeks begin here.
      let thursday = try Self.thursday(ofISOWeek: word)
      self = .week(thursday.startOfWeek(startingOn: options.startOfWeek))
      return
    }
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

  /// The operands as one word: `2 2026`, as cal(1) has it, is `2026-02`.
  private static func word(of operands: [String]) throws(CommandError) -> String {
    guard operands.count > 1 else { return operands.first ?? "today" }
    guard operands.count == 2, operands[0].isNumeric, operands[0].utf8.count <= 2,
      operands[1].isNumeric, operands[1].utf8.count == 4
    else {
      throw .usage(
        .other("lunarcal show takes one month, year or range: a range is 2026-02..2026-05"))
    }
    return "\(operands[1])-\(operands[0].utf8.count == 1 ? "0" : "")\(operands[0])"
  }

  /// The Thursday of a week written as `2026-W07`.
  private static func thursday(ofISOWeek word: String) throws(CommandError) -> Day {
    let parts = word.parts("-W")
    guard parts.count == 2, parts.allSatisfy({ $0.isNumeric }), parts[0].utf8.count == 4,
      parts[1].utf8.count == 2, let year = Int(parts[0]), let week = Int(parts[1]), year > 0,
      let fourth = try? Day(year, 1, 4)
    else { throw .usage(.other("\"\(word)\" is not a week: write one as 2026-W07")) }
    // 4 January is always in week 1.
    let thursday = fourth.startOfWeek(startingOn: .monday) + (7 * (week - 1) + 3)
    guard week > 0, thursday.isoWeekYear == year else {
      throw .usage(.other("\(year) has no week \(week): its weeks are 1 to 52, in some years 53"))
    }
    return thursday
  }

  private static func day(_ word: String, today: Day) throws(CommandError) -> Day {
    if word == "today" { return today }
    return try Day.named(word)
  }
}

extension ShowPeriod {
  /// So many months are read at once.
  private static let chunk = 12

  /// The pages of the period, and sentences about the whole.
  ///
  /// - Throws: `CommandError.failure` where no day of it is covered by any tradition asked for, or
  ///   the table is damaged.
  func pages(
    in database: LunarDatabase, options: CommonOptions, weekNumbering: WeekNumbering?,
    hasList: Bool
  ) throws(CommandError) -> (pages: [MonthPage], remarks: [String]) {
    var pages: [MonthPage] = []
    var remarks: [String] = []
    var isCovered = false
    for part in parts {
      let days = try part.days
      let span = try answering { () throws(LunarDatabaseError) in
        // Whole weeks reach six days into the neighbouring months.
        try DaySpan(
          days.lowerBound - 6...days.upperBound + 6, traditions: options.traditions,
          hasPhases: false, in: database)
      }
      isCovered = isCovered || span.columns.contains { !$0.months(meeting: days).isEmpty }
      let notes = try DayNotes(of: span, days: days, options: options, in: database)
      let maker = MonthPages(
        span: span, notes: notes, language: options.language, startOfWeek: options.startOfWeek,
        today: options.today, weekNumbering: weekNumbering, hasList: hasList)
      switch part {
      case .week(let first): pages.append(maker.page(ofWeekBeginning: first))
      case .months(let range):
        var month = range.lowerBound
        while month <= range.upperBound {
          if let page = maker.page(of: month) { pages.append(page) }
          month = month.next
        }
      }
      remarks += notes.remarks(in: options.language).filter { !remarks.contains($0) }
    }
    guard isCovered else {
      let first = try days.lowerBound
      try answering { () throws(LunarDatabaseError) in
        _ = try database.month(containing: first, in: options.traditions[0])
      }
      throw .failure("no tradition asked for covers these days")
    }
    return (pages, hasList ? remarks : [])
  }

  /// The days of the period.
  var days: ClosedRange<Day> {
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

  /// What the period is called.
  func title(in language: Language, firstPage: MonthPage?) -> String {
    guard case .months(let range) = self, range.lowerBound != range.upperBound else {
      return firstPage?.titles.first ?? ""
    }
    let (first, last) = (range.lowerBound, range.upperBound)
    if first.year == last.year, first.month == 1, last.month == 12 { return String(first.year) }
    return [first, last].map { language.yearMonthName(year: $0.year, month: $0.month) }
      .joined(separator: " – ")
  }

  /// The period in parts of at most a year.
  private var parts: [ShowPeriod] {
    guard case .months(let range) = self, range.lowerBound != range.upperBound else {
      return [self]
    }
    let months = range.months
    return stride(from: 0, to: months.count, by: Self.chunk).map { start in
      .months(months[start]...months[min(start + Self.chunk, months.count) - 1])
    }
  }
}

extension ClosedRange<YearMonth> {
  /// The months in order.
  fileprivate var months: [YearMonth] {
    Array(sequence(first: lowerBound) { $0 < upperBound ? $0.next : nil })
  }
}

extension DaySpan {
  /// The solar terms as notes of their days, at the meridian of the first tradition that covers
  /// them.
  func termNotes(in language: Language) -> [DayNote] {
    guard let tradition = columns.first(where: { !$0.months.isEmpty })?.tradition else { return [] }
    var notes: [DayNote] = []
    for instant in terms {
      let day = tradition.localDay(ofUT: instant.utc)
      guard days.contains(day) else { continue }
      notes.append(
        DayNote(
          day: day, kind: .term, id: instant.term.name, title: instant.term.name(in: language),
          isOff: false))
    }
    return notes
  }
}
