extension SolarTerm {
  /// The name in a language: `Winter Solstice`, `Đông chí`, `冬至`, `동지`.
  public func name(in language: Language) -> String {
    language.names.terms[rawValue]
  }
}
