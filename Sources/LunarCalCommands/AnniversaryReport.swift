import CommandLineOptions
import DayCore
import Events
import Holidays
import LunarDatabase
import Lunisolar

/// What `lunarcal anniversary` says, before it is put into words.
struct AnniversaryReport {
  let anniversary: Anniversary
  /// The title given, made fit for any output; empty where none was given.
  let title: String
  /// The days asked about.
  let span: ClosedRange<Day>
  let days: [AnniversaryDay]
  let options: CommonOptions
  let file: CalendarFileOptions
  /// The months of the tradition, and of the one that follows it.
  let tables: CalendarTables
  let months: LunarTable

  /// Reads the date and the options, and finds the days.
  init(
    _ word: String, _ parsed: ParsedOptions, options: CommonOptions
  ) throws(CommandError) {
    let database = try options.openDatabase()
    let tradition = options.traditions[0]
    guard options.traditions.count == 1 else {
      throw .usage(.other("lunarcal anniversary follows one tradition: name one"))
    }
    let tables = try [tradition, tradition.successor].compactMap(\.self).map {
      (tradition) throws(CommandError) in
      try answering { () throws(LunarDatabaseError) in try database.table(for: tradition) }
    }
    months = tables[0]
    self.tables = CalendarTables(months: tables, terms: [])
    let system: CalendarSystem = try .named(parsed.value("by") ?? "lunar", kind: "calendar")
    let occasion: Occasion = try .named(parsed.value("for") ?? "other", kind: "occasion")
    var anniversary = try Self.anniversary(
      word, isLunar: parsed.has("lunar"), by: system, for: occasion, months, database)
    if let word = parsed.value("leap") {
      anniversary.leapPolicy = try .named(word, kind: "policy")
    }
    if let word = parsed.value("short") {
      anniversary.shortMonthPolicy = try .named(word, kind: "policy")
    }
    title = PlainText.line(parsed.value("title") ?? "")
    let thisYear = options.today.dayComponents.year
    let years =
      try parsed.value("years").map { (word) throws(CommandError) in
        try YearMonth.range(word, today: options.today)
      } ?? YearMonth(year: thisYear, month: 1)...YearMonth(year: thisYear + 9, month: 12)
    guard let first = years.lowerBound.firstDay, let last = years.upperBound.firstDay else {
      throw .usage(.other("there are no such years"))
    }
    self.anniversary = anniversary
    let milestones: MilestoneChoice? = try parsed.value("milestones").map {
      (word) throws(CommandError) in try .named(word, kind: "choice of milestones")
    }
    let (all, span) = (self.tables, first...last.endOfMonth)
    self.span = span
    days = try answering { () throws(EventsError) in
      try anniversary.days(
        in: span, tables: all, namesMilestones: milestones != nil)
    }.filter { milestones != .only || $0.milestone != nil }
    self.options = options
    file = try CalendarFileOptions(parsed, options: options)
  }

  private static func anniversary(
    _ word: String, isLunar: Bool, by system: CalendarSystem, for occasion: Occasion,
    _ table: LunarTable, _ database: LunarDatabase
  ) throws(CommandError) -> Anniversary {
    let hasYear = word.split(separator: "-", omittingEmptySubsequences: false).count > 2
    guard hasYear else {
      // A year in which each day exists stands in for the one that is not known.
      if isLunar {
        guard system == .lunar else {
          throw .usage(.other("a lunar date comes again by the solar calendar if it has a year"))
        }
        let date = try reading { () throws(LunisolarError) in try LunarDate("2000-\(word)") }
        return Anniversary(
          .lunar(MonthNumber(date.month, isLeap: date.isLeapMonth), day: date.day),
          in: table.tradition, occasion: occasion)
      }
      guard system == .solar else {
        throw .usage(
          .other("\"\(word)\" has no year: a lunar date is --lunar \(word), a solar one --by solar")
        )
      }
      let fields = word.split(separator: "-")
      guard fields.count == 2, let month = Int(fields[0]), let day = Int(fields[1]) else {
        throw .usage(.other("\"\(word)\" is not a date: write 1962-08-19, or without a year 8-19"))
      }
      _ = try reading { () throws(DayError) in try Day(2000, month, day) }
      return Anniversary(
        .solar(month: month, day: day), in: table.tradition, occasion: occasion)
    }
    let origin: Day
    if isLunar {
      let date = try reading { () throws(LunisolarError) in try LunarDate(word) }
      origin = try answering { () throws(LunarDatabaseError) in
        try database.day(for: date, in: table.tradition)
      }
    } else {
      origin = try Day.named(word)
    }
    return try answering { () throws(EventsError) in
      try Anniversary(of: origin, by: system, in: table, occasion: occasion)
    }
  }
}

extension AnniversaryReport {
  /// The lunar date of a day, by the calendar in force then.
  func lunarDate(of day: Day) -> LunarDate? {
    if let date = months.lunarDate(for: day) { return date }
    guard let successor = months.tradition.successor else { return nil }
    return try? tables.months(of: successor).lunarDate(for: day)
  }
}
