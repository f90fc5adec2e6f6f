extension LunarMansion {
  /// The name in a language: `Horn`, `Giác`, `角`, `각`.
  public func name(in language: Language) -> String {
    language.almanacNames.mansions[rawValue]
  }
}
