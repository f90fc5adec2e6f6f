/// The rows of the tables `regions`, `occasions`, `holidays`, `holiday_years` and `names`.
package struct HolidayTables: Sendable {
  /// In the order of their numbers, from 1.
  package var regions: [RegionRows]
  /// In the order of their numbers, from 1.
  package var occasions: [Occasion]

  /// Creates a set of rows.
  package init(regions: [RegionRows], occasions: [Occasion]) {
    self.regions = regions
    self.occasions = occasions
  }

  /// A region or layer with its days and years, each in order.
  package struct RegionRows: Sendable {
    package var code: String
    package var tradition: Int
    package var weekend: Int
    package var isLayer: Bool
    package var days: [DayRow]
    package var years: [(year: Int, isAnnounced: Bool)]

    package init(
      code: String, tradition: Int, weekend: Int, isLayer: Bool, days: [DayRow],
      years: [(year: Int, isAnnounced: Bool)]
    ) {
      self.code = code
      self.tradition = tradition
      self.weekend = weekend
      self.isLayer = isLayer
      self.days = days
      self.years = years
    }
  }

  /// One occasion on one day. The kind is a place in `HolidayKind.allCases`.
  package struct DayRow: Sendable {
    package var day: Int
    package var occasion: Int
    package var kind: Int
    package var isOff: Bool

    package init(day: Int, occasion: Int, kind: Int, isOff: Bool) {
      self.day = day
      self.occasion = occasion
      self.kind = kind
      self.isOff = isOff
    }
  }

  /// An occasion with its names by language tag, in the order of the tags.
  package struct Occasion: Sendable {
    package var code: String
    package var names: [(tag: String, name: String)]

    package init(code: String, names: [(tag: String, name: String)]) {
      self.code = code
      self.names = names
    }
  }
}
