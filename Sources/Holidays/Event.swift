import Lunisolar

/// A holiday, festival or day of a user's own: a rule, its names, and what the day is.
public struct Event: Hashable, Sendable {
  /// The line of the file on which it begins, from 1.
  public var line: Int
  /// A short name within its file, in ASCII: `mid-autumn`. Nil in a user's file unless given.
  public var id: String?
  /// The days.
  public var rule: Rule
  /// The title as written behind the rule.
  public var title: String
  /// Names by BCP 47 tag; the title too, where the file says its language.
  public var names: [String: String]
  /// What the day is.
  public var kind: HolidayKind
  /// Whether the day is off.
  public var isOff: Bool
  /// Substitutes: of several policies in force, the first that applies counts.
  public var substitutions: [Substitution]
  /// Whether a substitute takes the holiday's place, so that the day itself is no longer off.
  public var movesAway: Bool
  /// The group by which it can be switched on and off, or nil.
  public var category: String?
  /// The law, notice or other source.
  public var source: String?
  /// A remark.
  public var note: String?

  /// Creates an event.
  public init(
    line: Int, id: String? = nil, rule: Rule, title: String, names: [String: String] = [:],
    kind: HolidayKind, isOff: Bool? = nil, substitutions: [Substitution] = [],
    movesAway: Bool = false, category: String? = nil, source: String? = nil, note: String? = nil
  ) {
    self.line = line
    self.id = id
    self.rule = rule
    self.title = title
    self.names = names
    self.kind = kind
    self.isOff = isOff ?? kind.isOff
    self.substitutions = substitutions
    self.movesAway = movesAway
    self.category = category
    self.source = source
    self.note = note
  }

  /// The name in a language, else in English, else the title.
  public func name(in language: Language) -> String {
    names[language.code] ?? names[Language.english.code] ?? title
  }
}
