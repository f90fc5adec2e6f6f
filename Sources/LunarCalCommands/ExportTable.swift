import Annotation
import DayCore
import LunarDatabase
import Lunisolar

/// A table for other engines: its columns, and its rows one after the other.
struct ExportTable {
  /// What a column holds.
  enum Kind { case date, integer, flag, text }

  /// A field; nil is NULL.
  enum Value {
    case date(Day)
    case integer(Int)
    case flag(Bool)
    case text(String)
  }

  /// The tables there are.
  enum Name: String, CaseIterable { case months, dates, holidays }

  /// The name in SQL.
  let name: String
  let columns: [(name: String, kind: Kind)]
  /// Calls a closure with every row, until it wants no more.
  let forEachRow:
    (_ wantsMore: ([Value?]) throws(CommandError) -> Bool) throws(CommandError) -> Void
}

extension ExportTable {
  /// Every month: `lunar_months`.
  static func months(_ tables: [LunarTable]) -> ExportTable {
    ExportTable(
      name: "lunar_months",
      columns: [
        ("tradition", .text), ("first_date", .date), ("first_day", .integer),
        ("lunar_year", .integer), ("lunar_month", .integer), ("is_leap_month", .flag),
        ("length", .integer), ("is_uncertain", .flag),
      ]
    ) { (body) throws(CommandError) in
      for table in tables {
        for place in 0..<table.count {
          let month = table.month(at: place)
          let row: [Value?] = [
            .text(table.tradition.code), .date(month.firstDay),
            .integer(month.firstDay.daysSince1970), .integer(month.year), .integer(month.month),
            .flag(month.isLeap), .integer(month.length), .flag(month.isUncertain),
          ]
          guard try body(row) else { return }
        }
      }
    }
  }

  /// The date dimension, a row for every day of every tradition: `lunar_dates`.
  static func dates(
    _ days: ClosedRange<Day>, _ tables: [(months: LunarTable, terms: TermTable)],
    region: RegionDays?
  ) -> ExportTable {
    ExportTable(
      name: "lunar_dates",
      columns: [
        ("tradition", .text), ("solar_date", .date), ("day", .integer), ("weekday", .integer),
        ("iso_year", .integer), ("iso_week", .integer), ("lunar_year", .integer),
        ("lunar_month", .integer), ("lunar_day", .integer), ("is_leap_month", .flag),
        ("year_stem_branch", .text), ("month_stem_branch", .text), ("day_stem_branch", .text),
        ("solar_term", .text),
      ] + (region == nil ? [] : [("holiday", .text), ("is_day_off", .flag)])
    ) { (body) throws(CommandError) in
      for (months, terms) in tables where days.overlaps(months.coverage) {
        var day = days.clamped(to: months.coverage).lowerBound
        for date in months.dates(of: days) {
          let code = Value.text(months.tradition.code)
          var row = [code] + fields(of: day) + fields(of: date, day)
          row.append(terms.term(on: day).map { .text($0.name) })
          if let region {
            row.append(region.ids(on: day).map(Value.text))
            row.append(region.isOff(on: day).map(Value.flag))
          }
          guard try body(row) else { return }
          day += 1
        }
      }
    }
  }

  private static func fields(of day: Day) -> [Value?] {
    [
      .date(day), .integer(day.daysSince1970), .integer(day.weekday.isoNumber),
      .integer(day.isoWeekYear), .integer(day.isoWeekNumber),
    ]
  }

  private static func fields(of date: LunarDate, _ day: Day) -> [Value?] {
    [
      .integer(date.year), .integer(date.month), .integer(date.day), .flag(date.isLeapMonth),
      .text(StemBranch(lunarYear: date.year).description),
      .text(StemBranch(lunarYear: date.year, month: date.month).description),
      .text(StemBranch(day: day).description),
    ]
  }

  /// What a region has: `holidays`.
  static func holidays(
    _ days: ClosedRange<Day>, _ region: RegionDays, language: Language
  ) -> ExportTable {
    ExportTable(
      name: "holidays",
      columns: [
        ("region", .text), ("solar_date", .date), ("id", .text), ("kind", .text),
        ("is_off", .flag), ("name", .text),
      ]
    ) { (body) throws(CommandError) in
      for record in region.records where days.contains(record.day) {
        let row: [Value?] = [
          .text(region.region), .date(record.day), .text(record.id), .text(record.kind.rawValue),
          .flag(record.isOff), .text(record.name(in: language)),
        ]
        guard try body(row) else { return }
      }
    }
  }
}
