import DayCore
import Lunisolar

/// One column to be appended: its name, and its value on a day.
public struct AnnotationColumn: Sendable {
  /// What a column says of a day.
  public enum Value: Hashable, Sendable {
    /// The day lies outside what the column covers: its row is a bad one.
    case uncovered
    /// There is nothing to say: an empty field, `null` in JSON.
    case nothing
    /// A number.
    case number(Int)
    /// `1` or `0`, `true` or `false` in JSON.
    case flag(Bool)
    /// A text.
    case text(String)
  }

  /// The name in the header, or of the JSON member.
  public var name: String
  /// Its value on a day.
  public var value: @Sendable (Day) -> Value

  /// Describes a column.
  public init(_ name: String, value: @escaping @Sendable (Day) -> Value) {
    self.name = name
    self.value = value
  }
}

extension AnnotationColumn {
  /// Lunar year, month, day and leap month flag: `lunar_year`, `lunar_month`, `lunar_day`,
  /// `is_leap_month`, each behind a prefix.
  public static func lunarDate(_ table: LunarTable, prefix: String = "") -> [Self] {
    [
      Self(prefix + "lunar_year", table) { .number($0.year) },
      Self(prefix + "lunar_month", table) { .number($0.month) },
      Self(prefix + "lunar_day", table) { .number($0.day) },
      Self(prefix + "is_leap_month", table) { .flag($0.isLeapMonth) },
    ]
  }

  /// The stem-branches of lunar year, lunar month and day in Chinese characters:
  /// `year_stem_branch`, `month_stem_branch`, `day_stem_branch`, each behind a prefix.
  public static func stemBranches(_ table: LunarTable, prefix: String = "") -> [Self] {
    [
      Self(prefix + "year_stem_branch", table) {
        .text(StemBranch(lunarYear: $0.year).description)
      },
      Self(prefix + "month_stem_branch", table) {
        .text(StemBranch(lunarYear: $0.year, month: $0.month).description)
      },
      Self(prefix + "day_stem_branch") { .text(StemBranch(day: $0).description) },
    ]
  }

  /// The lunar date in words: `lunar_name` behind a prefix.
  public static func name(
    _ table: LunarTable, in language: Language, prefix: String = ""
  ) -> [Self] {
    [Self(prefix + "lunar_name", table) { .text($0.name(in: language)) }]
  }

  private init(
    _ name: String, _ table: LunarTable, value: @escaping @Sendable (LunarDate) -> Value
  ) {
    self.init(name) { table.lunarDate(for: $0).map(value) ?? .uncovered }
  }
}
