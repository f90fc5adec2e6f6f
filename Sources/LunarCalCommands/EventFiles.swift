import CommandLineOptions
import DayCore
import Events
import Holidays
import LunarDatabase
import Lunisolar
import Synchronization

/// The files of the user's own events: those of `--events`, else that of the configuration folder.
/// They are only ever read.
final class EventFiles: Sendable {
  /// The paths, in order, and whether each was asked for by name.
  private let paths: [(path: String, isNamed: Bool)]
  /// Whether a line that cannot be read is an error.
  private let isStrict: Bool
  private let localTime: @Sendable (Int) -> Int
  private let warn: @Sendable (String) -> Void
  private let loaded = Mutex<UserEvents?>(nil)

  static let file = OptionSpec(
    "events", "e", value: "FILE", choices: "<file>",
    help: "your own events or an .ics file; several; none for no file")
  static let strict = OptionSpec(
    "strict", help: "a line of an events file that cannot be read is an error")
  static let options = [file, strict]

  /// No more problems than these are told one by one.
  private static let problemLimit = 20

  init(_ parsed: ParsedOptions, context: CommandContext) {
    var named = parsed.values(Self.file.name)
    if named.isEmpty, let path = parsed.value(Self.file, or: context) { named = [path] }
    if named.isEmpty {
      let folder =
        context.environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        ?? context.environment("HOME").map { $0 + "/.config" }
      paths = folder.map { [("\($0)/lunarcal/events", false)] } ?? []
    } else {
      paths = named.filter { $0 != "none" }.map { ($0, true) }
    }
    isStrict = parsed.has(Self.strict.name)
    localTime = context.localTime
    warn = context.warn
  }

  /// The events, read once. Problems are told as warnings.
  ///
  /// - Parameters:
  ///   - tradition: Whose months count where neither a rule nor its file says.
  ///   - database: The table.
  /// - Returns: The events and the tables that they need.
  /// - Throws: `CommandError.failure` for a file that cannot be read, and with `--strict` for a line
  ///   that cannot.
  func events(
    tradition: Tradition, in database: LunarDatabase
  ) throws(CommandError) -> UserEvents {
    try loaded.withLock { (loaded) throws(CommandError) in
      if let loaded, loaded.calendar.tradition == tradition { return loaded }
      let isFirst = loaded == nil
      let events = try read(tradition: tradition, in: database)
      if isFirst { try tell(events.calendar.problems) }
      loaded = events
      return events
    }
  }

  private func read(
    tradition: Tradition, in database: LunarDatabase
  ) throws(CommandError) -> UserEvents {
    var calendar = EventCalendar(tradition: tradition)
    for (path, isNamed) in paths {
      guard let bytes = try contents(ofFile: path) else {
        if isNamed { throw .failure("there is no file \"\(path)\"") }
        continue
      }
      var needs = EventCalendar.Needs()
      if ICalendarFile.isICalendar(bytes) { needs.months = [.chinese, .korean] }
      calendar.add(
        bytes, named: path, tables: try database.tables(for: needs), localTime: localTime)
    }
    return UserEvents(calendar: calendar, tables: try database.tables(for: calendar.needs))
  }

  private func tell(
    _ problems: [(file: String, problem: EventProblem)]
  ) throws(CommandError) {
    let messages = problems.map { file, problem in
      let column = problem.column.map { ":\($0)" } ?? ""
      return "\(PlainText.line(file)):\(problem.line)\(column): \(problem.message)"
    }
    if isStrict, let first = messages.first {
      let others = messages.count - 1
      throw .failure(others == 0 ? first : "\(first) (and \(others) more)")
    }
    messages.prefix(Self.problemLimit).forEach(warn)
    if messages.count > Self.problemLimit {
      warn("and \(messages.count - Self.problemLimit) more lines that cannot be read")
    }
  }
}

extension LunarDatabase {
  /// The months and terms that rules need.
  func tables(for needs: EventCalendar.Needs) throws(CommandError) -> CalendarTables {
    try answering { () throws(LunarDatabaseError) in
      var months: [LunarTable] = []
      var terms: [TermTable] = []
      for tradition in Tradition.allCases {
        if needs.months.contains(tradition) { months.append(try table(for: tradition)) }
        if needs.terms.contains(tradition) { terms.append(try self.terms(for: tradition)) }
      }
      return CalendarTables(months: months, terms: terms)
    }
  }
}
