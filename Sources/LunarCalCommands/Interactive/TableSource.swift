import Annotation
import DayCore
import LunarDatabase
import Lunisolar
import TerminalRenderer
import TerminalUI

/// What the interactive calendar shows about days, out of a table.
struct TableSource: CalendarSource {
  let database: LunarDatabase
  private(set) var options: CommonOptions
  /// The traditions to switch between: those asked for, then each of the others by itself.
  private let choices: [[Tradition]]
  private var choice = 0
  private let isUTF8: Bool
  private(set) var annotator: Annotator
  private var cache: AnnotationCache

  /// Opens the table. On a terminal that shows no more than ASCII, languages that cannot
  /// do with it give way to English.
  init(_ options: CommonOptions, isUTF8: Bool) throws(CommandError) {
    var options = options
    let database = try options.openDatabase()
    if !isUTF8 { options.language = options.language.inASCII }
    if let region = options.region { options.region = try database.regionCode(region) }
    let single = Tradition.allCases.filter { $0 != .vietnameseSouth }.map { [$0] }
    choices = [options.traditions] + single.filter { $0 != options.traditions }
    annotator = try Self.annotator(options, database)
    self.isUTF8 = isUTF8
    self.options = options
    self.database = database
    cache = AnnotationCache(annotator)
  }

  /// Annotates with the region's holidays and the festivals of the traditions. A layer that the
  /// table does not have counts for nothing.
  private static func annotator(
    _ options: CommonOptions, _ database: LunarDatabase
  ) throws(CommandError) -> Annotator {
    let festivals = options.traditions.map { tradition in
      (tradition == .vietnameseSouth ? Tradition.vietnamese : tradition).code + "-festivals"
    }
    let events = try options.events.events(tradition: options.traditions[0], in: database)
    return try answering { () throws(LunarDatabaseError) in
      try Annotator(
        database: database, traditions: options.traditions,
        regions: [options.region].compactMap(\.self) + festivals, today: options.today
      ) { days in (try? events.records(in: days)) ?? [] }
    }
  }

  /// The first of the traditions shown.
  var tradition: Tradition { choices[choice][0] }

  var language: Language { options.language }

  var traditionName: String {
    choices[choice].map(language.words.name(of:)).joined(separator: ", ")
  }

  mutating func switchTradition() {
    var next = options
    next.namedTraditions = choices[(choice + 1) % choices.count]
    // A tradition that cannot be read, from a damaged table, is passed over.
    guard let annotator = try? Self.annotator(next, database) else { return }
    choice = (choice + 1) % choices.count
    options = next
    self.annotator = annotator
    cache = AnnotationCache(annotator)
  }

  mutating func switchLanguage() {
    let languages = Language.allCases.filter { isUTF8 || $0 == $0.inASCII }
    let place = languages.firstIndex(of: options.language) ?? 0
    options.language = languages[(place + 1) % languages.count]
  }
}

// MARK: - Days

extension TableSource {
  func cell(of day: Day) -> DayCell {
    guard let annotated = cache.day(day) else { return DayCell(lunar: []) }
    let lunar = annotator.traditions.map { tradition in
      MonthPage.Lunar(annotated.lunarDate(in: tradition), in: language)
    }
    return DayCell(lunar: lunar, role: annotated.role, mark: annotated.mark)
  }

  func lunarTitles(ofMonthOf day: Day) -> [String] {
    let days = day.startOfMonth...day.endOfMonth
    return annotator.traditions.reduce(into: []) { titles, tradition in
      guard let months = try? database.months(containing: days, in: tradition) else { return }
      let title = LunarColumn(tradition, months: months).title(for: days, in: language)
      if let title, !titles.contains(title) { titles.append(title) }
    }
  }

  func details(of day: Day) -> [DetailLine] {
    let records = (cache.day(day)?.records ?? []).map { record in
      DetailLine(
        record.name(in: language),
        Style(AnnotatedDay(day: day, records: [record]).mark?.role ?? .plain))
    }
    do throws(CommandError) {
      // The records stand above already.
      var options = options
      (options.localTradition, options.region) = (tradition, nil)
      let reports = try DayReport.reports(
        on: [day], traditions: nil, options: options, in: database)
      let lines = reports.flatMap { $0.text(in: language).split(separator: "\n") }.map { line in
        // Chinese characters beside their English reading say nothing where they cannot be shown.
        let words = line.split(separator: " ").filter { isUTF8 || $0.contains(where: \.isASCII) }
        return DetailLine(words.joined(separator: " "))
      }
      return lines.prefix(1) + records + lines.dropFirst()
    } catch {
      return [DetailLine("\(day)")] + records + [DetailLine(error.description, .alert)]
    }
  }
}

extension AnnotatedDay {
  /// How the number of the day looks.
  fileprivate var role: TextRole {
    if isMakeupWorkday { return .makeupWorkday }
    if isOff { return .dayOff }
    switch day.weekday {
    case .saturday: return .saturday
    case .sunday: return .sunday
    default: return .day
    }
  }

  /// The sign beside the number.
  fileprivate var mark: MonthPage.Name? {
    if isMakeupWorkday { return MonthPage.Name(text: "+", role: .makeupWorkday) }
    if isOff { return MonthPage.Name(text: "*", role: .dayOff) }
    return isSpecialDay ? MonthPage.Name(text: "·", role: .festival) : nil
  }
}
