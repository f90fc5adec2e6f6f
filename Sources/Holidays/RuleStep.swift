import DayCore
import Lunisolar

/// A move from one day to another.
public enum RuleStep: Hashable, Sendable {
  /// That many days later, or earlier when negative: -400 to 400.
  case offset(Int)
  /// To the nearest day with a sign, in one direction.
  case seek(DaySign, SeekDirection)

  /// The longest way this step can go.
  var reach: Int {
    switch self {
    case .offset(let days): abs(days)
    case .seek(let sign, _): sign.period
    }
  }

  /// The day reached from a day.
  func callAsFunction(from day: Day) -> Day {
    switch self {
    case .offset(let days):
      return day + days
    case .seek(let sign, let direction):
      let ahead = sign.distance(from: day)
      switch direction {
      case .onOrAfter: return day + ahead
      case .after: return day + (ahead == 0 ? sign.period : ahead)
      case .onOrBefore: return day - (ahead == 0 ? 0 : sign.period - ahead)
      case .before: return day - (sign.period - ahead)
      }
    }
  }
}

/// Which way a step looks, and whether it may stay where it is.
public enum SeekDirection: String, CaseIterable, Hashable, Sendable {
  /// Forward, the day itself included.
  case onOrAfter = "on-or-after"
  /// Backward, the day itself included.
  case onOrBefore = "on-or-before"
  /// Forward, from the next day.
  case after
  /// Backward, from the day before.
  case before
}

/// Something that days bear in turn.
public enum DaySign: Hashable, Sendable {
  /// A weekday.
  case weekday(Weekday)
  /// A heavenly stem, 0 (jia) to 9 (gui).
  case stem(Int)
  /// An earthly branch, 0 (rat) to 11 (pig).
  case branch(Int)

  /// After how many days it comes again.
  var period: Int {
    switch self {
    case .weekday: 7
    case .stem: 10
    case .branch: 12
    }
  }

  /// The days from a day to the next that bears this sign, 0 if it does itself.
  fileprivate func distance(from day: Day) -> Int {
    let (wanted, own) =
      switch self {
      case .weekday(let weekday): (weekday.rawValue, day.weekday.rawValue)
      case .stem(let stem): (stem, StemBranch(day: day).stem)
      case .branch(let branch): (branch, StemBranch(day: day).branch)
      }
    return (wanted - own + period) % period
  }
}

extension DaySign {
  /// The word in rules: English weekdays, pinyin for stems, English animals for branches (since the
  /// pinyin of 戊 and 午 is the same).
  public var name: String {
    switch self {
    case .weekday(let weekday): weekday.name
    case .stem(let stem): Self.stems[stem]
    case .branch(let branch): Self.branches[branch]
    }
  }

  /// Every sign by its word.
  static let byName: [String: DaySign] = {
    var signs: [String: DaySign] = [:]
    for weekday in Weekday.allCases { signs[weekday.name] = .weekday(weekday) }
    for (place, name) in stems.enumerated() { signs[name] = .stem(place) }
    for (place, name) in branches.enumerated() { signs[name] = .branch(place) }
    return signs
  }()

  private static let stems = [
    "jia", "yi", "bing", "ding", "wu", "ji", "geng", "xin", "ren", "gui",
  ]
  private static let branches = [
    "rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog",
    "pig",
  ]
}

extension Weekday {
  /// The English name in lower case, as rules write it: `monday`.
  var name: String { String(describing: self) }

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
