import DayCore
import Holidays
import Lunisolar

/// Goes through the lines of a calendar file and collects its events.
struct ICalendarReader {
  let tables: CalendarTables
  let localTime: @Sendable (Int) -> Int
  private(set) var events: [Event] = []
  private(set) var problems: [EventProblem] = []

  /// The components that are open, outermost first.
  private var components: [(name: String, line: Int)] = []
  private var current: ICalendarEvent?
  /// Events read, by UID, so that a changed occurrence finds the event that it belongs to.
  private var places: [String: Range<Int>] = [:]
  private var budget = WorkBudget()
  private var changes: [(uid: String, day: Day)] = []

  /// More than these are no calendar that someone keeps.
  private static let eventLimit = 100_000
  private static let depthLimit = 8

  init(tables: CalendarTables, localTime: @escaping @Sendable (Int) -> Int) {
    self.tables = tables
    self.localTime = localTime
  }

  mutating func read(_ bytes: [UInt8]) {
    var lines = ICalendarLines(bytes)
    while let (text, number) = lines.next() {
      guard let text else {
        problem(number, "the line is longer than \(ICalendarLines.lengthLimit) bytes")
        continue
      }
      guard let line = ICalendarLine(text, number: number) else {
        problem(number, "expected a property, for example \"SUMMARY:Mid-Autumn\"")
        continue
      }
      guard read(line) else { return }
    }
    if let open = components.last {
      problem(open.line, "BEGIN:\(open.name) has no END: the file is cut off")
    }
    leaveOutChangedOccurrences()
  }

  private mutating func problem(_ line: Int, _ message: String) {
    problems.append(EventProblem(line: line, message: message))
  }

  /// Reads a line; false when the file is not to be read on.
  private mutating func read(_ line: ICalendarLine) -> Bool {
    switch line.name {
    case "BEGIN":
      components.append((PlainText.line(line.value.uppercased()), line.number))
      guard components.count <= Self.depthLimit else {
        problem(line.number, "components are nested more than \(Self.depthLimit) deep")
        return false
      }
      if components.count == 2, components[1].name == "VEVENT" {
        guard events.count < Self.eventLimit else {
          problem(line.number, "the file has more than \(Self.eventLimit) events")
          return false
        }
        current = ICalendarEvent(line: line.number, localTime: localTime)
      }
    case "END":
      guard let open = components.popLast(), open.name == line.value.uppercased() else {
        problem(line.number, "END:\(PlainText.line(String(line.value.prefix(60)))) ends nothing")
        return false
      }
      if components.count == 1, let event = current {
        current = nil
        finish(event)
      }
    default:
      // An alarm within an event has a description of its own.
      guard components.count == 2 else { return true }
      do throws(ICalendarError) {
        try current?.read(line)
      } catch {
        problem(line.number, "\(line.name): \(error)")
        current?.isUnreadable = true
      }
    }
    return true
  }

  private mutating func finish(_ event: ICalendarEvent) {
    guard !event.isUnreadable, !event.isCancelled else {
      // A cancelled occurrence is one less of its series.
      if event.isCancelled, let uid = event.uid, let day = event.changedDay {
        changes.append((uid, day))
      }
      return
    }
    do throws(ICalendarError) {
      let found = try event.events(tables: tables, budget: &budget)
      if let uid = event.uid {
        if let day = event.changedDay {
          changes.append((uid, day))
        } else {
          places[uid] = events.count..<events.count + found.count
        }
      }
      events += found
    } catch {
      problem(event.line, error.description)
    }
  }

  /// A changed occurrence stands as an event of its own; its series goes without that day.
  private mutating func leaveOutChangedOccurrences() {
    for (uid, day) in changes {
      let places = places[uid] ?? 0..<0
      do throws(ICalendarError) { try budget.take(places.count) } catch {
        return problem(0, error.description)
      }
      for place in places {
        events[place].rule.conditions.exceptions.append(day...day)
      }
    }
  }
}
