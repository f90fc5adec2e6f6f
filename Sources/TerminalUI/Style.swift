import CalendarModels

/// How a piece of text is to look, said by what it means: a `Theme` turns it into colours.
public struct Style: Hashable, Sendable {
  /// What a piece of text is.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// Ordinary text.
    case plain
    /// A title.
    case title
    /// A public holiday or another day off.
    case off
    /// A weekly rest day.
    case rest
    /// A working day in place of a day off.
    case makeup
    /// A festival or another special day.
    case special
    /// A message that something is wrong.
    case alert
  }

  /// What the text is.
  public var role: Role
  /// Whether the text is to stand back, as the days of other months do.
  public var isDimmed: Bool
  /// Whether the cell is today's.
  public var isToday: Bool
  /// How the cell stands to the selection.
  public var highlight: DayHighlight
  /// Whether the cursor is on the cell.
  public var isCursor: Bool

  /// Creates a style.
  public init(
    _ role: Role = .plain, isDimmed: Bool = false, isToday: Bool = false,
    highlight: DayHighlight = .none, isCursor: Bool = false
  ) {
    self.role = role
    self.isDimmed = isDimmed
    self.isToday = isToday
    self.highlight = highlight
    self.isCursor = isCursor
  }

  /// Ordinary text.
  public static let plain = Style()
  /// Text that matters less.
  public static let dim = Style(isDimmed: true)
  /// A title.
  public static let title = Style(.title)
}
