/// The colours, or whatever else a user interface draws with, of the states of a day.
///
/// ```swift
/// var style = HorizontalCalendarStyle(
///   text: .init(ordinary: "black", today: "blue", selected: "white", unavailable: "grey"),
///   background: .init(plain: "white", content: "lightblue", selected: "blue"))
/// style.text.today = "red"
/// style.text(of: day)
/// ```
public struct HorizontalCalendarStyle<Color> {
  /// The colours of a day's text.
  public struct Text {
    /// An available day that is neither today nor selected.
    public var ordinary: Color
    /// Today, while another day is selected.
    public var today: Color
    /// The selected day.
    public var selected: Color
    /// A day that cannot be selected.
    public var unavailable: Color

    /// Creates the colours.
    public init(ordinary: Color, today: Color, selected: Color, unavailable: Color) {
      self.ordinary = ordinary
      self.today = today
      self.selected = selected
      self.unavailable = unavailable
    }
  }

  /// The colours behind a day.
  public struct Background {
    /// A day without content that is not selected.
    public var plain: Color
    /// A day with content that is not selected.
    public var content: Color
    /// The selected day.
    public var selected: Color

    /// Creates the colours.
    public init(plain: Color, content: Color, selected: Color) {
      self.plain = plain
      self.content = content
      self.selected = selected
    }
  }

  /// The colours of a day's text.
  public var text: Text
  /// The colours behind a day.
  public var background: Background

  /// Creates a style.
  public init(text: Text, background: Background) {
    self.text = text
    self.background = background
  }

  /// The colour of the day's text: an unavailable day's before the selected one's before today's.
  public func text(of day: HorizontalCalendarDay<some Any>) -> Color {
    guard day.isAvailable else { return text.unavailable }
    if day.isSelected { return text.selected }
    return day.isToday ? text.today : text.ordinary
  }

  /// The colour behind the day: the selected one's before that of content.
  public func background(of day: HorizontalCalendarDay<some Any>) -> Color {
    if day.isSelected { return background.selected }
    return day.hasContent ? background.content : background.plain
  }
}

extension HorizontalCalendarStyle: Sendable where Color: Sendable {}
extension HorizontalCalendarStyle.Text: Sendable where Color: Sendable {}
extension HorizontalCalendarStyle.Background: Sendable where Color: Sendable {}
