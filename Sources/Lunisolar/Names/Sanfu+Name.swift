extension Sanfu {
  /// The name in a language: `First Fu`, `Sơ phục`, `初伏`, `초복`.
  public func name(in language: Language) -> String {
    language.almanacNames.sanfu[rawValue]
  }
}
