import DayCore
import LunarDatabase
import Lunisolar
import TerminalRenderer

/// Makes the pages of `lunarcal show` out of what a table and the region say of their days.
struct MonthPages {
  let span: DaySpan
  /// What is to be known of the span's days.
  let notes: DayNotes
  let language: Language
  let startOfWeek: StartOfWeek
  let today: Day
  /// How weeks are numbered, or nil where they are not.
  var weekNumbering: WeekNumbering?
  /// Whether the list stands under the grid.
  var hasList = true

  /// The page of a month.
  func page(of month: YearMonth) -> MonthPage? {
    guard let first = month.firstDay else { return nil }
    return page(
      of: first...first.endOfMonth,
      title: language.yearMonthName(year: month.year, month: month.month))
  }

  /// The page of a week.
  func page(ofWeekBeginning first: Day) -> MonthPage {
    let (number, year) = (weekNumbering ?? .iso).week(beginning: first)
    return page(of: first...(first + 6), title: language.words.weekOfYear(number, year))
  }

  /// A page of whole weeks around some days.
  private func page(of days: ClosedRange<Day>, title: String) -> MonthPage {
    let first = days.lowerBound.startOfWeek(startingOn: startOfWeek)
    let weeks = stride(from: first, through: days.upperBound, by: 7)
    let columns = span.columns.filter { !$0.months(meeting: days).isEmpty }
    let words = language.words
    return MonthPage(
      titles: [title] + columns.map { self.title(of: $0, days: days, among: columns.count) },
      weekdays: (0..<7).map { weekday((first + $0).weekday) },
      weekTitle: weekNumbering.map { _ in words.shortWeek },
      labels: columns.count > 1 ? columns.map { words.label(of: $0.tradition) } : [],
      weeks: weeks.map { week(beginning: $0, days: days, columns) },
      notes: hasList ? notes.notes.filter { days.contains($0.day) }.map { note($0, columns) } : [],
      symbols: [
        (Mark.dayOff, words.dayOff), (.makeupWorkday, words.makeupWorkday), (.event, words.event),
        (.festival, words.festival),
      ].map { MonthPage.Symbol(mark: $0, text: words.symbol(of: $0), meaning: $1) })
  }

  private func weekday(_ weekday: Weekday) -> MonthPage.Weekday {
    let role: TextRole =
      switch weekday {
      case .saturday: .saturday
      case .sunday: .sunday
      default: .day
      }
    return MonthPage.Weekday(
      name: weekday.name(in: language, width: .abbreviated),
      narrow: weekday.name(in: language, width: .narrow), role: role)
  }

  /// The lunar months that the days meet, in words, behind the tradition where there are several.
  private func title(of column: LunarColumn, days: ClosedRange<Day>, among count: Int) -> String {
    let title = column.title(for: days, in: language) ?? ""
    return count > 1 ? "\(language.words.label(of: column.tradition)): \(title)" : title
  }

  private func week(
    beginning first: Day, days: ClosedRange<Day>, _ columns: [LunarColumn]
  ) -> MonthPage.Week {
    var cells: [MonthPage.Cell] = []
    for offset in 0..<7 { cells.append(cell(of: first + offset, days: days, columns)) }
    return MonthPage.Week(
      number: weekNumbering.map { String($0.week(beginning: first).number) } ?? "", cells: cells,
      spans: columns.map { span(from: first, to: first + 6, in: $0) })
  }

  /// The lunar dates of two days: `22/12–28/12`.
  private func span(from first: Day, to last: Day, in column: LunarColumn) -> String {
    let words = language.words
    let start = column.date(of: first).map(words.numbers) ?? ""
    let end = column.date(of: last).map(words.numbers) ?? ""
    return start.isEmpty && end.isEmpty ? "" : "\(start)–\(end)"
  }

  private func cell(
    of day: Day, days: ClosedRange<Day>, _ columns: [LunarColumn]
  ) -> MonthPage.Cell {
    let notes = notes.on(day)
    return MonthPage.Cell(
      date: day.description,
      solar: String(day.dayComponents.dayOfMonth),
      lunar: columns.map { MonthPage.Lunar($0.date(of: day), in: language) },
      marks: notes.map { $0.mark },
      names: notes.map { MonthPage.Name(text: $0.title, role: $0.mark.role) },
      isToday: day == today,
      isOutside: !days.contains(day))
  }

  private func note(_ note: DayNote, _ columns: [LunarColumn]) -> MonthPage.Note {
    let date = note.day.dayComponents
    let words = language.words
    return MonthPage.Note(
      day: String(date.dayOfMonth),
      date: words.monthDay(date.month, date.dayOfMonth),
      weekday: note.day.weekday.name(in: language, width: .abbreviated),
      lunar: columns.map { column in
        guard let date = column.date(of: note.day) else { return "" }
        return words.namesDays ? date.name(in: language) : words.numbers(of: date)
      },
      title: note.title, remark: note.remark(words), mark: note.mark)
  }
}
