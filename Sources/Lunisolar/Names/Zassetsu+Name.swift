extension Zassetsu {
  /// The name in a language: `88th Night`, `Đêm thứ 88`, `八十八夜`.
  public func name(in language: Language) -> String {
    language.almanacNames.zassetsu[rawValue]
  }
}
