import DayCore
import Holidays
import Lunisolar

/// What the events of a calendar are called in a language, for many occurrences.
///
/// A calendar of a century names each of ten thousand events a hundred times, one here and one
/// there: so an entry is a few words in a row of them, and what many share stands apart.
public struct EventNames: Sendable {
  /// In the order of the calendar's entries.
  private var entries: [Entry] = []
  /// All titles, one behind the other.
  private var titles: [UInt8] = []
  private var phrases: [AnniversaryPhrases] = []
  private var months: [LunarTable] = []
  private var births: [DatedDay] = []
  /// The last day that was dated, and by which months: names are asked for day by day.
  private var last: (day: Day, months: Int, dates: DatedDay)?

  private struct Entry {
    var titleEnd: Int
    var returns: Returns?
  }

  /// The returns of an anniversary.
  private struct Returns {
    var originYear: Int32
    /// How many days from it the event is kept.
    var shift: Int32
    var count: YearCount
    /// The place of the day of birth, of birthdays only.
    var birth: Int32?
    var tradition: Tradition
    /// Places among the phrases and the months; the months that follow stand behind those that
    /// end.
    var phrases: UInt8
    var months: UInt8
    var hasLaterMonths: Bool
  }

  /// Prepares the names.
  ///
  /// - Parameters:
  ///   - calendar: The events.
  ///   - language: The language.
  ///   - tables: The months that the events need: see `EventCalendar.needs`.
  public init(_ calendar: EventCalendar, in language: Language, tables: CalendarTables) {
    for entry in calendar.entries {
      titles += entry.event.name(in: language).utf8
      var found = Entry(titleEnd: titles.count)
      if let (anniversary, shift) = entry.anniversary(tables: tables) {
        found.returns = returns(of: anniversary, shift: shift, language, tables)
      }
      entries.append(found)
    }
  }

  private mutating func returns(
    of anniversary: Anniversary, shift: Int, _ language: Language, _ tables: CalendarTables
  ) -> Returns? {
    guard let year = anniversary.originYear.flatMap(Int32.init(exactly:)),
      let shift = Int32(exactly: shift)
    else { return nil }
    let tradition = anniversary.tradition
    let phrase = AnniversaryPhrases.phrases(of: anniversary.occasion, in: tradition, language)
    let phrasePlace =
      phrases.firstIndex { $0 === phrase }
      ?? {
        phrases.append(phrase); return phrases.count - 1
      }()
    var place = months.firstIndex { $0.tradition == tradition }
    if place == nil, let table = try? tables.months(of: tradition) {
      place = months.count
      months.append(table)
      if let later = tradition.successor.flatMap({ try? tables.months(of: $0) }) {
        months.append(later)
      }
    }
    var birthPlace: Int32?
    if anniversary.occasion == .birthday, let birth = anniversary.origin {
      // Who was born before the calendar of the South of Vietnam was born by the common one.
      let calendars = place.map { months[$0...].prefix(tradition.successor == nil ? 1 : 2) }
      let calendar = calendars?.first { $0.coverage.contains(birth) }
      birthPlace = Int32(exactly: births.count)
      births.append(DatedDay(birth, in: calendar))
    }
    return Returns(
      originYear: year, shift: shift, count: anniversary.count, birth: birthPlace,
      tradition: tradition, phrases: UInt8(phrasePlace), months: UInt8(place ?? Int(UInt8.max)),
      hasLaterMonths: tradition.successor != nil)
  }
}

extension EventNames {
  /// The title with what the day of an anniversary is behind it: `Giỗ ông nội (64th anniversary)`.
  public mutating func fullName(of occurrence: EventOccurrence) -> String {
    var name: [UInt8] = []
    append(occurrence, to: &name)
    return String(decoding: name, as: UTF8.self)
  }

  /// Appends the same in UTF-8.
  public mutating func append(_ occurrence: EventOccurrence, to text: inout [UInt8]) {
    let place = occurrence.entry
    text += titles[(place > 0 ? entries[place - 1].titleEnd : 0)..<entries[place].titleEnd]
    if appendYears(of: occurrence, behind: " (", to: &text) {
      text.append(UInt8(ascii: ")"))
    }
  }

  /// Appends what the day of an anniversary is: an age, how many years; nothing for other events.
  ///
  /// - Returns: Whether anything was appended.
  @discardableResult
  mutating func appendYears(
    of occurrence: EventOccurrence, behind opening: StaticString = "", to text: inout [UInt8]
  ) -> Bool {
    guard let returns = entries[occurrence.entry].returns else { return false }
    let day = occurrence.day - Int(returns.shift)
    var place = Int(returns.months)
    if returns.hasLaterMonths, place + 1 < months.count, day > months[place].coverage.upperBound {
      place += 1
    }
    let dates = dates(of: day, months: place)
    guard let years = returns.count.years(from: Int(returns.originYear), until: dates) else {
      return false
    }
    var age: Age?
    if years > 0, let birth = returns.birth, place < months.count {
      age = Age(bornOn: births[Int(birth)], on: dates, tradition: returns.tradition)
    }
    return phrases[Int(returns.phrases)].append(
      years: years, age: age, behind: opening, to: &text)
  }

  private mutating func dates(of day: Day, months place: Int) -> DatedDay {
    if let last, last.day == day, last.months == place { return last.dates }
    let dates = DatedDay(day, in: place < months.count ? months[place] : nil)
    last = (day, place, dates)
    return dates
  }
}
