import CalendarModels
import DayCore
import Testing

@Suite("CalendarGridModel, driven at random")
struct CalendarGridPropertyTests {
  /// SplitMix64 (Steele, Lea and Flood 2014): seeded, so that a failure can be repeated.
  struct SplitMix64 {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((bits ^ (bits >> 31)) % UInt64(bound))
    }
  }

  /// What a user did, so that a failure says it.
  enum Step {
    case tap(Day), point(Day?), cancel, scroll(Int), scrollTo(Day), reveal(Day)
    case extendBackward, extendForward, rows(Int), startOfWeek(StartOfWeek)
  }

  @Test(
    "a million random taps, scrolls and extensions keep every invariant",
    arguments: [DaySelection.Mode.single, .range])
  func millionSteps(mode: DaySelection.Mode) {
    var random = SplitMix64(state: mode == .single ? 1 : 2)
    let epoch = Day(daysSince1970: 20_815)
    var grid = CalendarGridModel(
      mode, selecting: epoch...epoch, startOfWeek: .monday, cell: CalendarDay.init)
    for number in 0..<500_000 {
      let step = Self.step(for: grid, &random)
      let before = grid
      Self.apply(step, to: &grid)
      if let complaint = Self.complaint(about: grid, after: step, before) {
        Issue.record("step \(number), \(step): \(complaint)")
        return
      }
    }
  }

  static func step(
    for grid: CalendarGridModel<CalendarDay>, _ random: inout SplitMix64
  ) -> Step {
    // Mostly a day on the screen, as a finger would find it, and often an end of the selection.
    let visible = grid.topWeek + random.next(below: 7 * grid.visibleRows)
    return switch random.next(below: 32) {
    case 0..<9: .tap(visible)
    case 9: .tap(grid.selection.days.lowerBound)
    case 10: .tap(grid.selection.days.upperBound)
    case 11..<17: .point(visible)
    case 17: .point(nil)
    case 18: .cancel
    case 19..<25: .scroll(random.next(below: 41) - 20)
    case 25: .scroll((random.next(below: 3) - 1) * random.next(below: 4_000))
    case 26: .scrollTo(Day(daysSince1970: random.next(below: 400_000) - 200_000))
    case 27: .reveal(grid.topWeek + random.next(below: 400) - 200)
    case 28: .extendBackward
    case 29: .extendForward
    case 30: .rows(random.next(below: 60))
    default: .startOfWeek(StartOfWeek.allCases[random.next(below: 7)])
    }
  }

  static func apply(_ step: Step, to grid: inout CalendarGridModel<CalendarDay>) {
    switch step {
    case .tap(let day): grid.tap(day)
    case .point(let day): grid.point(at: day)
    case .cancel: grid.cancel()
    case .scroll(let weeks): grid.scroll(byWeeks: weeks)
    case .scrollTo(let day): grid.scroll(to: day)
    case .reveal(let day): grid.reveal(day)
    case .extendBackward: grid.extendBackward()
    case .extendForward: grid.extendForward()
    case .rows(let count): grid.visibleRows = count
    case .startOfWeek(let start): grid.startOfWeek = start
    }
  }

  /// The first invariant that does not hold, in words.
  static func complaint(
    about grid: CalendarGridModel<CalendarDay>, after step: Step,
    _ before: CalendarGridModel<CalendarDay>
  ) -> String? {
    let days = grid.selection.days
    if days.lowerBound > days.upperBound { return "the selection is not ordered" }
    if grid.selection.mode == .single,
      days.lowerBound != days.upperBound || grid.selection.isHolding
    {
      return "a single selection has more than one day or is held"
    }
    if grid.topWeek.weekday != grid.startOfWeek || grid.weeks.firstDay.weekday != grid.startOfWeek {
      return "a week begins on another weekday"
    }
    guard let first = grid.weeks.index(containing: grid.topWeek), first >= 2,
      first + grid.visibleRows + 2 <= grid.weeks.count
    else { return "the window is not within the loaded weeks" }
    if grid.weeks[first] != grid.topWeek || grid.weeks[first + 1] != grid.topWeek + 7 {
      return "the weeks are not contiguous"
    }
    if grid.weeks.firstDay > before.weeks.firstDay
      || lastDay(grid) < lastDay(before)
    {
      return "loaded days went away"
    }
    switch step {
    case .scroll(let weeks):
      if grid.topWeek != before.topWeek + 7 * weeks { return "the window went elsewhere" }
    case .scrollTo(let day), .reveal(let day):
      if !grid.isVisible(day) { return "the day is not visible" }
    case .startOfWeek:
      if !grid.isVisible(before.topWeek) { return "the top day left the screen" }
    case .tap, .point, .cancel, .extendBackward, .extendForward, .rows:
      if grid.topWeek != before.topWeek { return "the window moved" }
    }
    if case .tap(let day) = step, !days.contains(day) { return "the tapped day is not selected" }
    return highlightComplaint(grid)
  }

  static func lastDay(_ grid: CalendarGridModel<CalendarDay>) -> Day {
    grid.weeks[grid.weeks.count - 1] + 6
  }

  /// Start, middle and end lie where the preview says, and exactly one held end shows.
  static func highlightComplaint(_ grid: CalendarGridModel<CalendarDay>) -> String? {
    let shown = grid.selection.preview
    let ends = (grid.highlight(of: shown.lowerBound), grid.highlight(of: shown.upperBound))
    let outside = (
      grid.highlight(of: shown.lowerBound - 1), grid.highlight(of: shown.upperBound + 1)
    )
    if outside != (.none, .none) { return "days outside the selection are highlighted" }
    let isOneDay = shown.lowerBound == shown.upperBound
    if !isOneDay, shown.upperBound - shown.lowerBound > 1,
      grid.highlight(of: shown.lowerBound + 1) != .range
    {
      return "the middle of the range is not highlighted"
    }
    let allowed: [(DayHighlight, DayHighlight)] =
      switch (grid.selection.isHolding, isOneDay) {
      case (false, true): [(.rangeStart, .rangeStart)]
      case (true, true): [(.selectedStart, .selectedStart)]
      case (false, false): [(.rangeStart, .rangeEnd)]
      case (true, false): [(.selectedStart, .rangeEnd), (.rangeStart, .selectedEnd)]
      }
    return allowed.contains { $0 == ends } ? nil : "the ends are highlighted as \(ends)"
  }
}
