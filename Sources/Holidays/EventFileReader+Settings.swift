import DayCore
import Lunisolar

extension EventFileReader {
  /// Reads a line `key: value` at the left margin.
  mutating func read(_ field: EventFileField) throws(HolidayError) {
    switch field.key {
    case "region":
      let code = try field.text()
      guard code.utf8.count == 2, code.utf8.allSatisfy({ 65...90 ~= $0 }) else {
        throw .expected(
          at: field.valuePlace, what: "a region's ISO 3166 code, for example VN", found: code)
      }
      settings.region = code
    case "layer":
      let name = try field.text()
      guard name.utf8.allSatisfy({ 97...122 ~= $0 || $0 == UInt8(ascii: "-") }) else {
        throw .expected(
          at: field.valuePlace, what: "a layer's name in small letters and hyphens", found: name)
      }
      settings.layer = name
    case "tradition": settings.tradition = try field.word("a tradition", as: Tradition.self)
    case "language": settings.language = try language(String(field.value), of: field)
    case "weekend":
      var scanner = field.scanner
      settings.weekend = try scanner.takeWeekdays()
      guard settings.weekend.count < 7 else {
        throw .conflict(at: field.valuePlace, what: "a week needs a working day")
      }
    case "known":
      guard let years = try field.years().first else { return }
      settings.knownYears = years
    case "announced": settings.announcedYears += try field.years()
    case "source": source = field.value.isEmpty ? nil : try source(of: field)
    case "kind":
      kind = field.value.isEmpty ? nil : try field.word("a kind of day", as: HolidayKind.self)
    case "category": category = field.value.isEmpty ? nil : String(field.value)
    default: try readTemplate(field)
    }
  }

  /// Reads `substitute.ko: {} 대체공휴일`, `swap.…` or `workday.…`, and `source.NAME: …`.
  private mutating func readTemplate(_ field: EventFileField) throws(HolidayError) {
    guard let dot = field.key.firstIndex(of: ".") else {
      throw field.unknownKey("a setting", known: Self.keys)
    }
    let name = String(field.key[field.key.index(after: dot)...])
    if field.key[..<dot] == "source" {
      guard citations.updateValue(try field.text(), forKey: name) == nil else {
        throw .conflict(at: field.keyPlace, what: "there is a source \"\(name)\" already")
      }
      return
    }
    guard let target = Self.templates[String(field.key[..<dot])] else {
      throw field.unknownKey("a setting", known: Self.keys)
    }
    let tag = try language(name, of: field)
    settings[keyPath: target][tag] = try field.text()
  }

  /// A source as written, or with `@NAME` as a line `source.NAME:` above gave it.
  func source(of field: EventFileField) throws(HolidayError) -> String {
    let text = try field.text()
    guard text.first == "@" else { return text }
    guard let citation = citations[String(text.dropFirst())] else {
      throw .unknownWord(
        at: field.valuePlace, word: text, role: "a source named above",
        known: citations.keys.sorted().map { "@" + $0 })
    }
    return citation
  }

  private func language(
    _ tag: String, of field: EventFileField
  ) throws(HolidayError) -> String {
    guard EventFileSettings.languages.contains(tag) else {
      throw .unknownWord(
        at: field.keyPlace, word: tag, role: "a language", known: EventFileSettings.languages)
    }
    return tag
  }

  private static var templates: [String: WritableKeyPath<EventFileSettings, [String: String]>] {
    ["substitute": \.substituteNames, "swap": \.swapNames, "workday": \.workdayNames]
  }

  private static let keys = [
    "region", "layer", "tradition", "language", "weekend", "known", "announced", "source", "kind",
    "category", "source.NAME", "substitute.en", "swap.en", "workday.en",
  ]
}

extension EventFileSettings {
  /// The languages that names can have: the six of the program, then those of single regions.
  static let languages = Language.allCases.map(\.code) + ["ms", "id", "pt", "fil", "ta"]
}

extension EventFileField {
  /// Years: `2026`, `2004..2026`, `2004..`, and lists of them.
  fileprivate func years() throws(HolidayError) -> [ClosedRange<Int>] {
    var scanner = self.scanner
    var found: [ClosedRange<Int>] = []
    for item in try scanner.takeList("a year or a range of years, for example 2004..2026") {
      let (first, last) = item.text.splitAtDots() ?? (item.text, item.text)
      let lower = try scanner.number(first, "year", in: 1...9999, at: item)
      let upper =
        last.isEmpty ? 9999 : try scanner.number(last, "year", in: 1...9999, at: item)
      guard lower <= upper else {
        throw .conflict(at: scanner.position(of: item), what: "\(lower) is later than \(upper)")
      }
      found.append(lower...upper)
    }
    return found
  }
}
