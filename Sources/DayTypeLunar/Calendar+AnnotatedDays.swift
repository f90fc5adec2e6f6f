@_exported import Annotation
import Foundation

extension Calendar {
  /// The seven days of the week of the date, with their lunar dates, holidays and special days.
  ///
  /// ```swift
  /// let annotator = try Annotator(database: .bundled, traditions: [.vietnamese], regions: ["VN"])
  /// for cell in try Calendar.current.weekDays(for: Date(), from: annotator) {
  ///   print(cell.gregorianDay, cell.lunarDay, cell.isHoliday)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - date: A moment of the week.
  ///   - annotator: Says what is known of a day.
  /// - Returns: Seven cells.
  /// - Throws: `LunarDatabaseError.damaged` where the annotator's table is.
  public func weekDays(
    for date: Date, from annotator: Annotator
  ) throws(LunarDatabaseError) -> [AnnotatedDay] {
    try annotator.days(of: weekDays(for: date))
  }

  /// The days of the month of the date in whole weeks, row by row, with their lunar dates, holidays
  /// and special days.
  ///
  /// - Parameters:
  ///   - date: A moment of the month.
  ///   - annotator: Says what is known of a day.
  /// - Returns: 28 to 42 cells.
  /// - Throws: `LunarDatabaseError.damaged` where the annotator's table is.
  public func monthDays(
    for date: Date, from annotator: Annotator
  ) throws(LunarDatabaseError) -> [AnnotatedDay] {
    try annotator.days(of: monthDays(for: date))
  }
}

extension Annotator {
  fileprivate func days(of cells: [CalendarDay]) throws(LunarDatabaseError) -> [AnnotatedDay] {
    guard let first = cells.first, let last = cells.last else { return [] }
    return try days(in: first.day...last.day)
  }
}
