extension Element {
  /// The name in a language: `Wood`, `Mộc`, `木`, `목`.
  public func name(in language: Language) -> String {
    language.almanacNames.elements[rawValue]
  }
}
