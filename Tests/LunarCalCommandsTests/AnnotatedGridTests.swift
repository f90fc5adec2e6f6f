import Annotation
import CalendarModels
import DayCore
import LunarDatabaseBundled
import Testing

@Suite("CalendarGridModel of annotated days")
struct AnnotatedGridTests {
  @Test("the cells of the grid are annotated days, made when they come into the window")
  func cells() throws {
    let annotator = try Annotator(
      database: .bundled, traditions: [.vietnamese], regions: ["VN"], today: Day(2026, 2, 10))
    let newYear = try Day(2026, 2, 17)
    let grid = CalendarGridModel(
      selecting: newYear...newYear, visibleRows: 2, startOfWeek: .monday
    ) { day in (try? annotator.days(in: day...day))?.first ?? AnnotatedDay(day: day) }
    let cell = try #require(grid.visibleCells.cell(of: newYear))
    #expect(cell.lunarDay == "1/1" && cell.isOff && !cell.isToday)
    let firstDays = grid.visibleCells.values.joined().map(\.lunarDay).prefix(3)
    #expect(firstDays == ["29", "1/1", "2"])
    #expect(grid.visibleCells.count == 2)
  }
}
