extension DutySpirit {
  /// The name in a language: `Azure Dragon`, `Thanh Long`, `青龙`, `청룡`.
  public func name(in language: Language) -> String {
    language.almanacNames.spirits[rawValue]
  }
}
