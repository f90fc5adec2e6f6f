import DayCore
import Lunisolar

/// Reads an events file line by line.
struct EventFileReader {
  var settings = EventFileSettings()
  private(set) var events: [Event] = []
  private(set) var problems: [HolidayError] = []

  /// What events take from the last `source:`, `kind:` and `category:` above them.
  var source: String?
  var kind: HolidayKind?
  var category: String?
  /// Sources named by lines `source.NAME:`.
  var citations: [String: String] = [:]

  /// What an indented line belongs to.
  private enum Context { case nothing, event, unreadable }
  private var context = Context.nothing
  private var fieldsSeen: Set<String> = []
  /// The places of the events whose names later events can take over.
  private var placesByID: [String: Int] = [:]

  init(_ text: String) {
    // A byte order mark, as some editors write it, is no part of the first word.
    var body = text.utf8[...]
    if body.starts(with: [0xEF, 0xBB, 0xBF]) { body = body.dropFirst(3) }
    let newline = UInt8(ascii: "\n")
    for (place, line) in body.split(separator: newline, omittingEmptySubsequences: false)
      .enumerated()
    {
      let isCRLF = line.last == UInt8(ascii: "\r")
      do throws(HolidayError) {
        try read(Substring(isCRLF ? line.dropLast() : line), number: place + 1)
      } catch {
        problems.append(error)
      }
    }
    finishEvent()
  }

  private static let lengthLimit = 20_000

  private mutating func read(_ line: Substring, number: Int) throws(HolidayError) {
    let content = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    guard let first = content.utf8.first, first != UInt8(ascii: "#") else { return }
    // What stands before is blanks, a byte each.
    let column = line.utf8.count - content.utf8.count + 1
    let place = SourcePosition(line: number, column: column)
    let isField = column > 1
    if !isField {
      finishEvent()
      context = .unreadable
    }
    guard content.utf8.count <= Self.lengthLimit else {
      throw .outOfRange(
        at: place, what: "length of a line in bytes", value: content.utf8.count,
        range: 1...Self.lengthLimit)
    }
    if isField {
      try readField(content, at: place)
    } else if let setting = EventFileField(content, line: number, column: 1) {
      context = .nothing
      try read(setting)
    } else {
      try readEvent(content, line: number)
      context = .event
      fieldsSeen = []
    }
  }
}

// MARK: - Events

extension EventFileReader {
  private mutating func readEvent(_ text: Substring, line: Int) throws(HolidayError) {
    var scanner = RuleScanner(text, line: line, column: 1)
    let rule = try Rule(from: &scanner)
    let title = try Self.title(of: text, scanner)
    var event = Event(
      line: line, rule: rule, title: title,
      kind: kind ?? defaultKind, category: category, source: source)
    if title.first == "@" {
      let id = String(title.dropFirst())
      guard let place = placesByID[id] else {
        throw .unknownWord(
          at: scanner.position, word: id, role: "the id of an event above",
          known: placesByID.keys.sorted())
      }
      event.takeOver(events[place])
    } else if let language = settings.language, !title.isEmpty {
      event.names[language] = title
    }
    events.append(event)
  }

  private var defaultKind: HolidayKind {
    if settings.region != nil { return .publicHoliday }
    return settings.layer != nil ? .festival : .special
  }

  /// What stands behind a rule. One blank before it will do, unless more of them stand further on:
  /// then the rule goes on up to there, and its next word is not known.
  private static func title(
    of text: Substring, _ scanner: RuleScanner
  ) throws(HolidayError) -> String {
    guard let word = scanner.next else { return "" }
    let before = text[..<word.text.startIndex]
    var title = text[word.text.startIndex...]
    while title.last?.isRuleBlank == true { title.removeLast() }
    let isSetOff = before.utf8.last == UInt8(ascii: "\t") || before.hasSuffix("  ")
    guard isSetOff || !title.hasGap else { throw Rule.unknownModifier(word, scanner) }
    return String(title)
  }

  private mutating func readField(
    _ content: Substring, at place: SourcePosition
  ) throws(HolidayError) {
    switch context {
    case .unreadable: return
    case .nothing:
      throw .conflict(
        at: place, what: "an indented line belongs to an event, and none stands above it")
    case .event: break
    }
    guard let field = EventFileField(content, line: place.line, column: place.column) else {
      throw .expected(
        at: place, what: "a field, for example \"en: Mid-Autumn Festival\"",
        found: content.split(whereSeparator: \.isRuleBlank).first.map(String.init))
    }
    let isFirst = fieldsSeen.insert(field.key).inserted
    guard isFirst || EventFileField.repeatable.contains(field.key) else {
      throw .conflict(at: place, what: "the event has a field \"\(field.key)\" already")
    }
    guard !fieldsSeen.isSuperset(of: EventFileField.repeatable) else {
      throw .conflict(at: place, what: "an event has either \"substitute\" or \"move\", not both")
    }
    if field.key == "source" {
      events[events.count - 1].source = try source(of: field)
      return
    }
    try events[events.count - 1].read(field, isFirst: isFirst)
    guard field.key == "id", let id = events[events.count - 1].id else { return }
    guard placesByID.updateValue(events.count - 1, forKey: id) == nil else {
      throw .conflict(at: place, what: "another event above has the id \"\(id)\"")
    }
  }

  /// Checks the event whose fields have all been read.
  private mutating func finishEvent() {
    guard case .event = context, let event = events.last else { return }
    let place = SourcePosition(line: event.line, column: 1)
    if event.title.isEmpty {
      problems.append(
        .conflict(at: place, what: "the event needs a title, two blanks behind its rule"))
    }
    guard settings.isPublished else { return }
    let needed = [
      ("an id", event.id), ("a name in English, \"en\"", event.names[Language.english.code]),
      ("a source", event.source),
    ]
    for (what, value) in needed where value == nil {
      problems.append(.conflict(at: place, what: "a region's or layer's event needs \(what)"))
    }
  }
}

extension Substring {
  /// Whether two blanks in a row, or a tab, stand in the text.
  fileprivate var hasGap: Bool {
    var isBlank = false
    for byte in utf8 {
      if byte == UInt8(ascii: "\t") || (isBlank && byte == UInt8(ascii: " ")) { return true }
      isBlank = byte == UInt8(ascii: " ")
    }
    return false
  }
}
