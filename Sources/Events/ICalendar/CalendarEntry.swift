import DayCore

/// An all-day event to be written to a calendar file; on which days, the writer is told.
public struct CalendarEntry: Hashable, Sendable {
  /// What identifies the entry, the same whenever it is written anew, and no other has.
  public var id: String
  /// The title.
  public var summary: String
  /// The BCP 47 tag of the title's language, where it is known.
  public var language: String?
  /// What else is to be said.
  public var note: String
  /// Groups that it belongs to.
  public var categories: [String]
  /// How many days each occurrence lasts, at least 1.
  public var length: Int
  /// When a client is to remind of it, or nil.
  public var alarm: CalendarAlarm?

  /// Creates an entry.
  public init(
    id: String, summary: String, language: String? = nil, note: String = "",
    categories: [String] = [], length: Int = 1,
    alarm: CalendarAlarm? = nil
  ) {
    self.id = id
    self.summary = summary
    self.language = language
    self.note = note
    self.categories = categories
    self.length = max(1, length)
    self.alarm = alarm
  }
}

extension CalendarEntry {
  /// An id made of a text: 128 bits of FNV-1a in hexadecimal, so that one text has one id for
  /// ever, and a private title is not to be read off it.
  public static func id(of text: String) -> String {
    // Offset basis and prime of Fowler, Noll and Vo for 128 bits.
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in text.utf8 {
      hash ^= UInt128(byte)
      hash = hash &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}

/// A reminder: some minutes before the day begins, or after.
public struct CalendarAlarm: Hashable, Sendable {
  /// Minutes before the midnight with which the day begins; negative after it.
  public var minutesBefore: Int

  /// Creates a reminder.
  public init(minutesBefore: Int) {
    self.minutesBefore = minutesBefore
  }

  /// Reads days, hours or minutes before the day begins: `1d`, `15h`, `90m`; a bare number is of
  /// days. With `+` in front it is after: `+9h` is nine o'clock on the day. Nil for another form,
  /// and for more than 400 days.
  public init?(_ text: some StringProtocol) {
    let isAfter = text.first == "+"
    var digits = text.dropFirst(isAfter ? 1 : 0)
    let unit = digits.last.flatMap { ["d": 1440, "h": 60, "m": 1][$0] }
    if unit != nil { digits.removeLast() }
    guard 1...6 ~= digits.utf8.count, digits.utf8.allSatisfy({ 48...57 ~= $0 }),
      let count = Int(digits), count * (unit ?? 1440) <= 400 * 1440
    else { return nil }
    minutesBefore = count * (unit ?? 1440) * (isAfter ? -1 : 1)
  }

  /// The duration of RFC 5545, section 3.3.6: `-P1D`, `-PT15H`, `PT9H`.
  var trigger: String {
    let minutes = minutesBefore.magnitude
    let sign = minutesBefore > 0 ? "-" : ""
    if minutes % 1440 == 0 { return "\(sign)P\(minutes / 1440)D" }
    return minutes % 60 == 0 ? "\(sign)PT\(minutes / 60)H" : "\(sign)PT\(minutes)M"
  }
}
