import DayCore

/// A region or layer of a packed calendar.
package struct PackedRegion: Sendable {
  /// Its number, from 0.
  package let number: Int
  /// Its code.
  package let code: String
  /// The number of its tradition.
  package let tradition: Int
  /// Bit 0 is set where Sunday is a weekly rest day, bit 6 where Saturday is.
  package let weekend: Int
  /// Whether it is a layer of festivals.
  package let isLayer: Bool
}

extension PackedCalendar {
  static let regionSection = 200
  static let occasionSection = 201
  static let nameSection = 202
  static let textSection = 203
  /// The days of region number 0; those of the others follow.
  static let daySection = 1000
  /// The known years of region number 0; those of the others follow.
  static let yearSection = 2000

  /// The region or layer with a code.
  package func region(_ code: String) -> PackedRegion? {
    guard let section = section(Self.regionSection) else { return nil }
    for number in 0..<section.count {
      let region = region(number, of: section)
      if region.code == code { return region }
    }
    return nil
  }

  /// All regions and layers in the order of their numbers.
  package var regions: [PackedRegion] {
    guard let section = section(Self.regionSection) else { return [] }
    return (0..<section.count).map { region($0, of: section) }
  }

  /// The rows of a region's days in a range, in order.
  package func days(
    in days: ClosedRange<Day>, of region: PackedRegion
  ) -> [HolidayTables.DayRow] {
    guard let section = section(Self.daySection + region.number) else { return [] }
    func day(_ place: Int) -> Int { Int(Int32(bitPattern: word(at: section.offset + place * 8))) }
    var rows: [HolidayTables.DayRow] = []
    var place = Self.firstPlace(below: section.count) {
      day($0) >= days.lowerBound.daysSince1970
    }
    while place < section.count, day(place) <= days.upperBound.daysSince1970 {
      let fields = word(at: section.offset + place * 8 + 4)
      rows.append(
        HolidayTables.DayRow(
          day: day(place), occasion: Int(fields >> 8), kind: Int(fields >> 1 & 127),
          isOff: fields & 1 != 0))
      place += 1
    }
    return rows
  }

  /// The known years of a region in order, with whether the decree of each is out.
  package func years(of region: PackedRegion) -> [(year: Int, isAnnounced: Bool)] {
    guard let section = section(Self.yearSection + region.number) else { return [] }
    return (0..<section.count).map { place in
      let entry = int(at: section.offset + place * 8)
      return (entry >> 1, entry & 1 != 0)
    }
  }

  /// The code of an occasion by its number, from 0.
  package func code(ofOccasion number: Int) -> String {
    section(Self.occasionSection).map { text(at: $0.offset + number * 16) } ?? ""
  }

  /// The names of an occasion by its number, from 0: language tags and names.
  package func names(ofOccasion number: Int) -> [(tag: String, name: String)] {
    guard let occasions = section(Self.occasionSection), let names = section(Self.nameSection)
    else { return [] }
    let span = int(at: occasions.offset + number * 16 + 8)
    return (0..<(span & 0xffff)).map { place in
      let entry = names.offset + ((span >> 16) + place) * 16
      return (text(at: entry), text(at: entry + 8))
    }
  }

  private func region(_ number: Int, of section: Section) -> PackedRegion {
    let entry = section.offset + number * 24
    let bits = int(at: entry + 16)
    return PackedRegion(
      number: number, code: text(at: entry), tradition: int(at: entry + 8), weekend: bits & 0xff,
      isLayer: bits & (1 << 8) != 0)
  }

  /// The text that a reference stands for.
  private func text(at offset: Int) -> String {
    guard let texts = section(Self.textSection) else { return "" }
    let reference = int(at: offset)
    return text(from: texts.offset + (reference >> 16), count: reference & 0xffff)
  }
}
