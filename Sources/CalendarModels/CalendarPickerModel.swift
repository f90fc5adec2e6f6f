import DayCore

/// A picker of one day or of a range: a title, a header with the chosen dates, the number of days
/// and nights, and a grid of six rows.
///
/// The header and the summary follow the preview while an end of the range is held.
///
/// ```swift
/// var picker = CalendarPickerModel(
///   title: "Stay", .range, selecting: day...(day + 6), startOfWeek: .monday,
///   cell: CalendarDay.init)
/// picker.summary        // "7 days, 6 nights"
/// picker.choose(.end)   // the header's second date was tapped: the grid shows it
/// ```
public struct CalendarPickerModel<Cell: Sendable>: Sendable {
  /// A part of the header as it is shown: a word, or a date that can be chosen.
  public struct HeaderPart: Hashable, Sendable {
    /// What is shown.
    public let text: String
    /// What choosing the part does, nil for a word.
    public let end: End?
  }

  /// An end of the selection.
  public enum End: Hashable, Sendable {
    /// The first day, and the only one in single mode.
    case start
    /// The last day.
    case end
  }

  /// The number of weeks that the grid shows.
  public static var rows: Int { 6 }

  /// The title, nil for none.
  public var title: String?
  /// The words of header and summary.
  public var phrases: CalendarPickerPhrases
  /// The grid. Taps go to it.
  public var grid: CalendarGridModel<Cell>

  /// A picker with the week of the first selected day at the top.
  ///
  /// - Parameters:
  ///   - title: The title, nil for none.
  ///   - mode: Whether one day is picked or a range.
  ///   - days: The selection at first.
  ///   - startOfWeek: The first day of every week.
  ///   - phrases: The words of header and summary.
  ///   - cell: The cell of a day.
  public init(
    title: String? = nil, _ mode: DaySelection.Mode = .single, selecting days: ClosedRange<Day>,
    startOfWeek: StartOfWeek, phrases: CalendarPickerPhrases = .english,
    cell: @escaping @Sendable (Day) -> Cell
  ) {
    self.title = title
    self.phrases = phrases
    grid = CalendarGridModel(
      mode, selecting: days, visibleRows: Self.rows, startOfWeek: startOfWeek, cell: cell)
  }
}

extension CalendarPickerModel {
  /// The date header: the selected date, or the words and dates of a range.
  public var header: [HeaderPart] {
    let pieces = grid.selection.mode == .single ? [.start] : phrases.range
    let days = grid.selection.preview
    return pieces.map { piece in
      switch piece {
      case .text(let text): HeaderPart(text: text, end: nil)
      case .start: HeaderPart(text: phrases.date(days.lowerBound), end: .start)
      case .end: HeaderPart(text: phrases.date(days.upperBound), end: .end)
      }
    }
  }

  /// The number of days from the first selected one through the last.
  public var days: Int {
    grid.selection.preview.upperBound - grid.selection.preview.lowerBound + 1
  }

  /// The number of nights between the first and the last selected day.
  public var nights: Int { days - 1 }

  /// The days and nights in words; nil in single mode.
  public var summary: String? {
    grid.selection.mode == .range ? phrases.summary(days, nights) : nil
  }

  /// Takes a tap on a date of the header: the grid scrolls to it.
  public mutating func choose(_ end: End) {
    let days = grid.selection.preview
    grid.scroll(to: end == .start ? days.lowerBound : days.upperBound)
  }
}
