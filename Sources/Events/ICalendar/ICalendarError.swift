import DayCore
import Holidays

/// What can be wrong with one property of a calendar file.
public enum ICalendarError: Error, Equatable, Sendable {
  /// Something has another form than RFC 5545 or RFC 7529 gives it.
  case malformed(what: String, found: String)
  /// Something is valid, and not understood here.
  case unsupported(what: String, understood: String)
  /// A date that does not exist.
  case noSuchDate(DayError)
  /// A day on which the rule's calendar is not known.
  case notCovered(Day, ClosedRange<Day>)
  /// The rule cannot be evaluated.
  case rule(HolidayError)
}

extension ICalendarError: CustomStringConvertible {
  /// The message a person should read. Long or strange text of the file is cut and cleaned.
  public var description: String {
    switch self {
    case .malformed(let what, let found): "expected \(what), not \"\(Self.quoted(found))\""
    case .unsupported(let what, let understood):
      "\(Self.quoted(what)) is not understood: only \(understood)"
    case .noSuchDate(let error): error.description
    case .notCovered(let day, let coverage):
      """
      \(day) is outside the calendar of the rule: it covers \(coverage.lowerBound) to \
      \(coverage.upperBound)
      """
    case .rule(let error): error.description
    }
  }

  private static func quoted(_ text: String) -> String {
    let line = PlainText.line(String(text.prefix(60)))
    return text.count > 60 ? line + "…" : line
  }
}
