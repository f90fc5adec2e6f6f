import DayCore
import Events
import Holidays
import LunarDatabaseBundled
import Lunisolar

/// The months and terms of all traditions.
let tables: CalendarTables = {
  var months: [LunarTable] = []
  var terms: [TermTable] = []
  for tradition in Tradition.allCases {
    guard let database = try? LunarDatabase.bundled,
      let month = try? database.table(for: tradition),
      let term = try? database.terms(for: tradition)
    else { continue }
    months.append(month)
    terms.append(term)
  }
  return CalendarTables(months: months, terms: terms)
}()

/// Three years with a leap month.
private let years = Day(daysSince1970: 19_723)...Day(daysSince1970: 20_818)

/// Rules: what is read is written so that it is read as the same, and yields days of the range in
/// order.
func tryRules(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let rule: Rule
  do throws(HolidayError) {
    rule = try Rule(text)
  } catch {
    _ = error.description
    return
  }
  hold((try? Rule(rule.description)) == rule, "\(text) is written \(rule.description)")
  guard let days = try? rule.days(in: years, tables: tables, tradition: .vietnamese) else { return }
  hold(days.allSatisfy(years.contains), "days of \(text)")
  hold(zip(days, days.dropFirst()).allSatisfy { $0 < $1 }, "order of \(text)")
  let first = try? rule.next(2, from: years.lowerBound, tables: tables, tradition: .vietnamese)
  hold((first?.count ?? 0) <= 2, "next of \(text)")
}

/// Events files and calendar files: what is read is fit for a terminal, and what is written as a
/// calendar file is read again without a problem.
func tryEvents(_ bytes: [UInt8]) {
  var calendar = EventCalendar(tradition: .chinese)
  calendar.add(bytes, named: "events", tables: tables)
  for entry in calendar.entries {
    let event = entry.event
    let texts = [event.title, event.category ?? "", event.note ?? ""] + Array(event.names.values)
    hold(texts.allSatisfy { $0.isPlain && !$0.contains("\n") }, "texts of line \(event.line)")
  }
  guard let found = try? calendar.occurrences(in: years, tables: tables) else { return }
  hold(found.allSatisfy { years.contains($0.day) }, "days of events")
  for form in ICalendarForm.allCases {
    var writer = ICalendarWriter(name: "events", stamp: "20260101T000000Z")
    guard
      (try? calendar.write(
        years, as: form, alarm: CalendarAlarm(minutesBefore: 60), language: .vietnamese,
        tables: tables, to: &writer)) != nil
    else { continue }
    let written = writer.finish()
    hold(ICalendarFile.isICalendar(written), "form \(form)")
    hold(isCalendar(written), "lines of form \(form)")
    // Three years of every day are more dates than a reader takes of one event.
    guard found.count < 3000 else { continue }
    let file = ICalendarFile(written, tables: tables)
    hold(file.problems.isEmpty, "form \(form): \(file.problems)")
  }
}

/// Whether lines are folded to 75 octets, end in CR and LF, and have no control characters.
private func isCalendar(_ bytes: [UInt8]) -> Bool {
  guard String(validating: bytes, as: UTF8.self) != nil, bytes.suffix(2) == [13, 10] else {
    return false
  }
  return bytes.dropLast(2).split(separator: 10, omittingEmptySubsequences: false).allSatisfy {
    let line = $0.last == 13 ? $0.dropLast() : $0
    return line.count <= 75 && line.allSatisfy { $0 >= 32 && $0 != 127 }
  }
}
