import CalendarModels
import DayCore
import Testing

@Suite("CalendarPickerModel")
struct CalendarPickerModelTests {
  /// 2026-12-28, a Monday.
  let day = Day(daysSince1970: 20_815)

  func picker(_ mode: DaySelection.Mode) -> CalendarPickerModel<CalendarDay> {
    CalendarPickerModel(
      title: "Stay", mode, selecting: day...(day + 6), startOfWeek: .monday,
      cell: CalendarDay.init)
  }

  @Test("it has a title and six rows")
  func frame() {
    #expect(picker(.range).title == "Stay")
    #expect(picker(.range).grid.visibleCells.count == 6)
  }

  @Test("the header of a range reads From … to …")
  func rangeHeader() {
    let header = picker(.range).header
    #expect(header.map(\.text) == ["From", "2026-12-28", "to", "2027-01-03"])
    #expect(header.map(\.end) == [nil, .start, nil, .end])
  }

  @Test("the header of a single day is its date, without a summary")
  func singleHeader() {
    #expect(picker(.single).header.map(\.text) == ["2026-12-28"])
    #expect(picker(.single).summary == nil)
  }

  @Test("choosing a date in the header scrolls to it")
  func choose() {
    var picker = picker(.range)
    picker.grid.scroll(byWeeks: -300)
    picker.choose(.end)
    #expect(picker.grid.topWeek == day)
    picker.grid.tap(day + 6)
    picker.grid.tap(day + 60)
    picker.choose(.end)
    #expect(picker.grid.topWeek == day + 56)
    picker.choose(.start)
    #expect(picker.grid.topWeek == day)
  }

  @Test(
    "the summary counts days and nights",
    arguments: [
      (0, "1 day, 0 nights"),
      (1, "2 days, 1 night"), (6, "7 days, 6 nights"),
    ])
  func summary(offset: Int, text: String) {
    var picker = picker(.range)
    picker.grid.tap(day + 6)
    picker.grid.tap(day + offset)
    #expect(picker.summary == text)
    #expect(picker.nights == offset)
  }

  @Test("header and summary follow the preview")
  func preview() {
    var picker = picker(.range)
    picker.grid.tap(day)
    picker.grid.point(at: day - 3)
    #expect(picker.header.map(\.text) == ["From", "2026-12-25", "to", "2027-01-03"])
    #expect(picker.days == 10)
  }

  @Test("the words can be those of another language")
  func phrases() {
    var picker = picker(.range)
    picker.phrases = CalendarPickerPhrases(
      range: [.start, .text("から"), .end, .text("まで")], date: { "\($0.dayComponents.month)月" },
      summary: { days, nights in "\(nights)泊\(days)日" })
    #expect(picker.header.map(\.text) == ["12月", "から", "1月", "まで"])
    #expect(picker.summary == "6泊7日")
  }
}
