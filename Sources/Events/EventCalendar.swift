import DayCore
import Holidays
import Lunisolar

/// Users' own events, out of several files.
///
///     var calendar = EventCalendar(tradition: .vietnamese)
///     calendar.add(bytes, named: "events", tables: tables)
///     for occurrence in try calendar.occurrences(in: days, tables: tables) { … }
public struct EventCalendar: Sendable {
  /// An event and what it takes from its file.
  public struct Entry: Sendable {
    /// The event; its texts are fit for any output, and the policies of its rule are filled in.
    public var event: Event
    /// Whose months count where the rule does not say.
    public var tradition: Tradition
    /// What the event is kept for.
    public var occasion: Occasion
  }

  /// The events, in the order of the files.
  public private(set) var entries: [Entry] = []
  /// What could not be read, each with the name of its file.
  public private(set) var problems: [(file: String, problem: EventProblem)] = []
  /// Whose months count where neither a rule nor its file says.
  public let tradition: Tradition

  /// Creates a calendar without events.
  ///
  /// - Parameter tradition: Whose months count where neither a rule nor its file says.
  public init(tradition: Tradition) {
    self.tradition = tradition
  }

  /// Reads a file: an events file of the grammar, or an iCalendar file, which it tells by its first
  /// line. What cannot be read is added to ``problems``, and the rest still counts.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - name: What the file is called in ``problems``.
  ///   - tables: The months that rules of an iCalendar file are worked out over.
  ///   - localTime: Gives seconds of UTC since 1970 as the clock shows them here, for events of an
  ///     iCalendar file with a time of UTC.
  public mutating func add(
    _ bytes: [UInt8], named name: String, tables: CalendarTables,
    localTime: @escaping @Sendable (Int) -> Int = { $0 }
  ) {
    if ICalendarFile.isICalendar(bytes) {
      let file = ICalendarFile(bytes, tables: tables, localTime: localTime)
      problems += file.problems.map { (name, $0) }
      for event in file.events { add(event, tradition: tradition) }
      return
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      problems.append((name, EventProblem(line: Self.line(ofInvalid: bytes), message: "not UTF-8")))
      return
    }
    let file = EventFile(text)
    problems += file.problems.map { error in
      let problem = EventProblem(
        line: error.position?.line ?? 0, column: error.position?.column,
        message: PlainText.line(error.message))
      return (name, problem)
    }
    for event in file.events where !event.title.isEmpty {
      if let message = Self.unusable(event) {
        problems.append((name, EventProblem(line: event.line, column: 1, message: message)))
      } else {
        add(event, tradition: file.settings.tradition ?? tradition)
      }
    }
  }

  /// What a user's event cannot have: only a region's calendar knows working days.
  private static func unusable(_ event: Event) -> String? {
    switch event.rule.base {
    case .swaps, .betweenHolidays: return "this rule is for the file of a region"
    default: break
    }
    return event.substitutions.isEmpty ? nil : "a substitute is for the file of a region"
  }

  private mutating func add(_ event: Event, tradition: Tradition) {
    var event = event
    event.title = PlainText.line(event.title)
    event.names = event.names.mapValues(PlainText.line)
    event.category = event.category.map(PlainText.line)
    event.note = event.note.map(PlainText.line)
    let occasion = Occasion(category: event.category)
    event.rule = event.rule.customary(for: occasion, in: tradition)
    entries.append(Entry(event: event, tradition: tradition, occasion: occasion))
  }

  /// The line on which the first byte stands that is no UTF-8.
  private static func line(ofInvalid bytes: [UInt8]) -> Int {
    var line = 1
    for piece in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      if String(validating: piece, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }
}
