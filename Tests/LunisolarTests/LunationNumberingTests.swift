import DayCore
import Lunisolar
import Testing

/// The suis of 2033 and 2034, the classic trap, with instants in UTC+8 from the Hong Kong
/// Observatory's and Aslaksen's tables.
@Suite("LunationNumbering")
struct LunationNumberingTests {
  private static let chinaNoon = 4 * 3600

  /// Noon in China of days from 2032-11-03 on.
  private func instants(_ dates: [String]) throws -> [Int] {
    try dates.map { try Day(iso8601: $0).daysSince1970 * 86_400 + Self.chinaNoon }
  }

  private func numbering() throws -> [ComputedMonth] {
    let newMoons = try instants([
      "2032-12-03", "2033-01-01", "2033-01-31", "2033-03-01", "2033-03-31", "2033-04-29",
      "2033-05-28", "2033-06-27", "2033-07-26", "2033-08-25", "2033-09-23", "2033-10-23",
      "2033-11-22", "2033-12-22", "2034-01-20", "2034-02-19", "2034-03-20", "2034-04-19",
      "2034-05-18", "2034-06-16", "2034-07-16", "2034-08-14", "2034-09-13", "2034-10-12",
      "2034-11-11", "2034-12-11", "2035-01-09",
    ])
    let major = try instants([
      "2032-12-21", "2033-01-20", "2033-02-18", "2033-03-20", "2033-04-20", "2033-05-21",
      "2033-06-21", "2033-07-22", "2033-08-23", "2033-09-23", "2033-10-23", "2033-11-22",
      "2033-12-21", "2034-01-20", "2034-02-18", "2034-03-20", "2034-04-20", "2034-05-21",
      "2034-06-21", "2034-07-23", "2034-08-23", "2034-09-23", "2034-10-23", "2034-11-22",
      "2034-12-22",
    ])
    let terms = major.enumerated().map { place, utc in
      SolarTermInstant(term: SolarTerm.allCases[(18 + 2 * place) % 24], utc: utc)
    }
    return try LunationNumbering(tradition: .chinese, newMoons: newMoons, terms: terms).months()
  }

  @Test("the leap month of 2033 follows month 11, not month 7 or 8")
  func year2033() throws {
    let months = try numbering().map(\.month)
    let labels = months.map { "\($0.year)-\($0.label)" }
    #expect(
      labels == [
        "2032-11", "2032-12", "2033-1", "2033-2", "2033-3", "2033-4", "2033-5", "2033-6",
        "2033-7", "2033-8", "2033-9", "2033-10", "2033-11", "2033-L11", "2033-12", "2034-1",
        "2034-2", "2034-3", "2034-4", "2034-5", "2034-6", "2034-7", "2034-8", "2034-9", "2034-10",
      ])
    #expect(months.first { $0.isLeap }?.firstDay.description == "2033-12-22")
  }

  @Test("margins say how near a change of the number is")
  func margins() throws {
    let months = try numbering()
    // All instants are at local noon: half a day from each midnight.
    #expect(months.allSatisfy { $0.newMoonMargin == 43_200 })
    // The solstice of 2033-12-21 at noon is half a day before the leap month's first midnight:
    // beyond it, the months from there on would be numbered otherwise.
    #expect(months.first { $0.month.isLeap }?.termMargin == 43_200)
    // If that solstice fell a day later, the month before would be month 11 no more, the sui
    // would have thirteen months, and the month from 2033-08-25 on would be leap month 7.
    #expect(months.first { $0.month.month == 8 && $0.month.year == 2033 }?.termMargin == 43_200)
    // Month 3 stays month 3 in that case: it would take a shift of almost a month.
    let month3 = months.first { $0.month.month == 3 && $0.month.year == 2033 }
    #expect((month3?.termMargin ?? 0) > 20 * 86_400)
  }

  @Test("instants out of order are refused")
  func broken() {
    let solstice = SolarTermInstant(term: .dongzhi, utc: 0)
    let wrong = SolarTermInstant(term: .chunfen, utc: 10)
    #expect(throws: LunisolarError.brokenTerms(afterUTC: 0)) {
      try LunationNumbering(tradition: .chinese, newMoons: [], terms: [solstice, wrong])
    }
    #expect(throws: LunisolarError.brokenTerms(afterUTC: nil)) {
      try LunationNumbering(tradition: .chinese, newMoons: [], terms: [solstice])
    }
  }
}
