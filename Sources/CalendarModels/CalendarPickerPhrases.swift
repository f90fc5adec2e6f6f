import DayCore

/// The words of a picker: its date header and its summary. English unless given others.
public struct CalendarPickerPhrases: Sendable {
  /// A piece of the date header.
  public enum Piece: Hashable, Sendable {
    /// A word, shown as it is.
    case text(String)
    /// The first selected day.
    case start
    /// The last selected day.
    case end
  }

  /// The header over a range, for example "From", start, "to", end.
  public var range: [Piece]
  /// The text of a day in the header.
  public var date: @Sendable (Day) -> String
  /// The text that sums up a range, from its number of days and of nights.
  public var summary: @Sendable (_ days: Int, _ nights: Int) -> String

  /// Creates phrases.
  public init(
    range: [Piece], date: @escaping @Sendable (Day) -> String,
    summary: @escaping @Sendable (_ days: Int, _ nights: Int) -> String
  ) {
    self.range = range
    self.date = date
    self.summary = summary
  }

  /// "From 2026-12-28 to 2027-01-03", "7 days, 6 nights".
  public static let english = CalendarPickerPhrases(
    range: [.text("From"), .start, .text("to"), .end],
    date: \.description,
    summary: { days, nights in
      "\(days) \(days == 1 ? "day" : "days"), \(nights) \(nights == 1 ? "night" : "nights")"
    })
}
