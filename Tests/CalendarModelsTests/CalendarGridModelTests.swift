import CalendarModels
import DayCore
import Testing

@Suite("CalendarGridModel")
struct CalendarGridModelTests {
  /// 2026-12-28, a Monday.
  let monday = Day(daysSince1970: 20_815)

  func grid(
    _ mode: DaySelection.Mode = .range, rows: Int = 6, startOfWeek: StartOfWeek = .monday
  ) -> CalendarGridModel<CalendarDay> {
    CalendarGridModel(
      mode, selecting: monday...monday, visibleRows: rows, startOfWeek: startOfWeek,
      cell: CalendarDay.init)
  }

  @Test("ten years before the selection and one year after it are loaded to begin with")
  func loaded() throws {
    let weeks = grid().weeks
    #expect(try weeks.index(containing: Day(2016, 12, 28)) == 0)
    #expect(try weeks.index(containing: Day(2027, 12, 28)) == weeks.count - 2)
  }

  @Test("a cell is whatever the source makes of the day")
  func cells() {
    let grid = CalendarGridModel(
      selecting: monday...monday, visibleRows: 2, startOfWeek: .monday
    ) { "\($0)" }
    #expect(grid.visibleCells.keys == [monday, monday + 7])
    #expect(grid.visibleCells[monday]?.last == "2027-01-03")
    #expect(grid.visibleCells.cell(of: monday + 9) == "2027-01-06")
    #expect(grid.cells(ofWeek: monday - 1).last == "2026-12-27")
  }

  @Test("only the cells in the window are made")
  func lazyCells() {
    let grid = CalendarGridModel(
      selecting: monday...monday, visibleRows: 3, startOfWeek: .monday
    ) { $0 }
    #expect(grid.visibleCells.values.flatMap { $0 } == (0..<21).map { monday + $0 })
  }

  @Test("the week begins on any weekday", arguments: StartOfWeek.allCases)
  func startOfWeek(start: StartOfWeek) {
    var grid = grid(startOfWeek: start)
    #expect(grid.topWeek.weekday == start)
    #expect((grid.topWeek...(grid.topWeek + 6)).contains(monday))
    for other in StartOfWeek.allCases {
      let before = grid.topWeek
      grid.startOfWeek = other
      #expect(grid.topWeek.weekday == other)
      #expect((grid.topWeek...(grid.topWeek + 6)).contains(before))
      #expect(grid.weeks.allSatisfy { $0.weekday == other })
    }
  }

  @Test("the years of the first and of the last visible day are shown top and bottom")
  func years() {
    var grid = grid(rows: 1)
    #expect(grid.topYear == 2026)
    #expect(grid.bottomYear == 2027)
    grid.scroll(byWeeks: 1)
    #expect(grid.topYear == 2027)
    grid.scroll(byWeeks: -2)
    #expect(grid.bottomYear == 2026)
  }

  @Test(
    "scrolling to a day from code puts its week at the top, however far it is",
    arguments: [0, 3, 400, -40_000, 2_000_000, -2_000_000])
  func scrollTo(offset: Int) {
    var grid = grid()
    grid.scroll(to: monday + offset)
    #expect((grid.topWeek...(grid.topWeek + 6)).contains(monday + offset))
    #expect(grid.weeks.index(containing: grid.topWeek) != nil)
    #expect(grid.weeks.index(containing: monday) != nil)
    #expect(grid.selection.days == monday...monday)
  }

  @Test("extending in either direction does not move what is on screen")
  func extending() {
    var grid = grid()
    grid.scroll(byWeeks: -3)
    let shown = grid.visibleCells
    let count = grid.weeks.count
    grid.extendBackward()
    grid.extendForward()
    #expect(grid.weeks.count == count + 522 + 53)
    #expect(grid.visibleCells == shown)
    #expect(grid.visibleWeeks.allSatisfy { grid.weeks.index(containing: $0) != nil })
  }

  @Test("more weeks are loaded before the window comes to an end of the loaded ones")
  func endless() {
    var grid = grid()
    for step in [-1, 1] {
      for _ in 0..<2_000 {
        let before = grid.topWeek
        grid.scroll(byWeeks: step)
        #expect(grid.topWeek == before + 7 * step)
      }
    }
    #expect(grid.weeks.index(containing: monday - 7 * 2_000 - 14) != nil)
  }

  @Test("revealing a day scrolls no further than needed")
  func reveal() {
    var grid = grid()
    grid.reveal(monday + 41)
    #expect(grid.topWeek == monday)
    grid.reveal(monday + 42)
    #expect(grid.topWeek == monday + 7)
    grid.reveal(monday)
    #expect(grid.topWeek == monday)
    grid.reveal(monday - 8)
    #expect(grid.topWeek == monday - 14)
    #expect(grid.isVisible(monday - 8) && !grid.isVisible(monday + 28))
  }

  @Test("a resized window keeps its top week and has at least one row")
  func resize() {
    var grid = grid()
    grid.visibleRows = 200
    #expect(grid.topWeek == monday)
    #expect(grid.visibleWeeks.allSatisfy { grid.weeks.index(containing: $0) != nil })
    grid.visibleRows = 0
    #expect(grid.visibleRows == 1)
    #expect(grid.visibleCells.keys == [monday])
  }

  @Test("taps select without moving the window, and the pointer previews")
  func taps() {
    var grid = grid()
    grid.tap(monday + 2)
    grid.point(at: monday + 5)
    #expect(grid.highlight(of: monday + 2) == .rangeStart)
    #expect(grid.highlight(of: monday + 4) == .range)
    #expect(grid.highlight(of: monday + 5) == .selectedEnd)
    grid.tap(monday + 4)
    #expect(grid.selection.days == (monday + 2)...(monday + 4))
    grid.tap(monday + 4)
    grid.cancel()
    #expect(grid.selection.days == (monday + 2)...(monday + 4))
    #expect(grid.topWeek == monday)
  }

  @Test("the extreme days and steps do not overflow", arguments: [Int.min, Int.max])
  func extremes(number: Int) {
    let extreme = Day(daysSince1970: number)
    var grid = CalendarGridModel(
      .range, selecting: extreme...extreme, visibleRows: .max, startOfWeek: .sunday
    ) { $0 }
    grid.visibleRows = 6
    grid.scroll(byWeeks: number)
    grid.scroll(to: extreme)
    grid.reveal(monday)
    grid.reveal(extreme)
    grid.tap(extreme)
    grid.tap(monday)
    #expect(grid.isVisible(extreme))
    #expect(grid.visibleCells.count == 6)
  }
}
