import DayCore
import Holidays
import Lunisolar

extension Tradition {
  /// The tradition that goes on where this one ends: the calendar of the South of Vietnam gave way
  /// to the common one in 1976.
  public var successor: Tradition? { self == .vietnameseSouth ? .vietnamese : nil }
}

extension CalendarTables {
  /// The months of a tradition, or of its successor after its end.
  func monthsCovering(_ day: Day, of tradition: Tradition) throws(EventsError) -> LunarTable {
    do throws(HolidayError) {
      let table = try months(of: tradition)
      guard day > table.coverage.upperBound, let successor = tradition.successor else {
        return table
      }
      return try months(of: successor)
    } catch {
      throw .rule(error)
    }
  }
}

extension Rule {
  /// The days of the rule within a range as `days(in:tables:tradition:)` finds them, and behind
  /// the end of a tradition those of its successor: whoever was born by the calendar of the South
  /// of Vietnam keeps the date by the common one.
  ///
  /// - Throws: `EventsError.rule` when a table is missing.
  public func continuedDays(
    in range: ClosedRange<Day>, tables: CalendarTables, tradition: Tradition
  ) throws(EventsError) -> [Day] {
    do throws(HolidayError) {
      let own = self.tradition ?? tradition
      let found = try days(in: range, tables: tables, tradition: own)
      guard let successor = own.successor else { return found }
      let end = try tables.months(of: own).coverage.upperBound
      guard range.upperBound > end else { return found }
      var rule = self
      rule.tradition = successor
      let later = try rule.days(
        in: max(range.lowerBound, end + 1)...range.upperBound, tables: tables,
        tradition: successor)
      return found.filter { $0 <= end } + later
    } catch {
      throw .rule(error)
    }
  }
}
