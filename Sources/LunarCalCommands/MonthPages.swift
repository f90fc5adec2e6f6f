import DayCore
import LunarDatabase
import Lunisolar
import TerminalRenderer

/// Makes the pages of `lunarcal show` out of a table.
struct MonthPages {
  let database: LunarDatabase
  let options: CommonOptions

  /// The page of a month.
  ///
  /// - Throws: `CommandError.failure` where no day of the month is covered by any tradition asked
  ///   for, or the table is damaged.
  func page(of month: YearMonth) throws(CommandError) -> MonthPage {
    let first = try reading { () throws(DayError) in try Day(month.year, month.month, 1) }
    let days = first...first.endOfMonth
    let grid = first.calendarMonth(startingOn: options.startOfWeek)
    guard let gridStart = grid.keys.first, let lastWeek = grid.keys.last else {
      throw .failure("\(month.year)-\(month.month) has no weeks")
    }
    let gridDays = gridStart...(lastWeek + 6)
    let columns = try answering { () throws(LunarDatabaseError) in
      try options.traditions.map { (tradition) throws(LunarDatabaseError) in
        try LunarColumn(tradition, months: database.months(containing: gridDays, in: tradition))
      }
    }
    guard columns.contains(where: { $0.covers(days) }) else {
      _ = try answering { () throws(LunarDatabaseError) in
        try database.month(containing: first, in: options.traditions[0])
      }
      throw .failure("no tradition asked for covers this month")
    }
    return MonthPage(
      titles: [options.language.yearMonthName(year: month.year, month: month.month)]
        + columns.compactMap { title(of: $0, days: days) },
      weekdays: (0..<7).map { offset in
        (gridStart + offset).weekday.name(in: options.language, width: .abbreviated)
      },
      lineLabels: columns.count > 1 ? [""] + columns.map(\.tradition.code) : [],
      weeks: grid.values.map { week in
        week.map { cell(of: $0, in: columns, monthDays: days) }
      })
  }

  private func cell(
    of day: CalendarDay, in columns: [LunarColumn], monthDays: ClosedRange<Day>
  ) -> MonthPage.Cell {
    MonthPage.Cell(
      solar: String(day.dayComponents.dayOfMonth),
      lunar: columns.map { $0.text(for: day.day) },
      isToday: day.day == options.today,
      isOutside: !monthDays.contains(day.day))
  }

  /// The lunar months that a solar month meets, in words, behind the tradition's code where there
  /// are several.
  private func title(of column: LunarColumn, days: ClosedRange<Day>) -> String? {
    guard let title = column.title(for: days, in: options.language) else { return nil }
    return options.traditions.count > 1 ? "\(column.tradition.code): \(title)" : title
  }
}

/// One tradition's lunar dates in a grid.
struct LunarColumn {
  let tradition: Tradition
  private let months: [LunarMonth]

  init(_ tradition: Tradition, months: [LunarMonth]) {
    self.tradition = tradition
    self.months = months
  }

  /// The months of which a day lies in the range.
  func months(meeting days: ClosedRange<Day>) -> [LunarMonth] {
    months.filter { $0.firstDay <= days.upperBound && $0.lastDay >= days.lowerBound }
  }

  /// The lunar months that the days meet, in words; nil where there are none.
  func title(for days: ClosedRange<Day>, in language: Language) -> String? {
    let months = months(meeting: days)
    guard let first = months.first, let last = months.last else { return nil }
    let names = first == last ? [first] : [first, last]
    return names.map { $0.nameWithYear(in: language) }.joined(separator: " – ")
  }

  /// Whether any day of the range is known.
  func covers(_ days: ClosedRange<Day>) -> Bool {
    !months(meeting: days).isEmpty
  }

  /// The text of a day's cell; nothing outside the coverage.
  func text(for day: Day) -> String {
    months.first { $0.firstDay...$0.lastDay ~= day }?.cellText(of: day) ?? ""
  }
}

extension LunarMonth {
  /// The lunar day of a day of this month, and on the first day and month: `1/12` or `1/L6`.
  func cellText(of day: Day) -> String {
    let date = date(of: day)
    return date.day == 1 ? "1/\(label)" : String(date.day)
  }
}
