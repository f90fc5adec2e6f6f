extension Nayin {
  /// The name in a language: `Gold in the Sea`, `Hải Trung Kim`, `海中金`, `해중금`.
  public func name(in language: Language) -> String {
    language.almanacNames.nayin[rawValue]
  }
}
