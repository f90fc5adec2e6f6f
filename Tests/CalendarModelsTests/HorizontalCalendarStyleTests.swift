import CalendarModels
import DayCore
import Testing

@Suite("HorizontalCalendarStyle")
struct HorizontalCalendarStyleTests {
  let style = HorizontalCalendarStyle(
    text: .init(ordinary: "ordinary", today: "today", selected: "selected", unavailable: "grey"),
    background: .init(plain: "plain", content: "content", selected: "selected"))

  @Test("each state of a day has its colours, which can be changed one by one")
  func colours() throws {
    let today = Day(daysSince1970: 20_817)
    let calendar = try HorizontalCalendarModel(
      startDay: today - 30, today: today, startOfWeek: .monday, monthName: String.init(_:),
      cell: CalendarDay.init)
    calendar.markContent(on: [today - 1, today, today + 1])
    #expect(style.text(of: calendar.day(today)) == "selected")
    #expect(style.background(of: calendar.day(today)) == "selected")
    calendar.tap(today - 2)
    #expect(style.text(of: calendar.day(today)) == "today")
    #expect(style.background(of: calendar.day(today)) == "content")
    #expect(style.text(of: calendar.day(today - 1)) == "ordinary")
    #expect(style.background(of: calendar.day(today - 3)) == "plain")
    #expect(style.text(of: calendar.day(today + 1)) == "grey")
    #expect(style.background(of: calendar.day(today + 1)) == "content")
    var other = style
    other.text.today = "red"
    #expect(other.text(of: calendar.day(today)) == "red")
  }
}
