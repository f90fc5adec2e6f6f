extension ShujiuDay {
  /// The name of the nine in a language: `Third Nine`, `Tam cửu`, `三九`, `삼구`.
  public func name(in language: Language) -> String {
    language.almanacNames.nines[nine - 1]
  }
}
