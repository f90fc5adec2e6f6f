import DayCore
import Holidays
import Lunisolar

extension EventCalendar.Entry {
  /// The anniversary that the event is, where its rule has a year of origin.
  ///
  /// - Parameter tables: The months of the traditions, without which an origin has no day.
  /// - Returns: The anniversary, and how many days from it the event is kept (-1 for the eve); nil
  ///   for other events.
  public func anniversary(tables: CalendarTables) -> (Anniversary, shift: Int)? {
    let rule = event.rule
    var shift = 0
    for step in rule.steps {
      guard case .offset(let days) = step else { return nil }
      shift += days
    }
    let tradition = rule.tradition ?? tradition
    switch rule.base {
    case .lunar(let pattern, let year?):
      guard let month = pattern.months?.first, case .one(.day(let day))? = pattern.days.first else {
        return nil
      }
      var found = Anniversary(.lunar(month, day: day), in: tradition, occasion: occasion)
      found.take(pattern, year: year)
      let date = LunarDate(
        year: year, month: month.number, isLeapMonth: month.isLeap, day: day)
      found.origin = (try? tables.months(of: tradition))?.day(for: date)
      return (found, shift)
    case .solar(let pattern, let year?):
      guard let month = pattern.months?.first, case .one(.day(let day))? = pattern.days.first else {
        return nil
      }
      var found = Anniversary(
        .solar(month: month.number, day: day), in: tradition, occasion: occasion)
      found.take(pattern, year: year)
      found.origin = try? Day(year, month.number, day)
      return (found, shift)
    default:
      return nil
    }
  }
}

extension Anniversary {
  fileprivate mutating func take(_ pattern: MonthDays, year: Int) {
    originYear = year
    if let policy = pattern.leapPolicy { leapPolicy = policy }
    if let policy = pattern.shortMonthPolicy { shortMonthPolicy = policy }
  }
}

extension Anniversary {
  /// What a return is called in a language: an age, an anniversary, a customary name.
  ///
  /// - Parameters:
  ///   - day: The return.
  ///   - language: The language.
  ///   - tables: The months of the tradition, for the East Asian count of ages.
  /// - Returns: The name; empty on the day of origin, and where the year of origin is not known.
  public func name(
    of day: AnniversaryDay, in language: Language, tables: CalendarTables
  ) -> String {
    if case .days? = day.milestone?.count {
      return day.milestone?.name(of: occasion, in: language) ?? ""
    }
    var name: [UInt8] = []
    AnniversaryPhrases.phrases(of: occasion, in: tradition, language).append(
      years: day.years ?? 0, age: age(on: day, tables: tables), to: &name)
    return String(decoding: name, as: UTF8.self)
  }

  /// The age on a return of a birthday, nil for other occasions and where the year of birth is not
  /// known.
  public func age(on day: AnniversaryDay, tables: CalendarTables) -> Age? {
    guard occasion == .birthday, day.years.map({ $0 > 0 }) ?? false, let origin,
      let table = try? tables.months(of: tradition)
    else { return nil }
    return Age(bornOn: origin, on: day.day, in: table)
  }
}
