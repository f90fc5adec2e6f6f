/// What a page of weeks shows, before it is laid out: texts and marks, no calendar knowledge.
///
/// Mostly the page of a month; the page of one week is the same with a single week.
public struct MonthPage: Sendable {
  /// The lines over the grid, to be centred; the first is the most important.
  public var titles: [String]
  /// The names of the seven weekdays.
  public var weekdays: [Weekday]
  /// What stands over the numbers of the weeks, or nil where they are not shown.
  public var weekTitle: String?
  /// What the lunar dates of a cell are about, one for each; empty where that is clear.
  public var labels: [String]
  /// The weeks in order.
  public var weeks: [Week]
  /// The list under the grid.
  public var notes: [Note]
  /// How each kind of mark is written beside the number of a day.
  public var symbols: [Symbol]

  /// Creates a page.
  public init(
    titles: [String], weekdays: [Weekday], weekTitle: String? = nil, labels: [String] = [],
    weeks: [Week], notes: [Note] = [], symbols: [Symbol] = []
  ) {
    self.titles = titles
    self.weekdays = weekdays
    self.weekTitle = weekTitle
    self.labels = labels
    self.weeks = weeks
    self.notes = notes
    self.symbols = symbols
  }
}

extension MonthPage {
  /// A column of the grid.
  public struct Weekday: Hashable, Sendable {
    /// The name, abbreviated.
    public var name: String
    /// The name, as short as can be.
    public var narrow: String
    /// What Saturdays and Sundays are, or `.day`.
    public var role: TextRole

    /// Creates a column.
    public init(name: String, narrow: String, role: TextRole = .day) {
      self.name = name
      self.narrow = narrow
      self.role = role
    }
  }

  /// A row of the grid.
  public struct Week: Hashable, Sendable {
    /// The number of the week.
    public var number: String
    /// Seven days.
    public var cells: [Cell]
    /// The span of lunar dates of the week, one for each tradition: `22/12–28/12`.
    public var spans: [String]

    /// Creates a row.
    public init(number: String, cells: [Cell], spans: [String]) {
      self.number = number
      self.cells = cells
      self.spans = spans
    }
  }

  /// One day of the grid.
  public struct Cell: Hashable, Sendable {
    /// The day by ISO 8601.
    public var date: String
    /// The number of the solar day.
    public var solar: String
    /// One lunar date a tradition.
    public var lunar: [Lunar]
    /// What is to be known of the day, the most important first.
    public var marks: [Mark]
    /// What the marks are about, for layouts that have room for it in a cell.
    public var names: [Name]
    /// Whether the day is today.
    public var isToday: Bool
    /// Whether the day belongs to a neighbouring month.
    public var isOutside: Bool

    /// Creates a cell.
    public init(
      date: String, solar: String, lunar: [Lunar], marks: [Mark] = [], names: [Name] = [],
      isToday: Bool = false, isOutside: Bool = false
    ) {
      self.date = date
      self.solar = solar
      self.lunar = lunar
      self.marks = marks
      self.names = names
      self.isToday = isToday
      self.isOutside = isOutside
    }
  }

  /// The name of something that a day is marked for.
  public struct Name: Hashable, Sendable {
    /// The name.
    public var text: String
    /// How it looks.
    public var role: TextRole

    /// Creates a name.
    public init(text: String, role: TextRole) {
      self.text = text
      self.role = role
    }
  }

  /// A lunar date in a cell; both texts are empty where there is none.
  public struct Lunar: Hashable, Sendable {
    /// As the language likes it: `初一`, `29`, `1/12`.
    public var text: String
    /// In as few columns as can be: `1/L6`.
    public var short: String
    /// Whether a lunar month begins.
    public var isFirst: Bool

    /// Creates a date.
    public init(text: String, short: String, isFirst: Bool) {
      self.text = text
      self.short = short
      self.isFirst = isFirst
    }
  }

  /// A line of the list under the grid.
  public struct Note: Hashable, Sendable {
    /// The number of the day.
    public var day: String
    /// The day with its month, for a list that is about several.
    public var date: String
    /// The name of the weekday, abbreviated.
    public var weekday: String
    /// One lunar date a tradition, with month.
    public var lunar: [String]
    /// What the day is.
    public var title: String
    /// What follows from it, such as `day off`, or an empty text.
    public var remark: String
    /// The kind of mark that the line explains.
    public var mark: Mark

    /// Creates a line.
    public init(
      day: String, date: String, weekday: String, lunar: [String], title: String,
      remark: String = "", mark: Mark
    ) {
      self.day = day
      self.date = date
      self.weekday = weekday
      self.lunar = lunar
      self.title = title
      self.remark = remark
      self.mark = mark
    }
  }
}
