extension DayOfficer {
  /// The name in a language: `Establish`, `Kiến`, `建`, `건`.
  public func name(in language: Language) -> String {
    language.almanacNames.officers[rawValue]
  }
}
