extension LunarDate: CustomStringConvertible {
  /// `2025-06-01`, and with a leap month `2025-L06-01`.
  public var description: String {
    "\(year)-\(LunarMonth.label(month, isLeap: isLeapMonth, padded: true))-\(twoDigits(day))"
  }
}

extension LunarDate {
  /// Reads `YEAR-MONTH-DAY`, where `L` before the month number marks a leap month:
  /// `2025-6-1`, `2025-06-01`, `2025-L6-01`. A lower-case `l` is read too.
  ///
  /// - Throws: `LunisolarError.malformedLunarDate` when the text has another form,
  ///   `.monthOutOfRange` or `.dayOutOfRange` when a field is not 1 to 12 or 1 to 30.
  public init(_ text: some StringProtocol) throws(LunisolarError) {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 3 else { throw .malformedLunarDate(text: String(text)) }
    let isLeap = fields[1].first == "L" || fields[1].first == "l"
    guard fields[0].utf8.count == 4, let year = Self.number(fields[0]),
      let month = Self.number(isLeap ? fields[1].dropFirst() : fields[1]),
      let day = Self.number(fields[2])
    else { throw .malformedLunarDate(text: String(text)) }
    guard 1...12 ~= month else { throw .monthOutOfRange(month: month) }
    guard 1...30 ~= day else { throw .dayOutOfRange(day: day) }
    self.init(year: year, month: month, isLeapMonth: isLeap, day: day)
  }

  /// A number of one to four ASCII digits.
  private static func number(_ digits: some StringProtocol) -> Int? {
    guard 1...4 ~= digits.utf8.count,
      digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return Int(digits)
  }
}

/// A number of at least two digits.
func twoDigits(_ value: Int) -> String {
  value < 10 ? "0\(value)" : String(value)
}
