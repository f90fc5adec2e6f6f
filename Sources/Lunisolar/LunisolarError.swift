/// What can be wrong with a lunar date, a tradition's name or the data that months are made of.
public enum LunisolarError: Error, Hashable, Sendable {
  /// The text has not the form of a lunar date.
  case malformedLunarDate(text: String)
  /// The lunar month number is not 1 to 12.
  case monthOutOfRange(month: Int)
  /// No lunar month has that day: days are 1 to 30.
  case dayOutOfRange(day: Int)
}

extension LunisolarError: CustomStringConvertible {
  /// The message a person should read.
  public var description: String {
    switch self {
    case .malformedLunarDate(let text):
      """
      "\(text)" is not a lunar date: write YEAR-MONTH-DAY with L before a leap month, for example \
      2025-06-01 or 2025-L06-01
      """
    case .monthOutOfRange(let month):
      "lunar month \(month) does not exist: months are 1 to 12, a leap month is written L6"
    case .dayOutOfRange(let day):
      "lunar day \(day) does not exist: days are 1 to 29 or 30"
    }
  }
}
