import DayCore
import Lunisolar

/// The months, solar terms, moon phases and holidays of a table in a form that is read where it lies: what
/// lets a program answer before it has opened SQLite at all.
///
/// `Tools/generate` writes it beside the table and from the same rows; ``fingerprint`` says from
/// which. All numbers are little-endian:
///
///     8 bytes   the letters LCALPAK1
///     UInt64    fingerprint
///     Int64     number of sections; then for each four Int64:
///                 what it holds (a tradition's id, 100 terms, 101 phases, 200 regions,
///                 201 occasions, 202 names, 203 texts, 1000 and up days, 2000 and up years),
///                 the value of the first element (lunar year, term or phase),
///                 number of elements, byte offset of the first
///     sections  months: Int32 first day, UInt32 fields, and behind the last the day after it;
///               instants: Int64 UTC, of consecutive terms or phases
///               regions, occasions, names, days and years: see `PackedCalendar+Holidays.swift`
package struct PackedCalendar: Sendable {
  static let magic = Array("LCALPAK1".utf8)
  static let termSection = 100
  static let phaseSection = 101

  private let image: Image

  /// Takes an image, which must be a packed calendar.
  package init?(_ image: Image) {
    guard image.bytes.starts(with: Self.magic) else { return nil }
    self.image = image
  }

  /// One part of the image.
  struct Section {
    var first: Int
    var count: Int
    var offset: Int
  }

  /// The section that holds something, nil where there is none.
  func section(_ id: Int) -> Section? {
    for place in 0..<int(at: 16) {
      let entry = 24 + place * 32
      if int(at: entry) == id {
        return Section(
          first: int(at: entry + 8), count: int(at: entry + 16), offset: int(at: entry + 24))
      }
    }
    return nil
  }

  /// A number made of the hashes of the tables that the rows come from.
  package var fingerprint: UInt64 { UInt64(bitPattern: Int64(int(at: 8))) }

  /// A 64-bit number. Reading beyond the image traps, which only a wrongly built program can do.
  func int(at offset: Int) -> Int {
    Int(Int64(littleEndian: image.load(at: offset)))
  }

  /// The UTF-8 text of so many bytes.
  func text(from offset: Int, count: Int) -> String {
    image.text(from: offset, count: count)
  }

  /// A 32-bit number.
  func word(at offset: Int) -> UInt32 {
    UInt32(littleEndian: image.load(at: offset))
  }
}

// MARK: - Months

extension PackedCalendar {
  /// What is covered of a tradition.
  func coverage(of tradition: Tradition) -> Coverage? {
    guard let section = section(tradition.id), section.count > 0 else { return nil }
    let last = month(at: section.count - 1, of: section)
    let first = month(at: 0, of: section)
    return Coverage(days: first.firstDay...last.lastDay, years: section.first...last.year)
  }

  /// The months whose first days lie in a range of day numbers.
  func months(firstDays: ClosedRange<Int>, of tradition: Tradition) -> [LunarMonth] {
    guard let section = section(tradition.id) else { return [] }
    func firstDay(_ place: Int) -> Int { day(at: place, of: section) }
    var place = Self.firstPlace(below: section.count) { firstDay($0) >= firstDays.lowerBound }
    var months: [LunarMonth] = []
    while place < section.count, firstDay(place) <= firstDays.upperBound {
      months.append(month(at: place, of: section))
      place += 1
    }
    return months
  }

  private func day(at place: Int, of section: Section) -> Int {
    Int(Int32(bitPattern: word(at: section.offset + place * 8)))
  }

  private func month(at place: Int, of section: Section) -> LunarMonth {
    let first = day(at: place, of: section)
    let fields = word(at: section.offset + place * 8 + 4)
    return LunarMonth(
      year: Int(fields >> 6), month: Int(fields >> 2 & 15), isLeap: fields & 2 != 0,
      firstDay: Day(daysSince1970: first), length: day(at: place + 1, of: section) - first,
      isUncertain: fields & 1 != 0)
  }

  /// A month's fields in one word: year, four bits of month, leap month, uncertain.
  static func fields(of month: LunarMonth) -> UInt32 {
    UInt32(month.year) << 6 | UInt32(month.month) << 2 | (month.isLeap ? 2 : 0)
      | (month.isUncertain ? 1 : 0)
  }

  /// The first place at which an ascending condition holds.
  static func firstPlace(below count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: - Instants

extension PackedCalendar {
  /// The instants of a section in a range, each with its value in a cycle of so many.
  func instants(
    _ id: Int, cycle: Int, utc range: ClosedRange<Int>
  ) -> [(utc: Int, value: Int)] {
    guard let section = section(id) else { return [] }
    func utc(_ place: Int) -> Int { int(at: section.offset + place * 8) }
    var place = Self.firstPlace(below: section.count) { utc($0) >= range.lowerBound }
    var instants: [(utc: Int, value: Int)] = []
    while place < section.count, utc(place) <= range.upperBound {
      instants.append((utc(place), (section.first + place) % cycle))
      place += 1
    }
    return instants
  }
}
