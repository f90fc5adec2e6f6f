extension LunarMonth {
  /// The name in a language: `month 12`, `tháng Chạp`, `腊月`, `섣달`, `師走`; of a leap month
  /// `month 6, leap`, `tháng Sáu nhuận`, `闰六月`, `윤6월`, `閏六月`.
  public func name(in language: Language) -> String {
    language.lunarMonthName(month, isLeap: isLeap)
  }

  /// The name with the stem-branch of the lunar year: `tháng Chạp Ất Tỵ`, `乙巳年腊月`.
  public func nameWithYear(in language: Language) -> String {
    language.names.lunarYearMonth(
      StemBranch(lunarYear: year).name(in: language), name(in: language))
  }
}
