import DayCore
import Lunisolar

/// The months and solar terms that rules are evaluated over, by tradition.
public struct CalendarTables: Sendable {
  private let months: [Tradition: LunarTable]
  private let terms: [Tradition: TermTable]

  /// Creates a set of tables. Of two tables of one tradition the last counts.
  public init(months: [LunarTable], terms: [TermTable]) {
    self.months = Dictionary(months.map { ($0.tradition, $0) }) { $1 }
    self.terms = Dictionary(terms.map { ($0.tradition, $0) }) { $1 }
  }

  /// The months of a tradition.
  ///
  /// - Throws: `HolidayError.noTable` when there are none.
  public func months(of tradition: Tradition) throws(HolidayError) -> LunarTable {
    guard let table = months[tradition] else { throw .noTable(tradition: tradition) }
    return table
  }

  /// The solar terms at a tradition's meridian.
  ///
  /// - Throws: `HolidayError.noTable` when there are none.
  public func terms(of tradition: Tradition) throws(HolidayError) -> TermTable {
    guard let table = terms[tradition] else { throw .noTable(tradition: tradition) }
    return table
  }
}
