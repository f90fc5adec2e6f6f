/// What a month's grid shows, before it is laid out: texts and marks, no calendar knowledge.
public struct MonthPage: Sendable {
  /// The lines over the grid, to be centred; the first is the most important.
  public var titles: [String]
  /// The names of seven weekdays.
  public var weekdays: [String]
  /// What each line of a cell is about, for a column at the left; empty where that is clear.
  public var lineLabels: [String]
  /// The weeks, seven cells each.
  public var weeks: [[Cell]]

  /// One day of the grid.
  public struct Cell: Sendable {
    /// The number of the solar day.
    public var solar: String
    /// One lunar date a tradition.
    public var lunar: [String]
    /// Whether the day is today.
    public var isToday: Bool
    /// Whether the day belongs to a neighbouring month.
    public var isOutside: Bool

    /// Creates a cell.
    public init(solar: String, lunar: [String], isToday: Bool, isOutside: Bool) {
      self.solar = solar
      self.lunar = lunar
      self.isToday = isToday
      self.isOutside = isOutside
    }
  }

  /// Creates a page.
  public init(titles: [String], weekdays: [String], lineLabels: [String], weeks: [[Cell]]) {
    self.titles = titles
    self.weekdays = weekdays
    self.lineLabels = lineLabels
    self.weeks = weeks
  }
}
