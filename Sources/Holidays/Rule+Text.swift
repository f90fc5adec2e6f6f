import DayCore
import Lunisolar

extension Rule: CustomStringConvertible {
  /// The rule in the grammar, such that reading it gives the same rule again.
  public var description: String {
    var words = [base.description] + steps.map(\.description)
    if length > 1 { words.append("for \(length) days") }
    if case .lunar(let pattern, _) = base, let policy = pattern.leapPolicy {
      words.append(policy.rawValue)
    }
    switch base {
    case .lunar(let pattern, _), .solar(let pattern, _):
      if let policy = pattern.shortMonthPolicy { words.append(policy.rawValue) }
    default: break
    }
    words += conditions.words
    if let tradition { words.append("by \(tradition.code)") }
    return words.joined(separator: " ")
  }
}

extension RuleBase: CustomStringConvertible {
  /// The base in the grammar.
  public var description: String {
    switch self {
    case .solar(let pattern, let origin): "solar \(Self.prefix(origin))\(pattern)"
    case .lunar(let pattern, let origin): "lunar \(Self.prefix(origin))\(pattern)"
    case .weekday(let nth, let weekday, let month):
      "\(Self.ordinals[nth.map { $0 - 1 } ?? 5]) \(weekday.name) of \(Self.months[month - 1])"
    case .easter: "easter"
    case .everyDays(let count, let first): "every \(count) days from \(first)"
    case .term(let term): "term \(term.name)"
    case .dates(let dates): "on " + dates.map(\.description).joined(separator: ", ")
    case .swaps(let swaps):
      "swap " + swaps.map { "\($0.dayOff) for \($0.worked)" }.joined(separator: ", ")
    case .betweenHolidays: "between-holidays"
    }
  }

  private static func prefix(_ origin: Int?) -> String {
    origin.map { String(repeating: "0", count: max(0, 4 - String($0).count)) + "\($0)-" } ?? ""
  }
}

extension MonthDays: CustomStringConvertible {
  /// The months and days in the grammar, without the policies.
  public var description: String {
    let months = self.months.map {
      $0.map { ($0.isLeap ? "L" : "") + String($0.number) }.joined(separator: ",")
    }
    return "\(months ?? "*")-\(days.map(\.description).joined(separator: ","))"
  }
}

extension MonthDay: CustomStringConvertible {
  /// The day or run in the grammar.
  public var description: String {
    switch self {
    case .one(let day): day.description
    case .run(let from, let to): "\(from)..\(to)"
    }
  }
}

extension DayOfMonth: CustomStringConvertible {
  /// The day in the grammar.
  public var description: String {
    switch self {
    case .day(let number): String(number)
    case .beforeLast(0): "last"
    case .beforeLast(let days): "last-\(days)"
    }
  }
}

extension RuleStep: CustomStringConvertible {
  /// The step in the grammar.
  public var description: String {
    switch self {
    case .offset(let days):
      "\(days < 0 ? "-" : "+")\(abs(days)) \(abs(days) == 1 ? "day" : "days")"
    case .seek(let sign, let direction): "\(sign.name)-\(direction.rawValue)"
    }
  }
}

extension RuleConditions {
  /// The conditions as words of the grammar.
  var words: [String] {
    var words: [String] = []
    if let since {
      words.append("since \(since.isNewYear ? String(since.dayComponents.year) : "\(since)")")
    }
    if let until {
      let isYear = (until + 1).isNewYear
      words.append("until \(isYear ? String(until.dayComponents.year) : "\(until)")")
    }
    if !exceptions.isEmpty {
      let items = exceptions.map { days in
        days.count == 1 ? "\(days.lowerBound)" : String(days.lowerBound.dayComponents.year)
      }
      words.append("except " + items.joined(separator: ", "))
    }
    if everyYears > 1 { words.append("every \(everyYears) years") }
    if let weekdays {
      words.append("if \(weekdays.listed)")
    }
    return words
  }
}

extension Set<Weekday> {
  /// The weekdays as a list of the grammar, from Monday on.
  var listed: String {
    sorted { ($0.rawValue + 6) % 7 < ($1.rawValue + 6) % 7 }.map(\.name).joined(separator: ",")
  }
}

extension Day {
  fileprivate var isNewYear: Bool {
    let components = dayComponents
    return components.month == 1 && components.dayOfMonth == 1
  }
}
