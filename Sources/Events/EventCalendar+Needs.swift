import Holidays
import Lunisolar

extension EventCalendar {
  /// The tables that rules need.
  public struct Needs: Hashable, Sendable {
    /// The traditions whose months are needed.
    public var months: Set<Tradition> = []
    /// The traditions whose solar terms are needed.
    public var terms: Set<Tradition> = []

    /// Needs nothing.
    public init() {}

    /// Adds what a rule needs.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - tradition: Whose months and terms count where the rule names no tradition itself.
    public mutating func add(_ rule: Rule, tradition: Tradition) {
      let tradition = rule.tradition ?? tradition
      switch rule.base {
      case .lunar: months.insert(tradition)
      case .term: terms.insert(tradition)
      case .solar, .weekday, .easter, .everyDays, .dates, .swaps, .betweenHolidays: break
      }
      if let successor = tradition.successor {
        months.formUnion([tradition, successor])
        if terms.contains(tradition) { terms.insert(successor) }
      }
    }
  }

  /// The tables that the events need.
  public var needs: Needs {
    var needs = Needs()
    for entry in entries { needs.add(entry.event.rule, tradition: entry.tradition) }
    return needs
  }
}
