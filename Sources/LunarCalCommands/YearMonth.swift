import CommandLineOptions
import DayCore

/// A month of the Gregorian calendar.
struct YearMonth: Comparable {
  var year: Int
  /// 1 to 12.
  var month: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }

  var next: YearMonth {
    month == 12 ? YearMonth(year: year + 1, month: 1) : YearMonth(year: year, month: month + 1)
  }

  var previous: YearMonth {
    month == 1 ? YearMonth(year: year - 1, month: 12) : YearMonth(year: year, month: month - 1)
  }

  /// The first day of the month.
  var firstDay: Day? { try? Day(year, month, 1) }
}

extension YearMonth {
  /// Years that can be written: those of ISO 8601 with four digits.
  private static let years = 1...9999
  private static let form =
    "write a month as 2026-02, a year as 2026, or a range as 2026-02..2026-05"

  /// The first and the last month of `2026-02`, `2026`, `2026-02..2026-05`, `today` or a day.
  static func range(_ text: String, today: Day) throws(CommandError) -> ClosedRange<YearMonth> {
    let ends = text.parts("..")
    guard ends.count <= 2, let first = ends.first, let last = ends.last else {
      throw .usage(.other("\"\(text)\" is not a month: \(form)"))
    }
    let from = try single(first, today: today)
    let to = try single(last, today: today)
    guard from.lowerBound <= to.upperBound else {
      throw .usage(.other("\"\(text)\" ends before it begins"))
    }
    return from.lowerBound...to.upperBound
  }

  private static func single(_ text: String, today: Day) throws(CommandError) -> ClosedRange<
    YearMonth
  > {
    if text == "today" {
      let components = today.dayComponents
      let month = YearMonth(year: components.year, month: components.month)
      return month...month
    }
    let fields = text.parts("-")
    guard fields.allSatisfy({ $0.isNumeric }), fields.count <= 3, fields[0].utf8.count == 4,
      let year = Int(fields[0])
    else { throw .usage(.other("\"\(text)\" is not a month: \(form)")) }
    guard years ~= year else { throw .usage(.other("year \(text) is not 0001 to 9999")) }
    if fields.count == 3 { _ = try Day.named(text) }
    guard fields.count > 1 else {
      return YearMonth(year: year, month: 1)...YearMonth(year: year, month: 12)
    }
    guard let month = Int(fields[1]), 1...12 ~= month else {
      let error = DayError.monthOutOfRange(month: Int(fields[1]) ?? 0)
      throw .usage(.other("\"\(text)\" is not a month: \(error)"))
    }
    let found = YearMonth(year: year, month: month)
    return found...found
  }
}

extension String {
  /// Whether the text is a number of ASCII digits.
  var isNumeric: Bool {
    for byte in utf8 where byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") { return false }
    return !isEmpty
  }
}
