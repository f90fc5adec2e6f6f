/// What a day of the grid is marked for; the raw value orders the kinds by importance.
public enum Mark: Int, CaseIterable, Hashable, Sendable {
  /// A day of work that makes up for a day off.
  case makeupWorkday
  /// A day off.
  case dayOff
  /// A user's own event.
  case event
  /// A festival or a special day on which people work.
  case festival
  /// A day on which the Sun reaches a solar term.
  case term
}

extension Mark {
  /// How the name of such a day looks.
  public var role: TextRole {
    switch self {
    case .makeupWorkday: .makeupWorkday
    case .dayOff: .dayOff
    case .event: .event
    case .festival: .festival
    case .term: .term
    }
  }
}

extension MonthPage {
  /// How a kind of mark is written beside the number of a day, and what it means.
  public struct Symbol: Hashable, Sendable {
    /// The kind.
    public var mark: Mark
    /// One character, of one or two columns.
    public var text: String
    /// What it means, for the line that explains the marks.
    public var meaning: String

    /// Creates a symbol.
    public init(mark: Mark, text: String, meaning: String) {
      self.mark = mark
      self.text = text
      self.meaning = meaning
    }
  }

  /// The symbol beside a day's number, or nil where it has no mark that is written.
  public func symbol(of cell: Cell) -> String? {
    for mark in cell.marks {
      if let symbol = symbols.first(where: { $0.mark == mark }) { return symbol.text }
    }
    return nil
  }

  /// The symbols that the grid uses, in the order of their importance.
  public var usedSymbols: [Symbol] {
    symbols.filter { known in
      weeks.contains { $0.cells.contains { symbol(of: $0) == known.text } }
    }
  }
}
