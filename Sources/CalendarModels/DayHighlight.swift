/// How a cell of the grid stands to the selection: the six states that a user interface draws.
public enum DayHighlight: CaseIterable, Hashable, Sendable {
  /// Outside the selection.
  case none
  /// Strictly between the two ends of the range.
  case range
  /// The first day of the range, at rest. A selection of one day shows it alone.
  case rangeStart
  /// The last day of the range, at rest.
  case rangeEnd
  /// The first day of the range while it is held and moves.
  case selectedStart
  /// The last day of the range while it is held and moves.
  case selectedEnd
}
