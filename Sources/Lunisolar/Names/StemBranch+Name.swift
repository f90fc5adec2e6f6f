extension StemBranch {
  /// The pair in a language's own reading: `Jiazi`, `Giáp Tý`, `甲子`, `갑자`.
  public func name(in language: Language) -> String {
    language.names.stemBranch(stemName(in: language), branchName(in: language))
  }

  /// The stem alone: `Jia`, `Giáp`, `甲`, `갑`.
  public func stemName(in language: Language) -> String {
    language.names.stems[stem]
  }

  /// The branch alone: `Zi`, `Tý`, `子`, `자`.
  public func branchName(in language: Language) -> String {
    language.names.branches[branch]
  }

  /// The native Japanese reading in kana, stem and branch: `きのえね`.
  public var japaneseReading: String {
    CalendarNames.japaneseStemReadings[stem] + CalendarNames.japaneseBranchReadings[branch]
  }

  /// The native Japanese reading in Hepburn romanisation: `kinoe-ne`.
  public var japaneseRomanization: String {
    CalendarNames.japaneseStemRomanizations[stem] + "-"
      + CalendarNames.japaneseBranchRomanizations[branch]
  }
}
