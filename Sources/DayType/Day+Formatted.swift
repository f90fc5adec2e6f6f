import Foundation

extension Day {
  /// The day as text for people, in the user's language and calendar.
  ///
  /// ```swift
  /// try Day(2026, 2, 17).formatted()  // "Feb 17, 2026" in the United States
  /// ```
  ///
  /// The text is what `Date.formatted(date:time:)` gives for the day, whatever the time zone.
  /// Foundation writes days before 15 October 1582 in the Julian calendar; days more than five
  /// million years away, which it cannot write, are written as ISO 8601.
  public func formatted(_ day: Date.FormatStyle.DateStyle = .abbreviated) -> String {
    formatted(Date.FormatStyle(date: day, time: .omitted))
  }

  /// The day as text in a style of one's own.
  ///
  /// ```swift
  /// try Day(2026, 9, 14).formatted(.dateTime.day().month(.abbreviated))  // "Sep 14" in the US
  /// ```
  ///
  /// The style's time zone does not matter: a day has none.
  public func formatted(_ style: Date.FormatStyle) -> String {
    guard abs(Double(daysSince1970)) < 2e9 else { return description }
    var style = style
    style.timeZone = .gmt
    return Date(timeIntervalSince1970: Double(daysSince1970) * 86_400).formatted(style)
  }
}
