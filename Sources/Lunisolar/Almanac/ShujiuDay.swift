import DayCore

/// A day of the nine nines of winter (數九, shujiu): nine spans of nine days from dongzhi on.
///
/// The day of dongzhi is the first day of the first nine (Chinese almanacs; 宗懍, 荊楚歲時記, 6th
/// century, already counts 81 days from the solstice). Some local customs begin a day later.
public struct ShujiuDay: Hashable, Sendable {
  /// The nine, 1 to 9.
  public let nine: Int
  /// The day of the nine, 1 to 9.
  public let number: Int

  /// The place of a day, or nil for a day outside the nines or where the terms are not known.
  public init?(on day: Day, terms: TermTable) {
    let year = day.dayComponents.year
    for solsticeYear in [year, year - 1] {
      guard let dongzhi = terms.day(of: .dongzhi, inYear: solsticeYear),
        0..<81 ~= day - dongzhi
      else { continue }
      self.nine = (day - dongzhi) / 9 + 1
      self.number = (day - dongzhi) % 9 + 1
      return
    }
    return nil
  }
}
