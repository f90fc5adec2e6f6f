import CalendarModels
import DayCore
import Testing

@Suite("DaySelection")
struct DaySelectionTests {
  /// 2026-12-28, so that ranges cross the end of a year.
  let day = Day(daysSince1970: 20_815)

  @Test("in single mode every tap chooses the day")
  func single() {
    var selection = DaySelection(.single, day)
    selection.tap(day + 9)
    #expect(selection.days == (day + 9)...(day + 9))
    #expect(!selection.isHolding)
    #expect(selection.highlight(of: day + 9) == .rangeStart)
    #expect(selection.highlight(of: day) == .none)
  }

  @Test("in single mode a range given at first keeps its first day only")
  func singleFromRange() {
    #expect(DaySelection(.single, day...(day + 4)).days == day...day)
  }

  @Test(
    "a tap outside the two ends starts a new selection from that day", arguments: [-1, 2, 3, 9])
  func newSelection(offset: Int) {
    var selection = DaySelection(.range, day...(day + 5))
    selection.tap(day + offset)
    #expect(selection.days == (day + offset)...(day + offset))
    #expect(selection.isHolding)
    selection.tap(day + offset + 4)
    #expect(selection.days == (day + offset)...(day + offset + 4))
    #expect(!selection.isHolding)
  }

  @Test("a new selection may be put down before the day it started from")
  func newSelectionBackwards() {
    var selection = DaySelection(.range, day)
    selection.tap(day + 10)
    selection.tap(day + 3)
    #expect(selection.days == (day + 3)...(day + 10))
  }

  @Test("a tap on the start takes hold of it and the next tap puts it down")
  func holdStart() {
    var selection = DaySelection(.range, day...(day + 5))
    selection.tap(day)
    #expect(selection.isHolding)
    #expect(selection.days == day...(day + 5))
    selection.tap(day + 2)
    #expect(selection.days == (day + 2)...(day + 5))
    #expect(!selection.isHolding)
  }

  @Test("a tap on the end takes hold of it and the next tap puts it down")
  func holdEnd() {
    var selection = DaySelection(.range, day...(day + 5))
    selection.tap(day + 5)
    selection.tap(day + 8)
    #expect(selection.days == day...(day + 8))
    #expect(!selection.isHolding)
  }

  @Test("ends that have crossed are swapped")
  func crossing() {
    var selection = DaySelection(.range, day...(day + 5))
    selection.tap(day)
    selection.tap(day + 9)
    #expect(selection.days == (day + 5)...(day + 9))
    selection.tap(day + 9)
    selection.tap(day)
    #expect(selection.days == day...(day + 5))
  }

  @Test("an end put down where it was taken leaves the selection as it was")
  func putBack() {
    var selection = DaySelection(.range, day...(day + 5))
    selection.tap(day + 5)
    selection.tap(day + 5)
    #expect(selection.days == day...(day + 5))
    #expect(!selection.isHolding)
  }

  @Test("a moving pointer previews the range, and the chosen days wait for the tap")
  func preview() {
    var selection = DaySelection(.range, day...(day + 5))
    selection.tap(day + 5)
    selection.point(at: day - 3)
    #expect(selection.preview == (day - 3)...day)
    #expect(selection.days == day...(day + 5))
    selection.point(at: nil)
    #expect(selection.preview == day...(day + 5))
  }

  @Test("a pointer over a selection at rest changes nothing")
  func idlePointer() {
    var selection = DaySelection(.range, day...(day + 5))
    selection.point(at: day + 2)
    #expect(selection == DaySelection(.range, day...(day + 5)))
    selection.tap(day)
    #expect(selection.preview == day...(day + 5))
  }

  @Test("letting go brings back the selection that was there before")
  func cancel() {
    var selection = DaySelection(.range, day...(day + 5))
    selection.tap(day + 20)
    selection.point(at: day + 25)
    selection.cancel()
    #expect(selection == DaySelection(.range, day...(day + 5)))
    selection.cancel()
    #expect(selection.days == day...(day + 5))
  }

  @Test("a range at rest shows start, middle and end")
  func highlightsAtRest() {
    let selection = DaySelection(.range, day...(day + 2))
    #expect(highlights(selection, -1...3) == [.none, .rangeStart, .range, .rangeEnd, .none])
  }

  @Test("the end that is held shows as selected, also when it has crossed the other")
  func highlightsWhileHeld() {
    var selection = DaySelection(.range, day...(day + 2))
    selection.tap(day)
    #expect(highlights(selection, 0...2) == [.selectedStart, .range, .rangeEnd])
    selection.point(at: day + 4)
    #expect(highlights(selection, 2...4) == [.rangeStart, .range, .selectedEnd])
    #expect(selection.highlight(of: day) == .none)
    selection.point(at: day + 2)
    #expect(selection.highlight(of: day + 2) == .selectedStart)
  }

  private func highlights(
    _ selection: DaySelection, _ offsets: ClosedRange<Int>
  ) -> [DayHighlight] {
    offsets.map { selection.highlight(of: day + $0) }
  }
}
