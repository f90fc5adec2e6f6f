extension Rokuyo {
  /// The name in a language: `Taian`, `Đại An`, `大安`, `대안`.
  public func name(in language: Language) -> String {
    language.almanacNames.rokuyo[rawValue]
  }
}
