import DayCore
import Lunisolar

/// A file of events: a region's holidays, a layer of festivals, or a user's own days. One format,
/// described in `Data/holidays/README.md`.
///
///     let file = EventFile("lunar 7-20  Giỗ ông nội")
///     file.events[0].title  // "Giỗ ông nội"
public struct EventFile: Equatable, Sendable {
  /// What holds for the whole file.
  public let settings: EventFileSettings
  /// The events that could be read, in the order of the file.
  public let events: [Event]
  /// What could not be read, with line and column, in the order of the file.
  public let problems: [HolidayError]

  /// Reads a file. Lines that cannot be read are ``problems``, and the rest still counts.
  public init(_ text: String) {
    let reader = EventFileReader(text)
    settings = reader.settings
    events = reader.events
    problems = reader.problems
  }
}

/// What the lines `key: value` at the left margin say for a whole file.
public struct EventFileSettings: Hashable, Sendable {
  /// The region's ISO 3166 code: a file with one is a region's file, and must give every event an
  /// id, an English name and a source.
  public var region: String?
  /// The name of the layer of festivals that the file is: `vn-buddhist`. Such a file must give its
  /// events what a region's file must.
  public var layer: String?
  /// Whose months and terms count, unless a rule says otherwise.
  public var tradition: Tradition?
  /// The BCP 47 tag of the titles' language.
  public var language: String?
  /// The weekly rest days.
  public var weekend: Set<Weekday> = [.saturday, .sunday]
  /// The years whose rules are known.
  public var knownYears: ClosedRange<Int> = 1...9999
  /// Those of them whose decree, notice or gazette is out.
  public var announcedYears: [ClosedRange<Int>] = []
  /// How a substitute is called, by language, with `{}` for the holiday's name.
  public var substituteNames: [String: String] = [:]
  /// How a working day given off for a rest day worked is called, in the same form.
  public var swapNames: [String: String] = [:]
  /// How a rest day that is worked is called, in the same form.
  public var workdayNames: [String: String] = [:]

  /// Creates the settings of a file that says nothing.
  public init() {}

  /// Whether the file is a region's or a layer: one whose events need an id and a source.
  var isPublished: Bool { region != nil || layer != nil }

  /// Whether the year's decree is out.
  public func isAnnounced(_ year: Int) -> Bool {
    announcedYears.contains { $0.contains(year) }
  }
}
