import Lunisolar

extension Event {
  /// Takes over the names and the nature of another event: `@id` instead of a title.
  mutating func takeOver(_ other: Event) {
    id = other.id
    title = other.title
    names = other.names
    kind = other.kind
    isOff = other.isOff
    substitutions = other.substitutions
    movesAway = other.movesAway
    category = other.category
    note = other.note
  }

  /// Reads a field: the first of its key replaces what was taken over.
  mutating func read(_ field: EventFileField, isFirst: Bool) throws(HolidayError) {
    switch field.key {
    case "id":
      guard title.first != "@", id == nil else {
        throw .conflict(at: field.keyPlace, what: "an event with \"@\" has that event's id")
      }
      let text = try field.text()
      guard text.utf8.allSatisfy({ $0.isIDCharacter }) else {
        throw .expected(
          at: field.valuePlace, what: "an id of small letters, digits and hyphens", found: text)
      }
      id = text
    case "kind":
      kind = try field.word("a kind of day", as: HolidayKind.self)
      isOff = kind.isOff
    case "off": isOff = try field.word("\"yes\" or \"no\"", as: YesOrNo.self) == .yes
    case "substitute", "move":
      if isFirst {
        substitutions = []
        movesAway = field.key == "move"
      }
      guard field.value != "none" else { return }
      var scanner = field.scanner
      substitutions.append(try Substitution(from: &scanner))
    case "category": category = try field.text()
    case "note": note = try field.text()
    case let tag where EventFileSettings.languages.contains(tag): names[tag] = try field.text()
    default: throw field.unknownKey("a field of an event", known: Self.fields)
    }
  }

  private static let fields =
    ["id", "kind", "off", "substitute", "move", "category", "source", "note"]
    + EventFileSettings.languages
}

private enum YesOrNo: String, CaseIterable { case yes, no }

extension UInt8 {
  fileprivate var isIDCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
