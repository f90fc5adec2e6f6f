/// What a piece of text is, so that a ``Theme`` can say how it looks.
public enum TextRole: CaseIterable, Hashable, Sendable {
  /// Nothing special.
  case plain
  /// The name of a page.
  case title
  /// What stands under the title.
  case subtitle
  /// The name of a weekday.
  case weekday
  /// The number of a week, and the name of a tradition beside its line.
  case label
  /// The number of a day of the week's five.
  case day
  /// The number or name of a Saturday.
  case saturday
  /// The number or name of a Sunday.
  case sunday
  /// The number of a day off.
  case dayOff
  /// The number of a day of work that makes up for a day off.
  case makeupWorkday
  /// The number of today.
  case today
  /// A day of a neighbouring month.
  case outside
  /// A lunar date.
  case lunar
  /// The first day of a lunar month.
  case lunarFirst
  /// The name of a festival or a special day, or the lunar date on it.
  case festival
  /// A user's own event.
  case event
  /// A solar term.
  case term
  /// Less important text: the explanation of the marks.
  case legend
}
