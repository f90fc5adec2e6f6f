/// How the dates of a month are arranged.
public enum GridLayout: String, CaseIterable, Sendable {
  /// A line of solar days, and under it a line of lunar dates for each tradition.
  case stacked
  /// Solar day and lunar dates side by side in one line.
  case inline
  /// One line a week: the solar days, and behind them the lunar dates that the week spans.
  case compact
  /// Cells as wide as the terminal allows, with the names of holidays and terms in them.
  case wall
}

/// One way to draw a layout.
struct GridShape: Hashable {
  var layout: GridLayout
  /// Whether lunar dates are as the language likes them, not as short as can be.
  var isNamed = true
  /// Whether weekdays have abbreviated names rather than narrow ones.
  var hasWeekdayNames = true
  /// Whether numbers of weeks, labels and spans stand beside the days.
  var hasSides = true

  /// The ways to draw a layout, the best first, each narrower than the one before it.
  static func choices(for layout: GridLayout) -> [GridShape] {
    var choices = [
      GridShape(layout: layout),
      GridShape(layout: layout, isNamed: false),
      GridShape(layout: layout, isNamed: false, hasWeekdayNames: false),
    ]
    if layout == .compact {
      choices.append(
        GridShape(layout: layout, isNamed: false, hasWeekdayNames: false, hasSides: false))
    }
    return choices
  }
}
