import CalendarModels
import TerminalRenderer

/// How a piece of text is to look, said by what it means: a `Theme` turns the role into colours,
/// and the selection, today and the cursor lie over it.
public struct Style: Hashable, Sendable {
  /// What the text is.
  public var role: TextRole
  /// Whether the cell is today's.
  public var isToday: Bool
  /// How the cell stands to the selection.
  public var highlight: DayHighlight
  /// Whether the cursor is on the cell.
  public var isCursor: Bool

  /// Creates a style.
  public init(
    _ role: TextRole = .plain, isToday: Bool = false, highlight: DayHighlight = .none,
    isCursor: Bool = false
  ) {
    self.role = role
    self.isToday = isToday
    self.highlight = highlight
    self.isCursor = isCursor
  }

  /// Ordinary text.
  public static let plain = Style()
  /// Text that matters less.
  public static let dim = Style(.legend)
  /// A title.
  public static let title = Style(.title)
  /// A message that something is wrong: as red as a day off.
  public static let alert = Style(.dayOff)
}
