import CalendarModels
import DayCore
import Testing

@Suite("HorizontalCalendarObserver")
struct HorizontalCalendarObserverTests {
  /// Writes down what it is told.
  final class Diary: HorizontalCalendarObserver {
    var entries: [String] = []

    func didTapDay(_ day: Day) { entries.append("tapped \(day)") }
    func dayAppeared(_ day: Day) { entries.append("appeared \(day)") }
    func didSetFirstHeight(_ height: Double) { entries.append("height \(height)") }
    func didSelectFirstDay(_ day: Day) { entries.append("selected \(day)") }
  }

  /// Implements none of the callbacks.
  final class Silent: HorizontalCalendarObserver {}

  /// 2026-12-30, a Wednesday.
  let today = Day(daysSince1970: 20_817)

  func makeCalendar() throws -> HorizontalCalendarModel<CalendarDay> {
    try HorizontalCalendarModel(
      startDay: today - 30, today: today, visibleCount: 2, startOfWeek: .wednesday,
      monthName: String.init(_:), cell: CalendarDay.init)
  }

  @Test("an observer is told the first selected day when it is attached")
  func firstSelected() throws {
    let calendar = try makeCalendar()
    let diary = Diary()
    calendar.observer = diary
    #expect(diary.entries == ["selected 2026-12-30"])
  }

  @Test("a tapped day is told, a day selected from code and an unavailable one are not")
  func tapped() throws {
    let calendar = try makeCalendar()
    let diary = Diary()
    calendar.observer = diary
    diary.entries = []
    calendar.tap(today - 1)
    calendar.tap(today + 1)
    try calendar.select(today - 2)
    #expect(diary.entries == ["tapped 2026-12-29"])
  }

  @Test("days are told as they appear: all with the calendar, then those that scroll into view")
  func appeared() throws {
    let calendar = try makeCalendar()
    let diary = Diary()
    calendar.observer = diary
    diary.entries = []
    calendar.appear()
    #expect(diary.entries == ["appeared 2026-12-30", "appeared 2026-12-31"])
    diary.entries = []
    calendar.scroll(byDays: -1)
    #expect(diary.entries == ["appeared 2026-12-29"])
    calendar.visibleCount = 3
    #expect(diary.entries.dropFirst() == ["appeared 2026-12-31"])
  }

  @Test("only the first height is told")
  func height() throws {
    let calendar = try makeCalendar()
    let diary = Diary()
    calendar.observer = diary
    diary.entries = []
    calendar.setHeight(88)
    calendar.setHeight(99)
    #expect(diary.entries == ["height 88.0"])
  }

  @Test("every callback is optional, and an observer is not kept alive")
  func optional() throws {
    let calendar = try makeCalendar()
    var silent: Silent? = Silent()
    calendar.observer = silent
    calendar.appear()
    calendar.tap(today)
    calendar.setHeight(1)
    silent = nil
    #expect(calendar.observer == nil)
  }

  @Test("a client can be tested with a double")
  func double() throws {
    final class Double: HorizontalCalendar {
      weak var observer: (any HorizontalCalendarObserver)?
      let days, availableDays, visibleDays: ClosedRange<Day>
      var selectedDay: Day
      var marked: [Day] = []

      init(_ days: ClosedRange<Day>) {
        (self.days, availableDays, visibleDays) = (days, days, days)
        selectedDay = days.upperBound
      }

      func select(_ day: Day) throws(CalendarModelsError) { selectedDay = day }
      func scroll(to day: Day) throws(CalendarModelsError) {}
      func page(byWeeks count: Int) {}
      func markContent(on days: some Sequence<Day>) { marked += days }
      func removeContent(on days: some Sequence<Day>) {}
      func hasContent(on day: Day) -> Bool { marked.contains(day) }
    }

    /// Marks each day that appears.
    final class Client: HorizontalCalendarObserver {
      let calendar: any HorizontalCalendar

      init(_ calendar: any HorizontalCalendar) { self.calendar = calendar }
      func dayAppeared(_ day: Day) { calendar.markContent(on: [day]) }
    }

    let double = Double(today...today)
    let client = Client(double)
    client.dayAppeared(today)
    #expect(double.marked == [today])
    let real = try makeCalendar()
    let realClient = Client(real)
    real.observer = realClient
    real.appear()
    #expect(real.hasContent(on: today))
  }
}
