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
  let isUTF8: Bool
  private(set) var annotator: Annotator
  private(set) var cache: AnnotationCache

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

  /// Annotates with the region's holidays, the layers that are named, else the festivals of the
  /// traditions, and the user's events.
  ///
  /// - Throws: `CommandError.usage` for a named layer that the table does not have; what reading the
  ///   events throws.
  private static func annotator(
    _ options: CommonOptions, _ database: LunarDatabase
  ) throws(CommandError) -> Annotator {
    let language = options.language
    var codes = [options.region].compactMap(\.self)
    if let named = options.namedLayers {
      for layer in named where FastingLayer.scheme(of: layer) == nil {
        codes.append(try database.layerCode(layer))
      }
    } else {
      codes += options.traditions.map { tradition in
        (tradition == .vietnameseSouth ? Tradition.vietnamese : tradition).code + "-festivals"
      }
    }
    let schemes = (options.namedLayers ?? []).compactMap(FastingLayer.scheme)
    let events = try options.events.events(tradition: options.traditions[0], in: database)
    return try answering { () throws(LunarDatabaseError) in
      try Annotator(
        database: database, traditions: options.traditions, regions: codes, today: options.today
      ) { days in
        var records = (try? events.records(in: days, language)) ?? []
        guard !schemes.isEmpty,
          let span = try? DaySpan(
            days, traditions: [options.traditions[0]], hasPhases: false, in: database)
        else { return records }
        for scheme in schemes {
          records += FastingLayer.notes(scheme, in: span, language).map { note in
            HolidayRecord(
              day: note.day, id: note.id, kind: .special, isOff: false,
              names: [language.code: note.title])
          }
        }
        return records
      }
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
    if use(next) { choice = (choice + 1) % choices.count }
  }

  mutating func switchLanguage() {
    let languages = Language.allCases.filter { isUTF8 || $0 == $0.inASCII }
    let place = languages.firstIndex(of: options.language) ?? 0
    var next = options
    next.language = languages[(place + 1) % languages.count]
    use(next)
  }

  @discardableResult
  private mutating func use(_ options: CommonOptions) -> Bool {
    guard let annotator = try? Self.annotator(options, database) else { return false }
    self.options = options
    self.annotator = annotator
    cache = AnnotationCache(annotator)
    return true
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

  /// The sign beside the number, of one column in every language.
  fileprivate var mark: MonthPage.Name? {
    let mark = records.map { DayNote($0, in: .english).mark }.min { $0.rawValue < $1.rawValue }
    return mark.map { mark in
      MonthPage.Name(text: Words.english.symbol(of: mark), role: mark.role)
    }
  }
}
