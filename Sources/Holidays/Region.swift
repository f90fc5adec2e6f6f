import DayCore
import Lunisolar

/// A region's holidays, or a layer of festivals: a file of `Data/holidays` or `Data/festivals`, ready
/// to be expanded into days.
public struct Region: Equatable, Sendable {
  /// The ISO 3166 code, `VN`, or the layer's name, `vn-buddhist`.
  public let code: String
  /// Whether this is a layer of festivals, which can be switched on and off, and no region.
  public let isLayer: Bool
  /// The tradition whose months and terms count.
  public let tradition: Tradition
  /// The file.
  public let file: EventFile

  /// Reads the file of a region or a layer.
  ///
  /// - Throws: The first of the file's problems, or `HolidayError.conflict` when the file does not
  ///   name its region or layer, and its tradition.
  public init(_ text: String) throws(HolidayError) {
    let file = EventFile(text)
    if let problem = file.problems.first { throw problem }
    guard let code = file.settings.region ?? file.settings.layer,
      let tradition = file.settings.tradition
    else {
      throw .conflict(
        at: SourcePosition(line: 1, column: 1),
        what: "the file needs lines \"region: CODE\" or \"layer: NAME\", and \"tradition: CODE\"")
    }
    self.code = code
    self.isLayer = file.settings.region == nil
    self.tradition = tradition
    self.file = file
  }
}

extension Region {
  /// Names of everything that ``occurrences(in:tables:)`` can yield: by full id, then by BCP 47
  /// tag.
  public var names: [String: [String: String]] {
    var names: [String: [String: String]] = [:]
    for event in file.events {
      let id = fullID(of: event)
      names[id] = event.names
      names[id + Self.substituteSuffix] = event.names.filled(into: file.settings.substituteNames)
      names[id + Self.swapSuffix] = event.names.filled(into: file.settings.swapNames)
      names[id + Self.workdaySuffix] = event.names.filled(into: file.settings.workdayNames)
    }
    return names
  }

  /// The years of which something is known, and whether the decree of each is out; a layer has no
  /// decrees to wait for.
  public func years(in range: ClosedRange<Int>) -> [(year: Int, isAnnounced: Bool)] {
    range.filter(file.settings.knownYears.contains).map {
      ($0, isLayer || file.settings.isAnnounced($0))
    }
  }

  static let substituteSuffix = ".substitute"
  static let swapSuffix = ".swap"
  static let workdaySuffix = ".workday"

  /// The id with the region in front.
  func fullID(of event: Event) -> String {
    "\(code.lowercased()).\(event.id ?? "line-\(event.line)")"
  }
}

extension [String: String] {
  /// The names set into the templates of their languages; a name without a template stays as it is.
  fileprivate func filled(into templates: [String: String]) -> [String: String] {
    var filled: [String: String] = [:]
    for (tag, name) in self {
      guard let template = templates[tag] else {
        filled[tag] = name
        continue
      }
      filled[tag] = template.parts("{}").joined(separator: name)
    }
    return filled
  }
}
